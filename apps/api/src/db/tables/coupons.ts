import type { CouponSource } from '@baeon/contracts/coupons/coupons';
import { pgTable, primaryKey, text, uuid } from '../drizzle.ts';
import { bytea, instant } from './columns.ts';

export const heldCoupons = pgTable(
  'held_coupons',
  {
    userId: uuid('user_id').notNull(),
    id: uuid().notNull().defaultRandom(),
    campaignId: uuid('campaign_id').notNull(),
    storeId: uuid('store_id'),
    code: text().notNull(),
    source: text().$type<CouponSource>().notNull(),
    state: text().$type<'held' | 'redeemed' | 'expired' | 'passed_on'>().notNull().default('held'),
    validUntil: instant('valid_until').notNull(),
    issuedAt: instant('issued_at').notNull(),
    termsAt: instant('terms_at'),
    settledAt: instant('settled_at'),
    mediaPartnerId: text('media_partner_id'),
    sharedVia: text('shared_via').array(),
    requestOrigin: text('request_origin'),
  },
  (table) => [primaryKey({ columns: [table.userId, table.id] })],
);

export const couponPasses = pgTable(
  'coupon_passes',
  {
    userId: uuid('user_id').notNull(),
    couponId: uuid('coupon_id').notNull(),
    id: uuid().notNull().defaultRandom(),
    toMobileNumber: text('to_mobile_number'),
    tokenHash: bytea('token_hash').notNull(),
    state: text().$type<'open' | 'accepted' | 'taken_back' | 'lapsed'>().notNull().default('open'),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    settledAt: instant('settled_at'),
  },
  (table) => [primaryKey({ columns: [table.userId, table.id] })],
);
