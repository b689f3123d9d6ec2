import type pg from 'pg';
import { ownCampaignImport } from './import/campaigns/campaign-import.ts';
import { csvSource, tsvSource } from './import/csv-source.ts';
import { importWithin } from './import/import-file.ts';
import type { ImportKind } from './import/import-kind.ts';
import { ownProductImport } from './import/products/product-import.ts';
import { storeImport } from './import/stores/store-import.ts';
import { DEMO_CAMPAIGN_PREFIX } from './own-ids.ts';

/** The files that the demo is made of, as the importers take them. */
export type DemoFiles = {
  storesCsv(): Promise<string>;
  /** With the days that the deals have now. */
  campaignsCsv(now: Date): Promise<string>;
  productsTsv(): Promise<string>;
  /** When each campaign can be had now, both days included, and how many there are this time. */
  campaignDays(
    now: Date,
  ): Promise<readonly { key: string; from: string; until: string; size: number }[]>;
};

/** Where the demo's stores are. */
const TIME_ZONE = 'Asia/Kolkata';

/** Where there are none at all; tells how many it put in. Whoever calls it keeps other processes out. */
export async function fillStores(client: pg.Client, demo: DemoFiles): Promise<number> {
  const { rowCount } = await client.query('select from stores limit 1');
  if (rowCount !== 0) return 0;
  const saved = await importTable(client, storeImport, csvSource, await demo.storesCsv());
  return saved.inserted;
}

/**
 * Puts in what is missing where there is nothing of it yet, and gives what is over its next days.
 * Whoever calls it keeps other processes out.
 */
export async function bringCampaignsUpToDate(
  client: pg.Client,
  demo: DemoFiles,
  now: Date,
): Promise<void> {
  const { rowCount } = await client.query('select from campaigns where external_id ^@ $1 limit 1', [
    DEMO_CAMPAIGN_PREFIX,
  ]);
  // The importer skips those of stores that are not there: a database may have its own instead.
  if (rowCount === 0) {
    await importTable(client, ownCampaignImport, csvSource, await demo.campaignsCsv(now), now);
  } else await renew(client, JSON.stringify(await demo.campaignDays(now)), now);
}

const STARTS_AT = `"from"::timestamp at time zone '${TIME_ZONE}'`;
const ENDS_AT = `(until + 1)::timestamp at time zone '${TIME_ZONE}' - interval '1 millisecond'`;
const MORE = `case
  when c.total = c.deals_left then size - c.deals_left
  else greatest(size - c.deals_left, 0)
end`;

/**
 * No import, which would also bring back texts that somebody edited. What nobody ever took gets its new
 * size. Of the rest, what is missing to the new size comes on top, left and in all alike, so that what
 * was given out still adds up.
 */
async function renew(client: pg.Client, days: string, now: Date): Promise<void> {
  await client.query(
    `update campaigns c
     set starts_at = ${STARTS_AT}, ends_at = ${ENDS_AT}, updated_at = $2,
       total = c.total + ${MORE}, deals_left = c.deals_left + ${MORE}
     from jsonb_to_recordset($1) as given (key text, "from" date, until date, size integer)
     where c.external_id = key and c.ends_at < $2`,
    [days, now],
  );
}

/**
 * Puts the demo's products in where there are none at all, and makes those that are there like the
 * ones of this edition. Who has only products of their own does not get them. Whoever calls it keeps
 * other processes out.
 */
export async function bringProductsUpToDate(
  client: pg.Client,
  demo: DemoFiles,
  now: Date,
): Promise<void> {
  const { rows } = await client.query<{ is_demo: boolean }>(
    'select distinct is_demo from products',
  );
  if (rows.length > 0 && !rows.some(({ is_demo }) => is_demo)) return;
  const feed = await demo.productsTsv();
  await importTable(client, ownProductImport, tsvSource, feed, now);
  const [, ...lines] = feed.trimEnd().split('\n');
  await client.query('delete from products where is_demo and feed_id <> all ($1)', [
    lines.map((line) => line.split('\t', 1)[0]),
  ]);
}

const importTable = (
  client: pg.Client,
  kind: ImportKind,
  read: typeof csvSource,
  text: string,
  at?: Date,
) => importWithin(client, kind, read(inPieces(text), kind), at);

async function* inPieces(text: string): AsyncGenerator<Buffer> {
  yield Buffer.from(text);
}
