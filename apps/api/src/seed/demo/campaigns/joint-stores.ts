import { distanceKm } from '@baeon/contracts/places/geo';
import { cityAreas } from '../../reference/city-areas.ts';
import { bengaluru } from '../demo-cities.ts';
import type { DemoStore } from '../demo-stores.ts';
import { jointDeals, type JointDeal } from './joint-deals.ts';

const MOST_PER_STORE = 2;

/** Which stores take part in what; no store in more than two. */
export function joinedStores(stores: readonly DemoStore[]): Map<JointDeal, DemoStore[]> {
  const joined = new Map<DemoStore, number>();
  const inTown = stores.filter(({ city }) => city === bengaluru.name);
  return new Map(
    jointDeals.map((deal) => {
      const free = inTown.filter(
        (store) =>
          deal.categories.includes(store.category) && (joined.get(store) ?? 0) < MOST_PER_STORE,
      );
      const taking = deal.area ? nearest(free, deal.area, deal.stores) : spread(free, deal.stores);
      for (const store of taking) joined.set(store, (joined.get(store) ?? 0) + 1);
      return [deal, taking];
    }),
  );
}

function nearest(stores: DemoStore[], areaName: string, count: number): DemoStore[] {
  const area = cityAreas.find(({ name, city }) => name === areaName && city === bengaluru.name)!;
  return stores
    .toSorted((one, other) => distanceKm(one, area) - distanceKm(other, area))
    .slice(0, count);
}

const spread = (stores: DemoStore[], count: number): DemoStore[] =>
  Array.from({ length: count }, (_, turn) => stores[Math.floor((turn * stores.length) / count)]!);
