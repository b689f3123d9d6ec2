import type { DealDraft, DealForm } from '@baeon/contracts/counter/store-deals-wire';
import { MOST_DRAFTS } from '@baeon/contracts/counter/store-deals';
import { sql } from '../../db/drizzle.ts';
import type { Executor } from '../../db/client.ts';
import { rowsOf } from '../../db/rows.ts';

/** The one that was touched last first. What was made meanwhile is no draft any more. */
export async function listDrafts(db: Executor, storeId: string): Promise<DealDraft[]> {
  return rowsOf<DealDraft>(
    db,
    sql`select d.id, d.form, d.updated_at, coalesce(last.waits, false) as waiting, last.reason
        from deal_drafts d
        left join lateral (
          select reason, decided_at is null as waits from approvals
          where store_id = d.store_id and deal_id = d.id order by position desc limit 1
        ) last on true
        where d.store_id = ${storeId} and not exists (select from campaigns c where c.id = d.id)
        order by d.updated_at desc, d.id limit ${MOST_DRAFTS}`,
    'updated_at',
  );
}

/** False where the store has as many as it may. One whose deal was made meanwhile is not listed. */
export async function saveDraft(
  db: Executor,
  { storeId, id, form }: { storeId: string; id: string; form: DealForm },
  now: Date,
): Promise<boolean> {
  const { rowCount } = await db.execute(sql`
    insert into deal_drafts (store_id, id, form, updated_at)
    select ${storeId}, ${id}, ${JSON.stringify(form)}::jsonb, ${now}
    where exists (select from deal_drafts where store_id = ${storeId} and id = ${id})
      or (select count(*) from deal_drafts where store_id = ${storeId}) < ${MOST_DRAFTS}
    on conflict (store_id, id) do update set form = excluded.form, updated_at = excluded.updated_at`);
  return rowCount === 1;
}

export async function deleteDraft(db: Executor, storeId: string, id: string): Promise<boolean> {
  const { rowCount } = await db.execute(
    sql`delete from deal_drafts where store_id = ${storeId} and id = ${id}`,
  );
  return rowCount === 1;
}
