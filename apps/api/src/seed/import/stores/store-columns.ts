import type { StoreRow } from './store-row.ts';

export const requiredColumns = [
  'place_id',
  'name',
  'address',
  'city',
  'state',
  'pincode',
  'latitude',
  'longitude',
  'category',
] as const satisfies (keyof StoreRow)[];

export const optionalColumns = [
  'about',
  'rating',
  'user_ratings_total',
  'logo',
  'phone',
  'time_zone',
  'opening_hours',
] as const satisfies (keyof StoreRow)[];

export const storeColumns = [...requiredColumns, ...optionalColumns];
