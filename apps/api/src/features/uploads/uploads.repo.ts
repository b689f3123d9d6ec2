import { sql } from '../../db/drizzle.ts';
import type { Executor } from '../../db/client.ts';
import { rowsOf } from '../../db/rows.ts';

/** Whatever happens to a picture happens under this lock, where it lies included. */
export async function lockPicture(tx: Executor, name: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`picture ${name}`}, 0))`);
}

export async function countPicturesOf(db: Executor, storeId: string, since: Date) {
  const [row] = await rowsOf<{ count: number }>(
    db,
    sql`select count(*)::int as count from uploaded_pictures
        where store_id = ${storeId} and at > ${since}`,
  );
  return row!.count;
}

export async function notePicture(tx: Executor, name: string, storeId: string, now: Date) {
  await tx.execute(sql`
    insert into uploaded_pictures (name, store_id, at) values (${name}, ${storeId}, ${now})
    on conflict (name, store_id) do update set at = excluded.at`);
}

const isUnused = (name: ReturnType<typeof sql>, prefix: string) => sql`
  not exists (select from campaigns where image = ${prefix} || ${name} || '.jpg')
  and not exists (select from stores where logo = ${prefix} || ${name} || '-small.jpg')
  and not exists (select from deal_drafts where form ->> 'image' = ${prefix} || ${name} || '.jpg')`;

type Old = { prefix: string; before: Date; atMost: number };

/** Brought a while ago, and nothing shows them. */
export async function listUnusedPictures(
  db: Executor,
  { prefix, before, atMost }: Old,
): Promise<string[]> {
  const rows = await rowsOf<{ name: string }>(
    db,
    sql`select p.name from uploaded_pictures p where ${isUnused(sql`p.name`, prefix)}
        group by p.name having max(p.at) < ${before} limit ${atMost}`,
  );
  return rows.map(({ name }) => name);
}

/** Under its lock. False where something has come to show it. */
export async function forgetUnusedPicture(
  tx: Executor,
  name: string,
  { prefix, before }: Omit<Old, 'atMost'>,
): Promise<boolean> {
  // Whoever is about to show it is waited for, so that the next statement sees it.
  await tx.execute(sql`select from uploaded_pictures where name = ${name} for update`);
  const { rowCount } = await tx.execute(sql`
    delete from uploaded_pictures where name = ${name} and ${isUnused(sql`name`, prefix)}
      and not exists (
        select from uploaded_pictures other where other.name = ${name} and other.at >= ${before})`);
  return rowCount !== null && rowCount > 0;
}
