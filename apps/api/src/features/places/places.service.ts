import {
  type Coordinates,
  distanceKm,
  FAR_FROM_SERVED_KM,
  isServed,
  type ServiceArea,
} from '@baeon/contracts/places/geo';
import { MIN_PLACE_QUERY } from '@baeon/contracts/profile/onboarding';
import {
  MAP_NAMES_LIMIT,
  type NearestPlaceResult,
  type Place,
} from '@baeon/contracts/places/places-wire';
import type { Db } from '../../db/client.ts';
import { editDistance, editDistanceToStart } from '@baeon/search/edit-distance';
import {
  type Bounds,
  findAlike,
  findByStart,
  findCityAround,
  findNearestPlace,
  findNearestWithin,
  findWithin,
  FIT,
  type FoundPlace,
} from './places.repo.ts';
import { readingsOf, type Reading } from './readings.ts';
import { joined } from '@baeon/search/search-name';

const MOST_SUGGESTED = 8;
const MOST_COMPARED = 20;
/** What lies this near to a city's centre counts as in it. */
const CITY_RADIUS_KM = 40;
/** Areas lie close together; beyond this a person is in none of those that we know. */
const AREA_KM = 4;
const TOWN_KM = 30;
/** Too few letters to tell a slip from another place; and one digit off is another pincode. */
const CORRECTABLE = /^\D{4,}$/;

type Around = (Coordinates & { km: number }) | undefined;

export type Places = {
  /** What to offer while someone types; nothing for a text that is like no name. */
  suggest(query: { text: string; kind?: Place['kind'] | undefined }): Promise<Place[]>;
  /** The one place that a text names, in a city where one is given; null rather than a guess. */
  findByName(text: string, city?: Coordinates): Promise<Coordinates | null>;
  /** The area around a point, else the town; null where neither is near. */
  findNearest(at: Coordinates): Promise<Place | null>;
  /** The names that a part of the map shows. */
  within(bounds: Bounds): Promise<Place[]>;
  /** What to call the place around a point, and where to look instead if nothing is served there. */
  around(at: Coordinates): Promise<NearestPlaceResult>;
};

/** Of places that fit a text alike, those nearer to the served area's centre come first. */
export function createPlaces({ db, near }: { db: Db; near: ServiceArea }): Places {
  const served = { latitude: near.latitude, longitude: near.longitude, km: near.radius_km };
  let serviceName: Promise<string | null> | undefined;
  /** Asked once: neither the area nor the gazetteer changes while this runs. */
  async function nameOfService(): Promise<string | null> {
    serviceName ??= findCityAround(db, served);
    return serviceName.catch((error: unknown) => {
      serviceName = undefined;
      throw error;
    });
  }

  /** By a whole name, in any reading; else by the only name that starts as it was written. */
  async function findWritten(readings: Reading[], around: Around): Promise<Place | null> {
    let only: Place | null = null;
    for (const reading of readings) {
      const [first, second] = await findByStart(db, { reading, near, around, limit: 2 });
      if (first?.fit === FIT.name) return first;
      const alone = first?.fit === FIT.start && second?.fit !== FIT.start;
      // In a city the start of a name will do; in a whole country Paris is not Pariswani.
      if (reading === readings[0] && alone && (around || isMostOf(first, reading.name)))
        only = first;
    }
    return only && CORRECTABLE.test(readings[0]!.name) ? only : null;
  }

  /** By the name that is a letter or two away, unless there are several. */
  async function findMisspelt(reading: Reading, around: Around): Promise<Place | null> {
    if (!CORRECTABLE.test(reading.name)) return null;
    const alike = await findAlike(db, { reading, near, around, limit: MOST_COMPARED });
    const slips = alike.map((place) => slipsIn(reading.name, place, editDistance));
    const fewest = Math.min(...slips);
    if (fewest > slipsForgiven(reading.name)) return null;
    const closest = alike.filter((_, nth) => slips[nth] === fewest);
    return closest.every(({ name }) => name === closest[0]!.name) ? closest[0]! : null;
  }

  const findNearest = async (at: Coordinates) =>
    (await findNearestPlace(db, at, 'area', AREA_KM)) ??
    (await findNearestPlace(db, at, 'city', TOWN_KM));

  async function suggestFitting(readings: Reading[], kind: Place['kind'] | undefined) {
    for (const reading of readings) {
      const found = await findByStart(db, { reading, near, kind, limit: MOST_SUGGESTED });
      if (found.length > 0) return found;
    }
    return [];
  }

  /** For a text in the middle of being typed: it may be the start of a name, with a slip. */
  async function suggestMisspelt(reading: Reading, kind: Place['kind'] | undefined) {
    if (!CORRECTABLE.test(reading.name)) return [];
    const alike = await findAlike(db, { reading, near, kind, limit: MOST_COMPARED });
    const forgiven = slipsForgiven(reading.name) || 1;
    return alike
      .filter((place) => slipsIn(reading.name, place, editDistanceToStart) <= forgiven)
      .slice(0, MOST_SUGGESTED);
  }

  return {
    async suggest({ text, kind }) {
      const readings = readingsOf(text);
      const [literal] = readings;
      if (!literal || literal.name.length < MIN_PLACE_QUERY) return [];
      const fitting = await suggestFitting(readings, kind);
      if (fitting.length > 0) return fitting;
      // An area that is spelt right is no misspelt city.
      if (kind === 'city' && (await suggestFitting(readings, undefined)).length > 0) return [];
      return suggestMisspelt(literal, kind);
    },

    async findByName(text, city) {
      const readings = readingsOf(text);
      const [literal] = readings;
      if (!literal) return null;
      const around = city && { ...city, km: CITY_RADIUS_KM };
      const found = (await findWritten(readings, around)) ?? (await findMisspelt(literal, around));
      return found && { latitude: found.latitude, longitude: found.longitude };
    },

    findNearest,

    within: (bounds) => findWithin(db, bounds, MAP_NAMES_LIMIT),

    async around(at) {
      const isHere = isServed(at, near);
      const isFar = distanceKm(at, near) > FAR_FROM_SERVED_KM;
      const [place, name, instead] = await Promise.all([
        findNearest(at),
        nameOfService(),
        isHere ? null : findNearestWithin(db, isFar ? near : at, served),
      ]);
      return {
        place,
        served: isHere,
        service_area: { name, radius_km: near.radius_km },
        nearest_served: instead && { ...instead, distance_km: distanceKm(at, instead) },
      };
    },
  };
}

const isMostOf = ({ names }: FoundPlace, text: string): boolean =>
  names.some((name) => name.startsWith(text) && text.length >= (name.length * 2) / 3);

const slipsForgiven = (name: string): number => (name.length >= 9 ? 2 : name.length >= 6 ? 1 : 0);

const slipsIn = (
  text: string,
  { names }: FoundPlace,
  distance: (from: string, to: string) => number,
): number =>
  Math.min(...names.flatMap((name) => [distance(text, name), distance(joined(text), name)]));
