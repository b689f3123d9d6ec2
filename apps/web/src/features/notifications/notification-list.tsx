import type { Notification } from '@baeon/contracts/push/notifications-wire';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import {
  Bell,
  CalendarClock,
  Gift,
  Handshake,
  Heart,
  Hourglass,
  type LucideIcon,
  Store,
  TicketCheck,
  TicketPercent,
} from 'lucide-react';
import { useEffect } from 'react';
import { Link } from 'react-router';
import { buttonClass } from '@baeon/ui/components/button.tsx';
import { classNames } from '@baeon/ui/components/class-names.ts';
import { EmptyState, LoadError, StaleNote } from '@baeon/ui/components/empty-state.tsx';
import { Skeleton } from '@baeon/ui/components/layout.tsx';
import { uiTexts } from '@baeon/ui/components/ui-texts.ts';
import { isCounterPath, paths } from '../../config/paths.ts';
import { agoText } from '@baeon/ui/lib/format/ago-text.ts';
import { timeOfDay } from '@baeon/ui/lib/format/time-of-day.ts';
import { queryKeys } from '../../lib/query-keys.ts';
import { useSession } from '../../lib/session.ts';
import { useTexts } from '@baeon/ui/lib/texts.ts';
import { useMinute } from '@baeon/ui/lib/use-minute.ts';
import { notificationTexts } from './notification-texts.ts';
import { notificationsOptions, useMarkRead } from './notifications-api.ts';

const MINUTE_MS = 60_000;
const PLACEHOLDERS = ['1', '2', '3', '4', '5'];

const icons: Record<Notification['kind'], LucideIcon> = {
  ending_coupon: CalendarClock,
  new_deal: Store,
  saved_ending: Heart,
  saved_low: Heart,
  pass_received: Gift,
  pass_taken: TicketPercent,
  referral_bonus: Gift,
  coupon_used: TicketCheck,
  coupon_back: TicketPercent,
  waitlist_held: Hourglass,
  waitlist_ended: Hourglass,
  bid_made: Handshake,
  counter_refused: Handshake,
  pool_reached: TicketCheck,
  pool_missed: Handshake,
  bargain_near: Store,
  counter_made: Store,
  bid_accepted: Store,
  bid_over: Store,
  approved: Store,
  sent_back: Store,
};

/** Of what is done there is no end. */
const lasting = new Set<Notification['kind']>([
  'pass_taken',
  'coupon_used',
  'pool_reached',
  'pool_missed',
  'bid_accepted',
  'bid_over',
  'approved',
  'sent_back',
]);

/** What somebody was told, newest first; each leads to what it is about. */
export function NotificationList() {
  const texts = useTexts(notificationTexts);
  const { user } = useSession();
  const list = useQuery(notificationsOptions(user?.id ?? ''));
  const client = useQueryClient();
  const markRead = useMarkRead();
  const unread = list.data?.unread;

  // The bell above counts the same.
  useEffect(() => {
    if (unread !== undefined) client.setQueryData(queryKeys.unread, { unread });
  }, [client, unread]);

  if (!list.data) {
    return list.error ? <LoadError title={texts.notLoaded} of={list} /> : <Loading />;
  }
  const { notifications } = list.data;
  const [newest] = notifications;
  if (!newest) return <NothingNew />;
  return (
    <div className="px-5 pb-8">
      <StaleNote of={list} />
      {list.data.unread > 0 && (
        <button
          type="button"
          onClick={() => markRead({ until: newest.at })}
          className="ml-auto block min-h-11 rounded-control px-3 font-semibold text-link hover:bg-brand-soft"
        >
          {texts.readAll}
        </button>
      )}
      <ul
        role="list"
        className="divide-y divide-line overflow-hidden rounded-card border border-line bg-raised"
      >
        {notifications.map((one) => (
          <li key={one.id}>
            <Row notification={one} onOpen={() => !one.read && markRead({ id: one.id })} />
          </li>
        ))}
      </ul>
      <ChooseLink />
    </div>
  );
}

function Row({ notification, onOpen }: { notification: Notification; onOpen: () => void }) {
  const texts = useTexts(notificationTexts);
  const now = useMinute();
  const { kind, title, store, at, read, path } = notification;
  const Icon = icons[kind];
  const minutes = Math.floor((now.getTime() - Date.parse(at)) / MINUTE_MS);
  const isOver = !lasting.has(kind) && Date.parse(notification.until) < now.getTime();
  return (
    <Link
      to={path}
      reloadDocument={isCounterPath(path)}
      onClick={onOpen}
      className={classNames(
        'flex items-start gap-[12px] px-[16px] py-3 outline-offset-[-3px] hover:bg-brand-soft',
        !read && 'bg-brand-soft/60',
      )}
    >
      <span
        className={classNames(
          'mt-0.5 grid size-[36px] shrink-0 place-items-center rounded-full bg-brand-soft text-link',
          isOver && 'opacity-60',
        )}
      >
        <Icon aria-hidden="true" className="size-[20px]" />
      </span>
      <span className="min-w-0 flex-1">
        <span className={classNames('block leading-5', read ? 'font-medium' : 'font-bold')}>
          {texts.kinds[kind]}
        </span>
        <span className="mt-0.5 line-clamp-2 text-sm wrap-anywhere text-ink-muted">
          {store ? texts.at(title, store) : title}
        </span>
        <span className="mt-0.5 block text-sm text-ink-muted">
          {agoText(minutes, texts.justNow)}
          {isOver
            ? ` · ${texts.over}`
            : kind === 'waitlist_held' &&
              ` · ${texts.until(timeOfDay(new Date(notification.until)))}`}
        </span>
      </span>
      {!read && (
        <span className="mt-2 size-[10px] shrink-0 rounded-full bg-brand">
          <span className="sr-only">{texts.unread}</span>
        </span>
      )}
    </Link>
  );
}

function Loading() {
  return (
    <div aria-busy="true" className="px-5 pb-8">
      <p className="sr-only">{useTexts(uiTexts).loading}</p>
      <div className="divide-y divide-line rounded-card border border-line bg-raised">
        {PLACEHOLDERS.map((place) => (
          <div key={place} className="flex gap-[12px] px-[16px] py-3">
            <Skeleton className="size-[36px] shrink-0 rounded-full!" />
            <div className="flex-1">
              <Skeleton className="my-0.5 h-4 w-3/5" />
              <Skeleton className="mt-2 h-3 w-4/5" />
              <Skeleton className="mt-2 h-3 w-1/4" />
            </div>
          </div>
        ))}
      </div>
    </div>
  );
}

function NothingNew() {
  const texts = useTexts(notificationTexts);
  return (
    <EmptyState Icon={Bell} title={texts.none} text={texts.noneHint} action={<ChooseLink />} />
  );
}

function ChooseLink() {
  return (
    <Link
      to={`${paths.user}?section=notifications`}
      className={buttonClass('secondary', 'mt-4 w-full')}
    >
      {useTexts(notificationTexts).choose}
    </Link>
  );
}
