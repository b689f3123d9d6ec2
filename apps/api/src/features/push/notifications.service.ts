import {
  MOST_NOTIFICATIONS,
  NOTIFICATION_DAYS,
  type Notification,
  type NotificationsResult,
  type ReadBody,
} from '@baeon/contracts/push/notifications-wire';
import { notificationTopics, type NotificationKind } from '@baeon/contracts/push/push-wire';
import type { Db } from '../../db/client.ts';
import { AppError } from '../../lib/app-error.ts';
import type { Clock } from '../../lib/clock.ts';
import { isUuid } from '../../lib/uuid.ts';
import {
  listNotifications,
  markAllRead,
  markRead,
  type NotificationRow,
} from './notifications.repo.ts';
import { pathOf } from './push-message.ts';

const DAY = 24 * 3_600_000;

export type Notifications = ReturnType<typeof createNotifications>;

/** What somebody was told, by push or not, to be read in the app. */
export function createNotifications({ db, clock }: { db: Db; clock: Clock }) {
  async function list(userId: string): Promise<NotificationsResult> {
    const since = new Date(clock.now().getTime() - NOTIFICATION_DAYS * DAY);
    const rows = await listNotifications(db, userId, { since, atMost: MOST_NOTIFICATIONS });
    const unread = rows.filter((row) => !row.is_read).length;
    return { notifications: rows.map(toNotification), unread };
  }

  return {
    list,

    async unread(userId: string): Promise<{ unread: number }> {
      return { unread: (await list(userId)).unread };
    },

    async read(userId: string, body: ReadBody): Promise<NotificationsResult> {
      const now = clock.now();
      if ('until' in body) await markAllRead(db, userId, new Date(body.until), now);
      else await markRead(db, userId, thingOf(body.id), now);
      return list(userId);
    },
  };
}

const toNotification = (row: NotificationRow): Notification => ({
  id: `${row.kind}:${row.thing_id}`,
  kind: row.kind,
  at: new Date(row.noted_at).toISOString(),
  read: row.is_read,
  title: row.title,
  store: row.store,
  until: new Date(row.until).toISOString(),
  time_zone: row.time_zone,
  path: pathOf[row.kind](row.thing_id, row.store_id),
});

const isKind = (text: string): text is NotificationKind => Object.hasOwn(notificationTopics, text);

function thingOf(id: string): { kind: NotificationKind; thingId: string } {
  const [kind = '', thingId = ''] = id.split(':');
  if (isKind(kind) && isUuid(thingId)) return { kind, thingId };
  throw new AppError('NOT_FOUND', 'This notification is no longer here.');
}
