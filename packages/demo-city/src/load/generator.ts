import { campaignColumns, loadCampaigns, placeColumns } from './campaigns.ts';
import { loadStoreRows, storeColumns, type LoadStore } from './stores.ts';

type Wanted = {
  stores: number;
  campaigns: number;
  /** The same text makes the same data; only its days move with `now`. */
  seed: string;
  now: Date;
  /** Of stores, the most usual ones first. */
  categories: readonly string[];
};

/** Rows of live campaigns at invented stores; those of the stores have to be taken first. */
export function loadRows({ stores: count, campaigns, seed, now, categories }: Wanted) {
  const stores: LoadStore[] = [];
  const at = now.toISOString();
  return {
    columns: { stores: storeColumns, campaigns: campaignColumns, places: placeColumns },
    stores: () =>
      loadStoreRows({ count, seed, categories, at }, (store) => void stores.push(store)),
    campaigns: () => loadCampaigns({ count: campaigns, seed, stores, now }),
  };
}
