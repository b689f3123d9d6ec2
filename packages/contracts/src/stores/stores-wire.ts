import { z } from 'zod';
import {
  checkCoordinates,
  degreesInQuery,
  pageCursor,
  pageLimit,
  pageSchema,
  plainText,
} from '../common/common-wire.ts';
import { MAX_PAGE_SIZE, STORES_PAGE_SIZE } from '../common/page-sizes.ts';
import { honourSchema } from '../honour/honour-wire.ts';
import { MOST_SPANS, MOST_SPECIAL_DAYS, weekdays } from './opening-hours.ts';

const clockTime = z
  .string()
  .regex(/^([01]\d|2[0-3]):[0-5]\d$|^24:00$/, 'That is not a time of day');
export const openingSpansSchema = z
  .array(z.tuple([clockTime, clockTime]))
  .max(MOST_SPANS, `At most ${MOST_SPANS} times a day, please`);

export const openingHoursSchema = z.record(z.enum(weekdays), openingSpansSchema);

export const specialDaysSchema = z
  .array(z.object({ date: z.iso.date('That is not a date'), spans: openingSpansSchema }))
  .max(MOST_SPECIAL_DAYS, `At most ${MOST_SPECIAL_DAYS} dates, please`);

export const storeCategorySchema = z.object({
  id: z.string(),
  name: z.string().describe('A slash path'),
});

const rating = z.number().min(0).max(5).nullable();

/** A store (on the wire: business) as the nearby list shows it. */
export const nearbyStoreSchema = z.object({
  place_id: z.string(),
  name: z.string(),
  address: z.string(),
  rating,
  user_ratings_total: z.number().int(),
  category: z.string(),
  logo: z.string(),
  distance_km: z.number().nullable(),
  store_id: z.uuid().nullable().describe('Set where the business has a page of its own'),
});

export const nearbyStoresResult = z.object({
  results: z.array(nearbyStoreSchema),
  radius_km: z.number().nullable().describe('How far was looked; null without a place'),
});

export const storeSchema = z.object({
  id: z.uuid(),
  place_id: z.string(),
  name: z.string(),
  about: z.string().nullable(),
  category: z.string().describe('A slash path'),
  address: z.object({
    line: z.string(),
    city: z.string(),
    state: z.string(),
    pincode: z.string(),
  }),
  location: z.object({
    coordinates: z.tuple([z.number(), z.number()]).describe('longitude, latitude'),
  }),
  rating,
  user_ratings_total: z.number().int(),
  logo: z.string(),
  image: z.string(),
  phone: z.string().nullable(),
  time_zone: z.string(),
  opening_hours: openingHoursSchema.nullable(),
  special_days: specialDaysSchema
    .optional()
    .describe('Dates to come with hours of their own, which count before those of the week'),
  followed: z.boolean(),
  honour: honourSchema.nullable().optional().describe('Null while it took too few to tell'),
});

/** A store as the directory lists it. */
export const listedStoreSchema = storeSchema
  .pick({
    id: true,
    name: true,
    category: true,
    address: true,
    location: true,
    rating: true,
    user_ratings_total: true,
    logo: true,
    time_zone: true,
    opening_hours: true,
    special_days: true,
  })
  .extend({
    distance_km: z.number().nullable().describe('Null where nobody knows where you are'),
    live_deals: z.number().int().nonnegative(),
  });

export const storePageSchema = pageSchema(listedStoreSchema).extend({
  did_you_mean: z
    .string()
    .nullable()
    .describe('Of a search: the spelling that was searched for, or that would find something'),
});

export const storesQuerystring = z
  .object({
    latitude: degreesInQuery.optional(),
    longitude: degreesInQuery.optional(),
    q: plainText(100).optional().describe('What its name, category or area says, or begins with'),
    category: plainText(200).optional().describe('Kept are stores whose category contains this id'),
    cursor: pageCursor,
    limit: pageLimit(STORES_PAGE_SIZE, MAX_PAGE_SIZE),
  })
  .superRefine(checkCoordinates);

export const followResult = z.object({ followed: z.boolean() });

export type StoreCategory = z.infer<typeof storeCategorySchema>;
export type NearbyStore = z.infer<typeof nearbyStoreSchema>;
export type NearbyStoresResult = z.infer<typeof nearbyStoresResult>;
export type Store = z.infer<typeof storeSchema>;
export type ListedStore = z.infer<typeof listedStoreSchema>;
export type StoresQuery = z.infer<typeof storesQuerystring>;
