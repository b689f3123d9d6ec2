import type pg from 'pg';

/** How far the changes have been read: all that could be seen by a snapshot of the database. */
export type Position = {
  snapshot: string;
  /** The last of the changes that could be seen. */
  last: string;
  /** What the snapshot belongs to. */
  history: string;
  /** By the database's clock, in seconds. */
  at: number;
};

export type Change = { topic: string; ids: string[] };

type Row = { position: string; topic: string; ids: string };
/** A row of a page; a page without changes has one all the same, which says how far it goes. */
type PageRow = Position & (Row | { [Name in keyof Row]: null });

const ROWS_AT_ONCE = 100;
const ANSWER_WITHIN_MS = 3000;
/** Changes that are older are purged after a while. */
const LONGEST_GAP_S = 15 * 60;

/*
 * What can be seen now and could not by the snapshot before: in whatever order transactions have ended, and however
 * long one of them takes, each change is in one answer. A standby does not say which transactions were under way, so
 * there those since the oldest of them come again (`known`). After a crash of the server a transaction may have the
 * number of one that came to nothing; its changes still lie behind the last one.
 */
const LOOK = `with looked as materialized (
    select pg_current_snapshot() as snapshot, server_history() as history,
      extract(epoch from clock_timestamp())::float8 as at,
      coalesce((select max(position) from changes), 0) as last
  )
  select looked.snapshot::text, looked.history, looked.at, looked.last::text,
    found.position::text, found.topic, array_to_string(found.ids, ',') as ids
  from looked left join lateral (
    select position, topic, ids from changes
    where ((tx >= pg_snapshot_xmin($1::pg_snapshot)
        and (pg_is_in_recovery() or not pg_visible_in_snapshot(tx, $1::pg_snapshot)))
      or position > $2::bigint)
      and tx < pg_snapshot_xmax(looked.snapshot)
      and position > $3::bigint and position <= coalesce($4::bigint, looked.last)
    order by position limit ${ROWS_AT_ONCE}
  ) found on true
  order by found.position`;

/** Reads what was changed since a look before, with one plain statement a page: through a pooler too, or on a standby. */
export function createChangeReader(pool: pg.Pool) {
  let known = new Set<string>();

  async function page(from: Position | null, after: string, until: string | null) {
    const values = [from?.snapshot, from?.last, after, until];
    const asked = { text: LOOK, values, query_timeout: ANSWER_WITHIN_MS };
    return (await pool.query<PageRow>(asked)).rows;
  }

  return {
    /** Hands over what changed since `from`, page by page. Gives where to go on, and whether some may be missing. */
    async read(
      from: Position | null,
      take: (changes: Change[]) => void,
    ): Promise<{ position: Position; isGap: boolean }> {
      const first = await page(from, '0', null);
      const rows = changesIn(first);
      const { snapshot, history, at, last } = first[0]!;
      const position = { snapshot, history, at, last };
      const isGap = from === null || !goesOn(from, position);
      const seen = new Set<string>();
      for (let found = isGap ? [] : rows; found.length > 0;) {
        take(found.filter((row) => !known.has(row.position)).map(toChange));
        for (const row of found) seen.add(row.position);
        if (found.length < ROWS_AT_ONCE) break;
        found = changesIn(await page(from, found.at(-1)!.position, last));
      }
      known = seen;
      return { position, isGap };
    },
  };
}

const changesIn = (rows: PageRow[]): Row[] => rows.filter((row) => row.position !== null);

const toChange = ({ topic, ids }: Row): Change => ({ topic, ids: ids.split(',') });

/** Whether all that happened in between can still be read. */
const goesOn = (from: Position, to: Position): boolean =>
  from.history === to.history &&
  to.at - from.at < LONGEST_GAP_S &&
  nextTransaction(to) >= nextTransaction(from);

const nextTransaction = ({ snapshot }: Position): bigint => BigInt(snapshot.split(':')[1]!);
