import type pg from 'pg';

/** Plain SQL on the pool: what is written comes in batches. */

export type Search = { userId: string; text: string; found: boolean; at: Date };

/** Each person and text once, and of each person only the last few. */
export async function saveSearches(
  pool: pg.Pool,
  searches: Search[],
  mostOfEach: number,
): Promise<void> {
  // In one order everywhere, so that no two of these wait for each other.
  const rows = searches.toSorted((a, b) => order(a.userId, b.userId) || order(a.text, b.text));
  await pool.query(
    `insert into searches as s (user_id, text, found, searched_at)
     select n.user_id, n.text, n.found, n.at
     from unnest($1::uuid[], $2::text[], $3::boolean[], $4::timestamptz[]) as n (user_id, text, found, at)
     join users u on u.id = n.user_id
     on conflict (user_id, text) do update
       set found = excluded.found, searched_at = greatest(s.searched_at, excluded.searched_at)`,
    [
      rows.map(({ userId }) => userId),
      rows.map(({ text }) => text),
      rows.map(({ found }) => found),
      rows.map(({ at }) => at),
    ],
  );
  await pool.query(
    `delete from searches s using (
       select user_id, text, row_number() over (
         partition by user_id order by searched_at desc, text) as nth
       from searches where user_id = any($1::uuid[])
     ) kept
     where kept.nth > $2 and s.user_id = kept.user_id and s.text = kept.text`,
    [[...new Set(rows.map(({ userId }) => userId))], mostOfEach],
  );
}

const order = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

export async function listSearches(
  pool: pg.Pool,
  userId: string,
  atMost: number,
): Promise<string[]> {
  const { rows } = await pool.query<{ text: string }>(
    'select text from searches where user_id = $1 order by searched_at desc, text limit $2',
    [userId, atMost],
  );
  return rows.map(({ text }) => text);
}

/** One of them, or all. */
export async function deleteSearches(
  pool: pg.Pool,
  userId: string,
  text: string | null,
): Promise<void> {
  await pool.query('delete from searches where user_id = $1 and ($2::text is null or text = $2)', [
    userId,
    text,
  ]);
}

type Popular = { since: Date; newest: number; leastPeople: number; atMost: number };

/** What several people found something for, most of them first; only the newest searches are looked at. */
export async function readPopularSearches(
  pool: pg.Pool,
  { since, newest, leastPeople, atMost }: Popular,
): Promise<string[]> {
  const { rows } = await pool.query<{ text: string }>(
    `select text from (
       select text, searched_at from searches where found and searched_at >= $1
       order by searched_at desc limit $2
     ) lately
     group by text having count(*) >= $3
     order by count(*) desc, max(searched_at) desc, text limit $4`,
    [since, newest, leastPeople, atMost],
  );
  return rows.map(({ text }) => text);
}
