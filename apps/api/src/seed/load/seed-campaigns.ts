import type pg from 'pg';
import { loadGenerator } from '../../demo-city.ts';
import { ImportError } from '../import/import-error.ts';
import { LOAD_PREFIX } from '../own-ids.ts';
import { copyRows, type TableRow } from './copy-rows.ts';
import { inOneTransaction } from './in-one-transaction.ts';
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
  const generator = await loadGenerator();
  if (!generator) throw new ImportError('the package that makes load data is not installed');
  await refuseSecondTime(client, seed);
  const putBack = await setAsideIfWorthIt(client, campaigns);
  const stores = options.stores ?? Math.ceil(campaigns / CAMPAIGNS_PER_STORE);
  const categories = await categoryNames(client);
  const rows = generator.loadRows({ stores, campaigns, seed, now, categories });
  const into = (table: string, columns: string) => ({ table, columns });
  await copyRows(client, into('stores', rows.columns.stores), rows.stores(), signal);
  onProgress?.('stores', stores, stores);

  const made = rows.campaigns();
  const tables = {
    campaigns: into('campaigns', rows.columns.campaigns),
    places: into('campaign_places', rows.columns.places),
  };
  let places = 0;
  for (let done = 0; done < campaigns;) {
    const batch = Math.min(BATCH, campaigns - done);
    places += await copyCampaigns(client, tables, made, batch, signal);
    done += batch;
    onProgress?.('campaigns', done, campaigns);
  }
  onProgress?.('indexes', 0, 1);
  await putBack();
  return { stores, campaigns, places };
}

type Made = { row: TableRow; places: TableRow[] };

/** Gives at how many places they are. */
async function copyCampaigns(
  client: pg.Client,
  tables: Record<'campaigns' | 'places', Parameters<typeof copyRows>[1]>,
  made: Iterator<Made>,
  count: number,
  signal: AbortSignal | undefined,
): Promise<number> {
  const places: TableRow[] = [];
  // Made while the server is busy with the ones before.
  function* rows() {
    for (let left = count; left > 0; left -= 1) {
      const campaign: Made = made.next().value;
      places.push(...campaign.places);
      yield campaign.row;
    }
  }
  await copyRows(client, tables.campaigns, rows(), signal);
  await copyRows(client, tables.places, places, signal);
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
