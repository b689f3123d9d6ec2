import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readCsv } from '../csv.ts';

export type LoadCity = {
  name: string;
  state: string;
  latitude: number;
  longitude: number;
  /** The first three digits of its pincodes. */
  pincodes: number;
  /** How many of every hundred or so stores are here. */
  share: number;
  /** How far stores of the core lie from the centre: most of them up to one and a half times this. */
  coreKm: number;
  /** The side that is sea. */
  sea: 'east' | 'west' | null;
};

const FILE = join(import.meta.dirname, '../../data/load/cities.csv');

/** Where load data lies: large cities and small ones, as unlike each other as they are. */
export const loadCities: readonly LoadCity[] = readCsv(readFileSync(FILE, 'utf8')).map((row) => ({
  name: row.name!,
  state: row.state!,
  latitude: Number(row.latitude),
  longitude: Number(row.longitude),
  pincodes: Number(row.pincodes),
  share: Number(row.share),
  coreKm: Number(row.core_km),
  sea: (row.sea || null) as LoadCity['sea'],
}));
