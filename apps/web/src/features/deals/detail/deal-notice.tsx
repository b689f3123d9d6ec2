import type { Deal } from '@baeon/contracts/campaigns/campaigns-wire';
import {
  CalendarClock,
  CircleCheck,
  CirclePause,
  Clock,
  type LucideIcon,
  TicketX,
} from 'lucide-react';
import { dateText } from '@baeon/ui/components/deals/deal-dates.ts';
import { useTexts } from '@baeon/ui/lib/texts.ts';
import { useStanding } from '../waitlist/waitlist-api.ts';
import { dealsTexts } from '../deals-texts.ts';

type Notice = { Icon: LucideIcon; title: string; text: string; good: boolean };
type NoticeTexts = (typeof dealsTexts)['english']['detail']['notices'];

function noticeOf(deal: Deal, texts: NoticeTexts): Notice | null {
  const { state, coupon_id, starts_at, time_zone } = deal;
  if (coupon_id !== null) {
    return {
      Icon: CircleCheck,
      title: texts.yours,
      text: texts.yoursHint,
      good: true,
    };
  }
  switch (state) {
    case 'live':
      return null;
    case 'sold_out':
      return {
        Icon: TicketX,
        title: texts.soldOut,
        text: texts.soldOutHint,
        good: false,
      };
    case 'paused':
      return {
        Icon: CirclePause,
        title: texts.paused,
        text: texts.pausedHint,
        good: false,
      };
    case 'ended':
      return {
        Icon: CalendarClock,
        title: texts.ended,
        text: texts.endedHint,
        good: false,
      };
    case 'upcoming':
      return {
        Icon: Clock,
        title: texts.notYet,
        text: texts.notYetHint(dateText({ expiry: starts_at, timeZone: time_zone })),
        good: false,
      };
  }
}

/** How a deal stands, where that is more than being there to be had. Spoken when it changes. */
export function DealNotice({ deal }: { deal: Deal }) {
  const { notices: texts } = useTexts(dealsTexts).detail;
  const isHeld = useStanding(deal.campaign.id)?.held_until != null;
  const notice = isHeld ? null : noticeOf(deal, texts);
  return (
    <div role="status" className="empty:-mb-4">
      {notice && (
        <div
          className={`flex gap-3 rounded-field px-4 py-3 ${notice.good ? 'bg-brand-soft' : 'bg-sunken'}`}
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
