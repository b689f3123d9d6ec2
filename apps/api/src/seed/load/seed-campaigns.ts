import type pg from 'pg';
import { ImportError } from '../import/import-error.ts';
import { copyRows } from './copy-rows.ts';
import { inOneTransaction } from './in-one-transaction.ts';
import {
  campaignColumns,
  loadCampaigns,
  placeColumns,
  type LoadCampaign,
} from './load-campaigns.ts';
import { LOAD_PREFIX } from './load-ids.ts';
import { loadStoreRows, storeColumns, type LoadStore } from './load-stores.ts';
import { setAside, WORTH_SETTING_ASIDE } from './set-aside.ts';

const BATCH = 20_000;
const CAMPAIGNS_PER_STORE = 10;
export const DEFAULT_SEED = 'south';

export type SeedStage = 'stores' | 'campaigns' | 'indexes';

export type SeedOptions = {
  campaigns: number;
  /** One for every ten campaigns, if not said. */
  stores?: number;
  /** The same text makes the same data; only its days move with `now`. */
  seed?: string;
  now?: Date;
  onProgress?(stage: SeedStage, done: number, of: number): void;
  signal?: AbortSignal;
};

export type Seeded = { stores: number; campaigns: number; places: number };

/**
 * Fills a database that is prepared already with campaigns around southern Indian cities, in one
 * transaction: whatever interrupts it, nothing of it stays.
 */
export const seedCampaigns = (databaseUrl: string, options: SeedOptions): Promise<Seeded> =>
  inOneTransaction(databaseUrl, options.signal, (client) => fill(client, options));

async function fill(client: pg.Client, options: SeedOptions): Promise<Seeded> {
  const { campaigns, seed = DEFAULT_SEED, now = new Date(), onProgress, signal } = options;
  await refuseSecondTime(client, seed);
  const putBack = await setAsideIfWorthIt(client, campaigns);
  const stores: LoadStore[] = [];
  const wanted = options.stores ?? Math.ceil(campaigns / CAMPAIGNS_PER_STORE);
  const categories = await categoryNames(client);
  await copyRows(
    client,
    { table: 'stores', columns: storeColumns },
    loadStoreRows({ count: wanted, seed, categories, at: now.toISOString() }, (store) =>
      stores.push(store),
    ),
    signal,
  );
  onProgress?.('stores', stores.length, wanted);

  const made = loadCampaigns({ count: campaigns, seed, stores, now });
  let places = 0;
  for (let done = 0; done < campaigns;) {
    const batch = Math.min(BATCH, campaigns - done);
    places += await copyCampaigns(client, made, batch, signal);
    done += batch;
    onProgress?.('campaigns', done, campaigns);
  }
  onProgress?.('indexes', 0, 1);
  await putBack();
  return { stores: stores.length, campaigns, places };
}

/** Gives at how many places they are. */
async function copyCampaigns(
  client: pg.Client,
  made: Iterator<LoadCampaign>,
  count: number,
  signal: AbortSignal | undefined,
): Promise<number> {
  const places: LoadCampaign['places'] = [];
  // Made while the server is busy with the ones before.
  function* rows() {
    for (let left = count; left > 0; left -= 1) {
      const campaign: LoadCampaign = made.next().value;
      places.push(...campaign.places);
      yield campaign.row;
    }
  }
  await copyRows(client, { table: 'campaigns', columns: campaignColumns }, rows(), signal);
  await copyRows(client, { table: 'campaign_places', columns: placeColumns }, places, signal);
  return places.length;
}

async function refuseSecondTime(client: pg.Client, seed: string): Promise<void> {
  const { rowCount } = await client.query(
    `select from campaigns where external_id ^@ $1
     union all select from stores where place_id ^@ $1 limit 1`,
    [`${LOAD_PREFIX}${seed}:`],
  );
  if (rowCount === 0) return;
  throw new ImportError(
    `load data of the seed '${seed}' is there already; take it away with --remove, or use another --seed`,
  );
}

/** A table that is large already would take longer to index anew than to add to. */
async function setAsideIfWorthIt(
  client: pg.Client,
  campaigns: number,
): Promise<() => Promise<void>> {
  const { rows } = await client.query<{ held: number }>(
    'select count(*)::integer as held from campaign_places',
  );
  if (campaigns < WORTH_SETTING_ASIDE || rows[0]!.held > campaigns) return async () => {};
  const tables = ['campaigns', 'campaign_places', 'stores'];
  return setAside(client, { indexesOf: tables, referencesOf: tables });
}

async function categoryNames(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    'select name from store_categories order by position, name',
  );
  return rows.map(({ name }) => name);
}
