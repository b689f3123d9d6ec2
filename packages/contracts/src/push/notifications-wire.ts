import { z } from 'zod';
import { notificationTopics, type NotificationKind } from './push-wire.ts';

/** What is older is gone; of the rest the newest are shown. */
export const NOTIFICATION_DAYS = 90;
export const MOST_NOTIFICATIONS = 100;

const kinds = Object.keys(notificationTopics) as [NotificationKind, ...NotificationKind[]];

/** Something that a person was told of, on a device or here alone. */
export const notificationSchema = z.object({
  id: z.string(),
  kind: z.enum(kinds),
  at: z.iso.datetime(),
  read: z.boolean(),
  title: z.string().describe('Of the deal that it is about, or the name of a new shop'),
  store: z.string().nullable(),
  until: z.iso.datetime().describe('When the coupon, the deal or the pass ends'),
  time_zone: z.string(),
  path: z.string().describe('Where in the app it leads to, as a push message does'),
});

export const notificationsResult = z.object({
  notifications: z.array(notificationSchema).describe('Newest first'),
  unread: z.number().int().nonnegative(),
});

export const unreadResult = z.object({ unread: z.number().int().nonnegative() });

export const readBody = z.union([
  z.object({ id: z.string().max(100).describe('One that was opened') }),
  z.object({ until: z.iso.datetime().describe('All that were there at this moment') }),
]);

export type Notification = z.infer<typeof notificationSchema>;
export type NotificationsResult = z.infer<typeof notificationsResult>;
export type ReadBody = z.infer<typeof readBody>;
