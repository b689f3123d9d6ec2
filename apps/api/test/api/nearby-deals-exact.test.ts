import { distanceKm, type Coordinates } from '@baeon/contracts/places/geo';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  addRandomCampaigns,
  addRandomStores,
  categoriesUsed,
  CITY,
  createChance,
  DATE_LINE,
  MALL,
  NORTH,
  placeNear,
} from '../support/random-deals.ts';
import { startTestApi, type TestApi } from '../support/test-api.ts';

type Place = Coordinates & {
  campaign_id: string;
  store_id: string;
  category: string;
  title: string;
  kind: string;
  deals_left: number;
  starts_at: Date;
  ends_at: Date;
};
type Entry = { campaign_id: string; store_id: string; mm: number };
type Search = {
  at: Coordinates;
  category?: string;
  text?: string;
  after?: Entry;
  atMost: number;
};

let api: TestApi;
let places: Place[];

beforeAll(async () => {
  api = await startTestApi({ withoutWorkers: true });
  const chance = createChance(7);
  const storeIds = await addRandomStores(api, chance, 100);
  await addRandomCampaigns(api, chance, storeIds, 900);
  places = await api.sql<Place>(
    `select p.campaign_id, p.store_id, s.category, s.latitude, s.longitude, c.title, c.kind,
       c.deals_left, c.starts_at, c.ends_at
     from campaign_places p join campaigns c on c.id = p.campaign_id join stores s on s.id = p.store_id`,
  );
});

const WITHIN_KM = 20;

async function asked({ at, category, text, after, atMost }: Search): Promise<Entry[]> {
  const { rows } = await api.context.database.pool.query<Entry>(
    `select campaign_id, store_id, mm::float8 as mm
     from deals_near($1, $2, ${WITHIN_KM}, $3, $4, $5, $6, $7, $8)`,
    [
      at.latitude,
      at.longitude,
      category ?? null,
      text ?? null,
      api.clock.now(),
      after?.mm ?? null,
      after?.campaign_id ?? null,
      atMost,
    ],
  );
  return rows;
}

/** By measuring every store of every campaign. */
function measured({ at, category, text, after, atMost }: Search): Entry[] {
  const now = api.clock.now();
  const entries = places
    .filter(
      (place) =>
        place.kind === 'deal' &&
        place.deals_left > 0 &&
        place.starts_at <= now &&
        place.ends_at >= now &&
        (category === undefined || place.category.includes(category)) &&
        (text === undefined ||
          [place.title, place.category].some((own) =>
            own.toLowerCase().includes(text.toLowerCase()),
          )),
    )
    .map(({ campaign_id, store_id, ...place }) => ({
      campaign_id,
      store_id,
      mm: Math.round(distanceKm(at, place) * 1e6),
    }))
    .filter(({ mm }) => mm <= WITHIN_KM * 1e6)
    .sort((a, b) => a.mm - b.mm || compare(a.store_id, b.store_id));
  const nearest = new Map<string, Entry>();
  for (const entry of entries) {
    if (!nearest.has(entry.campaign_id)) nearest.set(entry.campaign_id, entry);
  }
  return [...nearest.values()]
    .sort((a, b) => a.mm - b.mm || compare(a.campaign_id, b.campaign_id))
    .filter((entry) => !after || isBehind(entry, after))
    .slice(0, atMost);
}

const compare = (a: string, b: string) => (a < b ? -1 : Number(a > b));
const isBehind = (entry: Entry, other: Entry) =>
  entry.mm > other.mm || (entry.mm === other.mm && entry.campaign_id > other.campaign_id);

const spots = [
  ['in a city', CITY],
  ['far north', NORTH],
  ['at the date line', DATE_LINE],
  ['over the date line', { latitude: -16.82, longitude: -179.99 }],
  ['in a mall', MALL],
  ['beside a mall', { latitude: MALL.latitude + 1e-6, longitude: MALL.longitude }],
  ['nowhere', { latitude: 40, longitude: -40 }],
] as const;

const texts = ['price', 'FASHION', '%', '_', '\\', '0% off_', 'ತಿಂಡಿ', 'nothing like it'];
const keepsTo = async (text: string) => {
  for (const [, at] of spots) {
    const search = { at, atMost: 30, text };
    expect(await asked(search)).toEqual(measured(search));
    const both = { ...search, category: 'Mobile' };
    expect(await asked(both)).toEqual(measured(both));
  }
};

describe('deals_near', () => {
  it.each(spots)('gives exactly what measuring everything gives: %s', async (_where, spot) => {
    const chance = createChance(11);
    for (let nth = 0; nth < 4; nth++) {
      const at = nth === 0 ? spot : placeNear(chance, spot, 0.2);
      for (const atMost of [1, 10, 51, 5000]) {
        const search = { at, atMost };
        expect(await asked(search)).toEqual(measured(search));
      }
    }
  });

  it.each([...categoriesUsed, 'Fashion', 'o', 'fashion', '%'])(
    'keeps to categories that contain a text: %s',
    async (category) => {
      for (const [, at] of spots) {
        for (const atMost of [5, 200]) {
          const search = { at, atMost, category };
          expect(await asked(search)).toEqual(measured(search));
        }
      }
    },
  );

  it.each(spots.slice(0, -1))('page by page is the whole list: %s', async (_where, at) => {
    const whole = measured({ at, atMost: 5000 });
    const walked: Entry[] = [];
    for (;;) {
      const after = walked.at(-1);
      const page = await asked({ at, atMost: 37, ...(after && { after }) });
      walked.push(...page);
      if (page.length < 37) break;
    }
    expect(walked).toEqual(whole);
    expect(walked.length).toBeGreaterThan(80);
  });
});

describe('deals_near with a text', () => {
  const definitionOf = async (name: string): Promise<string> => {
    const [row] = await api.sql<{ definition: string }>(
      'select pg_get_functiondef($1::regproc) as definition',
      [name],
    );
    return row!.definition;
  };

  it.each(texts)('keeps to titles and categories with it, whatever its letters: %s', keepsTo);

  it('walks to no place for a word that few titles and no categories have', async () => {
    const walking = await definitionOf('open_places_near');
    await api.sql(walking.replace(/begin\n/, "begin\n  raise exception 'walked';\n"));
    const search = { at: CITY, atMost: 30, text: 'Two for' };
    expect(await asked(search)).toEqual(measured(search));
    expect(await asked({ ...search, text: 'zebra' })).toEqual([]);
    await expect(asked({ ...search, text: 'Mobile' })).rejects.toThrow('walked');
    await api.sql(walking);
  });

  it('has an index for the titles of many', async () => {
    const client = await api.context.database.pool.connect();
    await client.query(`begin;
      insert into campaigns (kind, title, starts_at, ends_at, total, deals_left, created_at, updated_at)
      select 'deal', 'Half price ' || n, now(), now(), 1, 1, now(), now() from generate_series(1, 20000) n;
      analyze campaigns`);
    const { rows } = await client.query(
      `explain select id from campaigns where kind = 'deal' and title ilike '%zebra%'`,
    );
    await client.query('rollback');
    client.release();
    expect(JSON.stringify(rows)).toContain('campaigns_title');
  });

  describe('that stands in too many titles', () => {
    let byTitles: string;
    beforeAll(async () => {
      byTitles = await definitionOf('deals_titled');
      await api.sql(byTitles.replace('count(*) <= at_most', 'false'));
    });
    afterAll(() => api.sql(byTitles));

    it.each(texts)('keeps to the same: %s', keepsTo);
  });
});
