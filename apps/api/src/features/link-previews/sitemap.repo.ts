import type pg from 'pg';

export const listedKinds = ['coupon', 'store'] as const;
export type ListedKind = (typeof listedKinds)[number];

export type Listed = { id: string; changed: Date };

/** Live deals and all stores; ids are random, so a first part of them cuts the list in equal pieces. */
const FROM: Record<ListedKind, string> = {
  coupon: `campaigns listed where kind = 'deal' and campaign_is_live(listed, $1::timestamptz)`,
  store: 'stores listed where $1::timestamptz is not null',
};

/** How many there are; beyond `most` it is not counted further. */
export async function countListed(
  pool: pg.Pool,
  kind: ListedKind,
  { now, most }: { now: Date; most: number },
): Promise<number> {
  const { rows } = await pool.query<{ count: number }>(
    `select count(*)::int as count from (select 1 from ${FROM[kind]} limit $2::int) counted`,
    [now, most],
  );
  return rows[0]!.count;
}

/** Those whose ids begin with some hexadecimal digits. */
export async function readListed(
  pool: pg.Pool,
  kind: ListedKind,
  { now, digits, most }: { now: Date; digits: string; most: number },
): Promise<Listed[]> {
  const { rows } = await pool.query<Listed>(
    `select listed.id, listed.updated_at as changed from ${FROM[kind]}
     and listed.id between $2::uuid and $3::uuid order by listed.id limit $4::int`,
    [now, idFrom(digits, '0'), idFrom(digits, 'f'), most],
  );
  return rows;
}

function idFrom(digits: string, rest: string): string {
  const all = digits.padEnd(32, rest);
  return all.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
