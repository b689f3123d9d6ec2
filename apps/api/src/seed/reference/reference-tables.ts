import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The tables beside this file: a line of columns, then one row a line; cells at its end may be left out. */
const readTable = (name: string): Record<string, string>[] => {
  const text = readFileSync(join(import.meta.dirname, name), 'utf8');
  const [columns, ...rows] = text
    .trimEnd()
    .split('\n')
    .map((line) => line.split('\t'));
  return rows.map((cells) =>
    Object.fromEntries(columns!.map((name, at) => [name, cells[at] ?? ''])),
  );
};

const listed = (names: string): string[] => (names === '' ? [] : names.split(', '));

/** In the order shown. An id is also the name of the interest's icon. */
export const referenceInterests: readonly { id: string; name: string }[] = readTable(
  'interests.tsv',
).map(({ id, name }) => ({ id: id!, name: name! }));

/**
 * In the order shown. The name is a slash path, of which people see the last segment; it is its own
 * id, and no id may occur inside another name, because stores are matched by "contains".
 */
export const referenceCategories: readonly { id: string; name: string }[] = readTable(
  'store-categories.tsv',
).map(({ name }) => ({ id: name!, name: name! }));

type OtherNames = {
  /** Old and other names and common spellings. Where only spaces differ, none is needed. */
  others: string[];
  /** In the scripts that people read in these cities, for those who type in them. */
  native: string[];
};

export type CityArea = OtherNames & {
  name: string;
  city: string;
  state: string;
  pincode: string;
  latitude: number;
  longitude: number;
};

/** Neighbourhoods that people name when they say where they are. */
export const cityAreas: readonly CityArea[] = readTable('city-areas.tsv').map((row) => ({
  name: row.name!,
  city: row.city!,
  state: row.state!,
  pincode: row.pincode!,
  latitude: Number(row.latitude),
  longitude: Number(row.longitude),
  others: listed(row.others!),
  native: listed(row.native!),
}));

/** A city as we show it; the name that the public data set lists it under is among the others. */
export type NamedCity = OtherNames & {
  name: string;
  state: string;
  /** Where two towns of a state share the name, or the data set misses it. */
  at: { latitude: number; longitude: number } | null;
};

export const namedCities: readonly NamedCity[] = readTable('named-cities.tsv').map((row) => ({
  name: row.name!,
  state: row.state!,
  at: row.latitude ? { latitude: Number(row.latitude), longitude: Number(row.longitude) } : null,
  others: listed(row.others!),
  native: listed(row.native!),
}));
