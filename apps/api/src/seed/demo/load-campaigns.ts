import type pg from 'pg';
import { sizeOf } from './campaigns/sizes.ts';
import { dateOf, dayIn, windowOn, type DayNumber } from './campaigns/windows.ts';
import { demoCampaigns, type DemoCampaign } from './demo-campaigns.ts';
import { DEMO_TIME_ZONE } from './demo-stores.ts';

const ALWAYS = { from: '2025-01-01', until: '2099-12-31', size: 5000, validDays: 30 };

/**
 * Puts in what is missing where there is nothing of it yet, and gives what is over its next days.
 * Whoever calls it keeps other processes out.
 */
export async function bringCampaignsUpToDate(client: pg.Client, now: Date): Promise<void> {
  const today = dayIn(DEMO_TIME_ZONE, now);
  const rows = demoCampaigns().map((campaign) =>
    Object.assign(campaign, courseOf(campaign, today)),
  );
  const given = JSON.stringify(rows);
  const { rowCount } = await client.query(
    `select from campaigns where external_id = any ($1) limit 1`,
    [rows.map(({ key }) => key)],
  );
  if (rowCount === 0) await insert(client, given, now);
  else await renew(client, given, now);
}

/** When it can be had these days, and how many there are this time. */
function courseOf({ key, rhythm }: DemoCampaign, today: DayNumber) {
  if (!rhythm) return ALWAYS;
  const { from, until, round } = windowOn(today, rhythm);
  return { from: dateOf(from), until: dateOf(until), size: sizeOf(key, round), validDays: null };
}

const GIVEN = `jsonb_to_recordset($1) as given (
  key text, kind text, title text, description text, terms text, "placeIds" jsonb,
  "from" date, until date, size integer, "validDays" integer
)`;
const STARTS_AT = `"from"::timestamp at time zone '${DEMO_TIME_ZONE}'`;
const ENDS_AT = `(until + 1)::timestamp at time zone '${DEMO_TIME_ZONE}' - interval '1 millisecond'`;
const STORES = `jsonb_array_elements_text("placeIds") as at (place_id) join stores s using (place_id)`;
const MORE = `case
  when c.total = c.deals_left then size - c.deals_left
  else greatest(size - c.deals_left, 0)
end`;

/** Only for stores that are there: a database may have its own instead. */
async function insert(client: pg.Client, given: string, now: Date): Promise<void> {
  await client.query(
    `insert into campaigns (
       external_id, kind, title, description, terms, starts_at, ends_at, valid_days, total,
       deals_left, created_at, updated_at
     )
     select key, kind, title, description, terms, ${STARTS_AT}, ${ENDS_AT}, "validDays", size,
       size, $2, $2
     from ${GIVEN}
     where exists (select from ${STORES})`,
    [given, now],
  );
  await client.query(
    `insert into campaign_places (campaign_id, store_id)
     select c.id, s.id
     from ${GIVEN}
     join campaigns c on c.external_id = key
     cross join ${STORES}`,
    [given],
  );
}

/**
 * What nobody ever took gets its new size. Of the rest, what is missing to the new size comes on top,
 * left and in all alike, so that what was given out still adds up.
 */
async function renew(client: pg.Client, given: string, now: Date): Promise<void> {
  await client.query(
    `update campaigns c
     set starts_at = ${STARTS_AT}, ends_at = ${ENDS_AT}, updated_at = $2,
       total = c.total + ${MORE}, deals_left = c.deals_left + ${MORE}
     from ${GIVEN}
     where c.external_id = key and c.ends_at < $2`,
    [given, now],
  );
}
