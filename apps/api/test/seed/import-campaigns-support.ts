import { beforeAll, beforeEach } from 'vitest';
import { createTestDatabase, query } from '../support/test-database.ts';
import {
  aStore,
  csvOf,
  fileWith,
  importStores,
  runImportWith,
  type Columns,
  type ImportRun,
} from './import-support.ts';

/** Three stores in India and one in Dubai, and no campaigns at the start of each test. */
export function useCampaignDatabase(): () => string {
  let url: string;
  beforeAll(async () => {
    url = await createTestDatabase();
    const stores = [
      aStore({ place_id: 'shop-1' }),
      aStore({ place_id: 'shop-2', latitude: '12.98' }),
      aStore({ place_id: 'shop-3', category: 'Food & Drink/Cafes' }),
    ];
    await importStores(url, await fileWith(csvOf(stores)));
    const elsewhere = [aStore({ place_id: 'dubai', time_zone: 'Asia/Dubai' })];
    await importStores(url, await fileWith(csvOf(elsewhere)));
  });
  beforeEach(async () => {
    await query(url, "delete from campaigns where kind <> 'bonus'");
  });
  return () => url;
}

/** A campaign with every column that has to be there, and whatever else is asked for. */
export const aCampaign = (columns: Columns = {}): Columns => ({
  promotion_id: 'deal-1',
  long_title: '20% off cakes',
  promotion_effective_dates: '2026-11-01/2026-11-30',
  total: '100',
  place_id: 'shop-1',
  ...columns,
});

export const importCampaigns = async (
  url: string,
  campaigns: Columns[] | string,
  ...options: string[]
): Promise<ImportRun> => {
  const file = Array.isArray(campaigns) ? await fileWith(csvOf(campaigns), 'deals.csv') : campaigns;
  return runImportWith(['campaigns', file, ...options], { DATABASE_URL: url });
};

export type CampaignInTable = Record<string, any> & { places: string[]; open: boolean[] };

/** By their ids in files, with the place ids of their stores. */
export const campaignsIn = (url: string) =>
  query<CampaignInTable>(
    url,
    `select campaigns.*,
       array(select s.place_id from campaign_places p join stores s on s.id = p.store_id
         where p.campaign_id = campaigns.id order by s.place_id) as places,
       array(select distinct p.open from campaign_places p where p.campaign_id = campaigns.id) as open
     from campaigns where kind <> 'bonus' order by external_id`,
  );

/** As claims do it, without the claimants. */
export const giveAway = (url: string, promotionId: string, coupons: number) =>
  query(url, 'update campaigns set deals_left = deals_left - $2 where external_id = $1', [
    promotionId,
    coupons,
  ]);
