import type pg from 'pg';

/** How many stores that nobody knows are named of one row. */
const MAX_NAMED = 3;

/**
 * Finds the stores of the staged campaigns and what their dates mean there, and refuses those that
 * cannot be.
 */
export async function settleCampaigns(client: pg.Client): Promise<void> {
  await client.query(
    `create temporary table import_places on commit drop as
     select row_position, named.ordinal, named.place_id, stores.id as store_id, stores.time_zone
     from import_rows
     cross join unnest(place_ids) with ordinality as named (place_id, ordinal)
     left join stores on stores.place_id = named.place_id
     where row_problem is null`,
  );
  await client.query('analyze import_places, import_rows');
  await refuseUnknownPlaces(client);
  await setMoments(client);
  await refuseEndBeforeStart(client);
  await refuseBelowIssued(client);
  await refuseOtherKind(client);
}

async function refuseUnknownPlaces(client: pg.Client): Promise<void> {
  await client.query(
    `update import_rows set row_problem = 'place_id ' || unknown.named || ' is not among the stores'
     from (
       select row_position,
         string_agg('''' || place_id || '''', ', ' order by ordinal) filter (where number <= $1)
           || case when count(*) > $1 then ', …' else '' end as named
       from (
         select row_position, ordinal, place_id,
           row_number() over (partition by row_position order by ordinal) as number
         from import_places where store_id is null
       ) missing
       group by row_position
     ) unknown
     where import_rows.row_position = unknown.row_position`,
    [MAX_NAMED],
  );
}

/** Dates without a zone are those of the first store. */
async function setMoments(client: pg.Client): Promise<void> {
  await client.query(
    `update import_rows
     set starts_at = coalesce(starts_at, starts_local at time zone time_zone),
       ends_at = coalesce(ends_at, ends_local at time zone time_zone)
     from import_places first
     where first.row_position = import_rows.row_position and first.ordinal = 1
       and row_problem is null and (starts_at is null or ends_at is null)`,
  );
}

async function refuseEndBeforeStart(client: pg.Client): Promise<void> {
  await client.query(
    `update import_rows set row_problem = 'promotion_effective_dates must end after they start'
     where row_problem is null and starts_at >= ends_at`,
  );
}

async function refuseBelowIssued(client: pg.Client): Promise<void> {
  // Until the transaction ends nobody can claim one of these. In the order in which claims lock them.
  await client.query(
    `select from campaigns
     where external_id in (select promotion_id from import_rows where row_problem is null)
     order by id for no key update`,
  );
  await client.query(
    `update import_rows
     set row_problem = format('total is %s, but %s were given away already',
       import_rows.total, campaigns.total - deals_left)
     from campaigns
     where row_problem is null and external_id = promotion_id
       and import_rows.total < campaigns.total - deals_left`,
  );
}

/** People hold coupons of it as what it was. */
async function refuseOtherKind(client: pg.Client): Promise<void> {
  await client.query(
    `update import_rows
     set row_problem = format('kind is %s, but this campaign is a %s already',
       import_rows.kind, campaigns.kind)
     from campaigns
     where row_problem is null and external_id = promotion_id and 'kind' <> all (row_lacks)
       and import_rows.kind <> campaigns.kind`,
  );
}
