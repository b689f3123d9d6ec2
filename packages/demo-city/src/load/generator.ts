import { dealSavingIn } from '@baeon/contracts/campaigns/saving';
import { demoRandom } from '../random.ts';
import { loadIds, loadName } from './ids.ts';
import { loadOffer } from './offers.ts';
import { loadStoreRows, storeColumns, type LoadStore } from './stores.ts';

const DAY_MS = 86_400_000;
/** All of the cities keep the same time. */
const INDIA_MS = 5.5 * 3_600_000;
const LONGEST_DAYS = 60;
const MOST = 1000;
/** One in so many is good at several stores. */
const SHARED_ONE_IN = 25;

const campaignColumns = `id, external_id, title, description, terms, saving_kind, saving_amount, starts_at, ends_at,
  total, deals_left, created_at, updated_at`;
/** Coordinates are written, too: the database would otherwise look them up row by row. */
const placeColumns = 'campaign_id, store_id, category, latitude, longitude';

type LoadSize = {
  stores: number;
  campaigns: number;
  /** The same text makes the same data; only its days move with `now`. */
  seed: string;
  now: Date;
  /** Of stores, the most usual ones first. */
  categories: readonly string[];
};

/** Rows of live campaigns at invented stores; those of the stores have to be taken first. */
export function loadRows({ stores: count, campaigns, seed, now, categories }: LoadSize) {
  const stores: LoadStore[] = [];
  const at = now.toISOString();
  return {
    columns: { stores: storeColumns, campaigns: campaignColumns, places: placeColumns },
    stores: () =>
      loadStoreRows({ count, seed, categories, at }, (store) => void stores.push(store)),
    campaigns: () => loadCampaigns({ count: campaigns, seed, stores, now }),
  };
}

type LoadCampaign = {
  row: (string | number | null)[];
  places: (string | number)[][];
};

type Options = { count: number; seed: string; stores: readonly LoadStore[]; now: Date };

/** Live campaigns in no order of place, as they come in from all over a country. */
function* loadCampaigns({ count, seed, stores, now }: Options): Generator<LoadCampaign> {
  const random = demoRandom(`${seed} campaigns`);
  const idOf = loadIds('campaign', seed);
  const alike = storesByCategory(stores);
  for (let number = 1; number <= count; number += 1) {
    const id = idOf(number);
    const store = random.pick(stores);
    const at = new Set([store]);
    if (random.chance(1 / SHARED_ONE_IN)) {
      const others = alike.get(store.category)!;
      for (let more = random.whole(1, 3); more > 0; more -= 1) at.add(random.pick(others));
    }
    const { title, description, terms } = loadOffer(store.category, random);
    const saving = dealSavingIn(title);
    const startsAt = dayStart(now, -random.whole(0, LONGEST_DAYS));
    const endsAt = dayStart(now, random.whole(1, LONGEST_DAYS) + 1) - 1;
    // Most stores give away few, some very many.
    const total = Math.floor(Math.exp(random.next() * Math.log(MOST)));
    const [start, end] = [isoOf(startsAt), isoOf(endsAt)];
    yield {
      row: [
        id,
        loadName(seed, number),
        title,
        description,
        terms,
        saving?.kind ?? null,
        saving?.amount ?? null,
        start,
        end,
        total,
        total,
        start,
        start,
      ],
      places: [...at].map((each) => [id, each.id, each.category, each.latitude, each.longitude]),
    };
  }
}

function storesByCategory(stores: readonly LoadStore[]): Map<string, LoadStore[]> {
  const groups = new Map<string, LoadStore[]>();
  for (const store of stores) {
    const group = groups.get(store.category);
    if (group) group.push(store);
    else groups.set(store.category, [store]);
  }
  return groups;
}

function dayStart(now: Date, daysLater: number): number {
  const today = Math.floor((now.getTime() + INDIA_MS) / DAY_MS);
  return (today + daysLater) * DAY_MS - INDIA_MS;
}

const isoOf = (time: number): string => new Date(time).toISOString();
