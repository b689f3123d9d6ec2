import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readCsv } from './csv.ts';

/** A store as the file has it; hours are written as OpenStreetMap does. */
export type DemoStore = {
  placeId: string;
  name: string;
  about: string;
  category: string;
  addressLine: string;
  city: string;
  state: string;
  pincode: string;
  latitude: number;
  longitude: number;
  rating: number | null;
  userRatingsTotal: number;
  phone: string;
  openingHours: string;
};

const FILE = join(import.meta.dirname, '../data/stores.csv');

/** Invented stores, as a file of stores for the importer. */
export const storesCsv = (): string => readFileSync(FILE, 'utf8');

export const demoStores = (): DemoStore[] =>
  readCsv(storesCsv()).map((row) => ({
    placeId: row.place_id!,
    name: row.name!,
    about: row.about!,
    category: row.category!,
    addressLine: row.address!,
    city: row.city!,
    state: row.state!,
    pincode: row.pincode!,
    latitude: Number(row.latitude),
    longitude: Number(row.longitude),
    rating: row.rating === '' ? null : Number(row.rating),
    userRatingsTotal: Number(row.user_ratings_total),
    phone: row.phone!,
    openingHours: row.opening_hours!,
  }));
