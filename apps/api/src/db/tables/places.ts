import type { Place } from '@baeon/contracts/places/places-wire';
import { bigint, doublePrecision, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';

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
