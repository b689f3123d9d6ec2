import type pg from 'pg';
import { inOneTransaction } from './in-one-transaction.ts';
import { LOAD_PREFIX } from '../own-ids.ts';
import { setAside, WORTH_SETTING_ASIDE } from './set-aside.ts';

export type Removed = { campaigns: number; stores: number; kept: number };

/** All of it in one transaction, but for campaigns that people have coupons of, and their stores. */
export const removeLoadData = (databaseUrl: string, signal?: AbortSignal): Promise<Removed> =>
  inOneTransaction(databaseUrl, signal, removeAll);

async function removeAll(client: pg.Client): Promise<Removed> {
  // Whoever claims one now waits, and then finds it gone.
  await client.query('lock table campaigns in access exclusive mode');
  const { rowCount: all } = await client.query(
    `create temporary table removable on commit drop as
     select id from campaigns where external_id ^@ $1`,
    [LOAD_PREFIX],
  );
  const { rowCount: kept } = await client.query(
    'delete from removable where exists (select from coupon_ledger where campaign_id = removable.id)',
  );
  await client.query('analyze removable');
  const putBack =
    (all ?? 0) < WORTH_SETTING_ASIDE
      ? async () => {}
      : await setAside(client, { referencesTo: ['campaigns', 'stores'] });
  await client.query('delete from campaign_places where campaign_id in (select id from removable)');
  const { rowCount: campaigns } = await client.query(
    'delete from campaigns where id in (select id from removable)',
  );
  const { rowCount: stores } = await client.query(
    `delete from stores where place_id ^@ $1
     and not exists (select from campaign_places where store_id = stores.id)
     and not exists (select from held_coupons where store_id = stores.id)`,
    [LOAD_PREFIX],
  );
  await putBack();
  return { campaigns: campaigns ?? 0, stores: stores ?? 0, kept: kept ?? 0 };
}
