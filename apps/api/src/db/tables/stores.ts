import type { Place } from '@baeon/contracts/places/places-wire';
import type { OpeningHours, SpecialDay } from '@baeon/contracts/stores/opening-hours';
import {
  bigint,
  boolean,
  doublePrecision,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  real,
  smallint,
  text,
  uuid,
} from '../drizzle.ts';
import { instant } from './columns.ts';

export const interests = pgTable('interests', {
  id: text().primaryKey(),
  name: text().notNull(),
  position: smallint().notNull(),
});

export const storeCategories = pgTable('store_categories', {
  id: text().primaryKey(),
  name: text().notNull(),
  position: integer().notNull(),
});

/** The point on the map is made by the database and read by its functions only. */
export const stores = pgTable('stores', {
  id: uuid().primaryKey().defaultRandom(),
  placeId: text('place_id').notNull(),
  name: text().notNull(),
  about: text(),
  category: text().notNull(),
  addressLine: text('address_line').notNull(),
  city: text().notNull(),
  state: text().notNull(),
  pincode: text().notNull(),
  latitude: doublePrecision().notNull(),
  longitude: doublePrecision().notNull(),
  rating: real(),
  userRatingsTotal: integer('user_ratings_total').notNull().default(0),
  logo: text(),
  phone: text(),
  timeZone: text('time_zone').notNull(),
  openingHours: jsonb('opening_hours').$type<OpeningHours>(),
  specialDays: jsonb('special_days').$type<SpecialDay[]>().notNull().default([]),
  ownerFields: text('owner_fields').array().notNull().default([]),
  refusesMuch: boolean('refuses_much').notNull().default(false),
  createdAt: instant('created_at').notNull(),
  updatedAt: instant('updated_at').notNull(),
});

export const follows = pgTable(
  'follows',
  {
    userId: uuid('user_id').notNull(),
    placeId: text('place_id').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.placeId] })],
);

/** What a query selects of a store to show its deals. */
export const storeSummaryFields = {
  id: stores.id,
  placeId: stores.placeId,
  name: stores.name,
  category: stores.category,
  city: stores.city,
  state: stores.state,
  pincode: stores.pincode,
  latitude: stores.latitude,
  longitude: stores.longitude,
  logo: stores.logo,
  timeZone: stores.timeZone,
};

/** The point on the map is made by the database and read by its functions only. */
export const places = pgTable('places', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  name: text().notNull(),
  searchNames: text('search_names').notNull(),
  kind: text().$type<Place['kind']>().notNull(),
  city: text().notNull(),
  state: text().notNull(),
  latitude: doublePrecision().notNull(),
  longitude: doublePrecision().notNull(),
});

export const referenceData = pgTable('reference_data', {
  name: text().primaryKey(),
  edition: text().notNull(),
  loadedAt: instant('loaded_at').notNull().defaultNow(),
});
