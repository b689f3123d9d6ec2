import type { DealSaving } from '@baeon/contracts/campaigns/saving';
import type { UseHours } from '@baeon/contracts/campaigns/use-hours';
import {
  boolean,
  doublePrecision,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uuid,
} from '../drizzle.ts';
import { instant } from './columns.ts';

export const campaigns = pgTable('campaigns', {
  id: uuid().primaryKey().defaultRandom(),
  externalId: text('external_id'),
  kind: text()
    .$type<'deal' | 'bonus' | 'greeting' | 'referral' | 'bid'>()
    .notNull()
    .default('deal'),
  title: text().notNull(),
  description: text().notNull().default(''),
  terms: text(),
  image: text(),
  savingKind: text('saving_kind').$type<DealSaving['kind']>(),
  savingAmount: integer('saving_amount'),
  startsAt: instant('starts_at').notNull(),
  endsAt: instant('ends_at').notNull(),
  validDays: integer('valid_days'),
  total: integer().notNull(),
  dealsLeft: integer('deals_left').notNull(),
  inLine: integer('in_line').notNull().default(0),
  reserved: integer().notNull().default(0),
  minimumBillRupees: integer('minimum_bill_rupees'),
  offlineLimit: integer('offline_limit').notNull().default(0),
  pausedAt: instant('paused_at'),
  useHours: jsonb('use_hours').$type<UseHours>(),
  createdAt: instant('created_at').notNull(),
  updatedAt: instant('updated_at').notNull(),
});

/** The point on the map is made by the database and read by its functions only. */
export const campaignPlaces = pgTable(
  'campaign_places',
  {
    campaignId: uuid('campaign_id').notNull(),
    storeId: uuid('store_id').notNull(),
    category: text().notNull(),
    latitude: doublePrecision().notNull(),
    longitude: doublePrecision().notNull(),
    open: boolean().notNull().default(true),
  },
  (table) => [primaryKey({ columns: [table.campaignId, table.storeId] })],
);

export const savedDeals = pgTable(
  'saved_deals',
  {
    userId: uuid('user_id').notNull(),
    campaignId: uuid('campaign_id').notNull(),
    savedAt: instant('saved_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.campaignId] })],
);
