import { z } from 'zod';
import { weekdays } from './opening-hours.ts';

const clockTime = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$|^24:00$/);

export const openingHoursSchema = z.record(
  z.enum(weekdays),
  z.array(z.tuple([clockTime, clockTime])).max(4),
);

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
  followed: z.boolean(),
});

export const followResult = z.object({ followed: z.boolean() });

export type StoreCategory = z.infer<typeof storeCategorySchema>;
export type NearbyStore = z.infer<typeof nearbyStoreSchema>;
export type NearbyStoresResult = z.infer<typeof nearbyStoresResult>;
export type Store = z.infer<typeof storeSchema>;
