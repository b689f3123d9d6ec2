import type { Availability } from '@baeon/contracts/products/products-wire';
import type { ClosingReason } from '@baeon/contracts/deal-raise/bargains';
import type { RaiseCategory, RaisedState } from '@baeon/contracts/deal-raise/deal-raise';
import {
  bigint,
  boolean,
  doublePrecision,
  json,
  jsonb,
  pgTable,
  primaryKey,
  real,
  text,
  uuid,
} from '../drizzle.ts';
import { instant } from './columns.ts';

const paise = (name: string) => bigint(name, { mode: 'number' });

export const products = pgTable('products', {
  id: uuid().primaryKey().defaultRandom(),
  feedId: text('feed_id').notNull(),
  name: text().notNull(),
  title: text().notNull(),
  description: text().notNull().default(''),
  brand: text(),
  category: text().notNull(),
  productType: text('product_type'),
  pricePaise: paise('price_paise'),
  listPricePaise: paise('list_price_paise'),
  attributes: json().$type<Record<string, string>>().notNull().default({}),
  rating: real(),
  image: text(),
  productUrl: text('product_url'),
  availability: text().$type<Availability>().notNull().default('in_stock'),
  isDemo: boolean('is_demo').notNull().default(false),
  createdAt: instant('created_at').notNull(),
  updatedAt: instant('updated_at').notNull(),
});

export const wishlistItems = pgTable(
  'wishlist_items',
  {
    userId: uuid('user_id').notNull(),
    key: text().notNull(),
    productId: uuid('product_id'),
    name: text().notNull(),
    image: text().notNull(),
    productUrl: text('product_url').notNull(),
    pricePaiseThen: paise('price_paise_then'),
    addedAt: instant('added_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.key] })],
);

export const raisedDeals = pgTable(
  'raised_deals',
  {
    userId: uuid('user_id').notNull(),
    id: uuid().notNull().defaultRandom(),
    productId: uuid('product_id'),
    productUrl: text('product_url').notNull(),
    comment: text().notNull().default(''),
    categoryId: text('category_id').$type<RaiseCategory>().notNull(),
    latitude: doublePrecision().notNull(),
    longitude: doublePrecision().notNull(),
    state: text().$type<RaisedState>().notNull().default('raised'),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
    bargainId: uuid('bargain_id'),
    closedFor: text('closed_for').$type<ClosingReason>(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.id] })],
);

export const conversations = pgTable('conversations', {
  id: uuid().primaryKey(),
  userId: uuid('user_id'),
  memory: jsonb().$type<unknown>().notNull(),
  updatedAt: instant('updated_at').notNull(),
  expiresAt: instant('expires_at').notNull(),
});
