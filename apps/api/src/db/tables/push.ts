import type { NotificationKind } from '@baeon/contracts/push/push-wire';
import { boolean, integer, pgTable, primaryKey, smallint, text, uuid } from '../drizzle.ts';
import { bytea, instant } from './columns.ts';

export const newsSettings = pgTable('news_settings', {
  userId: uuid('user_id').primaryKey(),
  newDeals: boolean('new_deals').notNull(),
  endingCoupons: boolean('ending_coupons').notNull(),
  savedDeals: boolean('saved_deals').notNull(),
  passes: boolean().notNull(),
  usedCoupons: boolean('used_coupons').notNull(),
  waitlists: boolean().notNull(),
  offers: boolean().notNull(),
  bargains: boolean().notNull(),
  quietFrom: smallint('quiet_from').notNull(),
  quietUntil: smallint('quiet_until').notNull(),
});

export const pushSubscriptions = pgTable(
  'push_subscriptions',
  {
    userId: uuid('user_id').notNull(),
    id: uuid().notNull().defaultRandom(),
    endpoint: text().notNull(),
    p256dh: text().notNull(),
    auth: text().notNull(),
    timeZone: text('time_zone').notNull(),
    tokenHash: bytea('token_hash').notNull(),
    createdAt: instant('created_at').notNull(),
    failures: integer().notNull().default(0),
    dueAt: instant('due_at'),
    takenUntil: instant('taken_until'),
  },
  (table) => [primaryKey({ columns: [table.userId, table.id] })],
);

/** What people were told, to be read again. */
export const news = pgTable(
  'news',
  {
    userId: uuid('user_id').notNull(),
    kind: text().$type<NotificationKind>().notNull(),
    thingId: uuid('thing_id').notNull(),
    notedAt: instant('noted_at').notNull(),
    readAt: instant('read_at'),
  },
  (table) => [primaryKey({ columns: [table.userId, table.kind, table.thingId] })],
);

export const newsDeliveries = pgTable(
  'news_deliveries',
  {
    userId: uuid('user_id').notNull(),
    subscriptionId: uuid('subscription_id').notNull(),
    kind: text().$type<NotificationKind>().notNull(),
    thingId: uuid('thing_id').notNull(),
    notedAt: instant('noted_at').notNull(),
    doubts: smallint().notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.subscriptionId, table.kind, table.thingId] }),
  ],
);

export const vapidKeys = pgTable('vapid_keys', {
  one: boolean().primaryKey().default(true),
  publicKey: text('public_key').notNull(),
  sealedPrivateKey: bytea('sealed_private_key').notNull(),
  createdAt: instant('created_at').notNull(),
});
