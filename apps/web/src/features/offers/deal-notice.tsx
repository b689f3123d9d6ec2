import type { Deal } from '@baeon/contracts/coupon';
import { CalendarClock, CircleCheck, Clock, type LucideIcon, TicketX } from 'lucide-react';
import { dateText } from '../../components/deals/deal-dates.ts';

type Notice = { Icon: LucideIcon; title: string; text: string; good: boolean };

function noticeOf({ state, coupon_id, starts_at, time_zone }: Deal): Notice | null {
  if (coupon_id !== null) {
    return {
      Icon: CircleCheck,
      title: 'This deal is yours',
      text: 'Show the code of your coupon at the store. We sent it to your number, too.',
      good: true,
    };
  }
  switch (state) {
    case 'live':
      return null;
    case 'sold_out':
      return {
        Icon: TicketX,
        title: 'Sold out',
        text: 'All of these deals are gone. There may be something as good nearby.',
        good: false,
      };
    case 'ended':
      return {
        Icon: CalendarClock,
        title: 'This deal has ended',
        text: 'It can no longer be had. There may be something as good nearby.',
        good: false,
      };
    case 'upcoming':
      return {
        Icon: Clock,
        title: 'Not yet',
        text: `You can get this deal from ${dateText({ expiry: starts_at, timeZone: time_zone })} on.`,
        good: false,
      };
  }
}

/** How a deal stands, where that is more than being there to be had. Spoken when it changes. */
export function DealNotice({ deal }: { deal: Deal }) {
  const notice = noticeOf(deal);
  return (
    <div role="status" className="empty:-mt-5">
      {notice && (
        <div
          className={`flex gap-3 rounded-card px-5 py-4 ${notice.good ? 'bg-brand-soft' : 'bg-sunken'}`}
        >
          <notice.Icon
            aria-hidden="true"
            className={`mt-0.5 size-6 shrink-0 ${notice.good ? 'text-positive' : 'text-ink-muted'}`}
          />
          <div className="min-w-0">
            <p className="font-bold">{notice.title}</p>
            <p className="mt-0.5 text-sm text-pretty">{notice.text}</p>
          </div>
        </div>
      )}
    </div>
  );
}
