import type { Coordinates } from '@baeon/contracts/places/geo';
import type { TestApi } from './test-api.ts';

/** A city, a town far north where maps are stretched, and islands on the date line. */
export const CITY = { latitude: 12.9352, longitude: 77.6245 };
export const NORTH = { latitude: 69.02, longitude: 22.05 };
export const DATE_LINE = { latitude: -16.8, longitude: 179.98 };
/** Where many stores are on one spot. */
export const MALL = { latitude: 12.9611, longitude: 77.6387 };

export const categoriesUsed = ['Mobile stores', 'Fashion/Clothing', 'Fashion/Footwear'];
const titles = ['Half price', '100% off_season', 'Two for ONE', 'Ünique ತಿಂಡಿ', 'Plain \\ simple'];

/** Numbers by chance that are the same in every run. */
export function createChance(seed: number) {
  let state = seed >>> 0;
  const next = (): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
  const pick = <T>(from: readonly T[]): T => from[Math.floor(next() * from.length)]!;
  return { next, pick, below: (count: number) => Math.floor(next() * count) };
}

export type Chance = ReturnType<typeof createChance>;

const wrapped = (longitude: number) => (longitude > 180 ? longitude - 360 : longitude);

export function placeNear(chance: Chance, at: Coordinates, spread = 0.25): Coordinates {
  const stretch = 1 / Math.cos((at.latitude * Math.PI) / 180);
  return {
    latitude: at.latitude + (chance.next() - 0.5) * spread,
    longitude: wrapped(at.longitude + (chance.next() - 0.5) * spread * stretch),
  };
}

/** Stores in all those places; gives their ids. */
export async function addRandomStores(api: TestApi, chance: Chance, each: number) {
  const places = [CITY, NORTH, DATE_LINE].flatMap((at) =>
    Array.from({ length: each }, () => placeNear(chance, at)),
  );
  places.push(...Array.from({ length: 60 }, () => MALL));
  const rows = await api.sql<{ id: string }>(
    `insert into stores (place_id, name, category, latitude, longitude, address_line, city, state,
       pincode, created_at, updated_at)
     select 'random-' || nth, 'Store ' || nth, category, latitude, longitude, '-', 'City', 'State',
       '560034', $4, $4
     from unnest($1::text[], $2::float8[], $3::float8[])
       with ordinality as s (category, latitude, longitude, nth)
     returning id`,
    [
      places.map(() => chance.pick(categoriesUsed)),
      places.map(({ latitude }) => latitude),
      places.map(({ longitude }) => longitude),
      api.clock.now(),
    ],
  );
  return rows.map(({ id }) => id);
}

const DAY = 86_400_000;

/** Campaigns in every state, some of them at several stores; gives their ids. */
export async function addRandomCampaigns(
  api: TestApi,
  chance: Chance,
  storeIds: string[],
  count: number,
): Promise<string[]> {
  const now = api.clock.now().getTime();
  const made = Array.from({ length: count }, () => {
    const stands = chance.next();
    return {
      title: chance.pick(titles),
      kind: chance.next() < 0.05 ? 'greeting' : 'deal',
      startsAt: new Date(now + (stands < 0.1 ? DAY : -DAY)),
      endsAt: new Date(now + (stands > 0.9 ? -DAY / 2 : 2 * DAY)),
      left: chance.next() < 0.1 ? 0 : 1 + chance.below(5),
      stores: Array.from({ length: chance.next() < 0.15 ? 2 + chance.below(9) : 1 }, () =>
        chance.pick(storeIds),
      ),
    };
  });
  const rows = await api.sql<{ id: string }>(
    `insert into campaigns (kind, title, starts_at, ends_at, total, deals_left, created_at, updated_at)
     select kind, title, starts_at, ends_at, 10, deals_left, $6, $6
     from unnest($1::text[], $2::text[], $3::timestamptz[], $4::timestamptz[], $5::int[])
       as c (kind, title, starts_at, ends_at, deals_left)
     returning id`,
    [
      made.map(({ kind }) => kind),
      made.map(({ title }) => title),
      made.map(({ startsAt }) => startsAt),
      made.map(({ endsAt }) => endsAt),
      made.map(({ left }) => left),
      api.clock.now(),
    ],
  );
  const places = made.flatMap(({ stores }, nth) =>
    [...new Set(stores)].map((storeId) => [rows[nth]!.id, storeId] as const),
  );
  await api.sql(
    `insert into campaign_places (campaign_id, store_id)
     select * from unnest($1::uuid[], $2::uuid[])`,
    [places.map(([id]) => id), places.map(([, storeId]) => storeId)],
  );
  // Nobody else does it here, and without it every search would look at every row.
  await api.sql('analyze stores, campaigns, campaign_places');
  return rows.map(({ id }) => id);
}
