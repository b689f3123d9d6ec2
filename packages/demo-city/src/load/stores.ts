import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { demoRandom, type DemoRandom } from '../random.ts';
import { loadCities, type LoadCity } from './cities.ts';
import { loadIds, loadName } from './ids.ts';
import { openingTimes, type OpeningRhythm } from './opening-times.ts';

/** Of every store, what its campaigns need; so little that millions of them fit into memory. */
export type LoadStore = {
  id: string;
  category: string;
  latitude: number;
  longitude: number;
};

const KM_PER_DEGREE = 111.2;
/** Some stores lie far out, and the further the fewer. */
const OUTER_SHARE = 0.25;
const OUTER_TIMES = 2.4;
/** Beyond this the sea begins, where there is one. */
const SHORE_KM = 1.5;

/** What there is to say about stores of one category. `{area}` stands for where they are. */
type Trade = {
  category: string;
  rhythm: OpeningRhythm;
  /** What follows the name on the sign. */
  signs: readonly string[];
  openings: readonly string[];
  details: readonly string[];
};

/** Names that shops like to bear: invented or common words, never a chain's. */
type Texts = Record<'fronts' | 'words' | 'roads', readonly string[]> & { trades: readonly Trade[] };

const FILE = join(import.meta.dirname, '../../data/load/stores.json');
const { fronts, words, roads, trades }: Texts = JSON.parse(readFileSync(FILE, 'utf8'));

const pickCity = weighted(loadCities, ({ share }) => share);

export const storeColumns = `id, place_id, name, about, category, address_line, city, state, pincode,
  latitude, longitude, rating, user_ratings_total, phone, opening_hours, created_at, updated_at`;

type Options = { count: number; seed: string; categories: readonly string[]; at: string };

/** Rows for the table of stores; `onStore` hears of each what its campaigns need. */
export function* loadStoreRows(
  { count, seed, categories, at }: Options,
  onStore: (store: LoadStore) => void,
): Generator<(string | number | null)[]> {
  const random = demoRandom(`${seed} stores`);
  const idOf = loadIds('store', seed);
  // The first categories are the most usual ones.
  const pickCategory = weighted(categories, (_, position) => 1 / (position + 4));
  for (let number = 1; number <= count; number += 1) {
    const city = pickCity(random);
    const category = pickCategory(random);
    const store = { id: idOf(number), category, ...placeIn(city, random) };
    onStore(store);
    const trade = tradeOf(category);
    yield [
      store.id,
      loadName(seed, number),
      `${random.pick(fronts)} ${random.pick(words)} ${random.pick(trade.signs)}`,
      `${random.pick(trade.openings)} ${random.pick(trade.details)}`.replaceAll(
        '{area}',
        city.name,
      ),
      category,
      `No. ${random.whole(1, 400)}, ${random.pick(roads)} Road, Ward ${random.whole(1, 90)}`,
      city.name,
      city.state,
      String(city.pincodes * 1000 + random.whole(1, 110)),
      store.latitude,
      store.longitude,
      random.chance(0.05) ? null : rounded(3.2 + 1.7 * random.next(), 1),
      random.whole(0, 2500),
      `+91 ${city.pincodes}0 ${String(number % 1_000_000).padStart(6, '0')}`,
      JSON.stringify(openingTimes(trade.rhythm, random, number)),
      at,
      at,
    ];
  }
}

const byCategory = new Map(trades.map((trade) => [trade.category, trade]));

/** A category that an operator added has stores like any other. */
const tradeOf = (category: string) => byCategory.get(category) ?? trades[0]!;

function placeIn(city: LoadCity, random: DemoRandom): { latitude: number; longitude: number } {
  const spreadKm = city.coreKm * (random.chance(OUTER_SHARE) ? OUTER_TIMES : 1);
  const north = spreadKm * random.bell();
  const east = inland(spreadKm * random.bell(), city.sea);
  const kmPerDegreeEast = KM_PER_DEGREE * Math.cos((city.latitude * Math.PI) / 180);
  return {
    latitude: rounded(city.latitude + north / KM_PER_DEGREE, 6),
    longitude: rounded(city.longitude + east / kmPerDegreeEast, 6),
  };
}

function inland(east: number, sea: LoadCity['sea']): number {
  if (sea === 'east') return east > SHORE_KM ? -east : east;
  return sea === 'west' && east < -SHORE_KM ? -east : east;
}

/** Picks each as often as its weight says. */
function weighted<T>(
  list: readonly T[],
  weightOf: (item: T, at: number) => number,
): (random: DemoRandom) => T {
  let sum = 0;
  const upTo = list.map((item, at) => (sum += weightOf(item, at)));
  return (random) => {
    const aim = random.next() * sum;
    const at = upTo.findIndex((bound) => aim < bound);
    return list[at === -1 ? list.length - 1 : at]!;
  };
}

const rounded = (value: number, digits: number) => Number(value.toFixed(digits));
