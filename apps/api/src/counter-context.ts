import { createCounterFeature } from './features/counter/counter.feature.ts';
import { createOperatorFeature } from './features/operator/operator.feature.ts';
import { createStoreDealsFeature } from './features/store-deals/store-deals.feature.ts';
import { createStoreFiguresFeature } from './features/store-figures/store-figures.feature.ts';
import { createUploadsFeature } from './features/uploads/uploads.feature.ts';

type Counter = ReturnType<typeof createCounterFeature>;
type Uploads = ReturnType<typeof createUploadsFeature>;
type NeedsOf<Create extends (needs: never) => unknown, Made> = Omit<
  Parameters<Create>[0],
  keyof Made
>;

type Needs = Omit<Parameters<typeof createCounterFeature>[0], 'publishDeal'> &
  NeedsOf<typeof createUploadsFeature, Counter> &
  NeedsOf<typeof createStoreDealsFeature, Counter & Uploads> &
  NeedsOf<typeof createStoreFiguresFeature, Counter> &
  NeedsOf<typeof createOperatorFeature, Counter>;

/** What stands behind the app for shops and operators. */
export function createCounterContext(needs: Needs) {
  const counter = createCounterFeature({
    ...needs,
    publishDeal: (...deal) => storeDeals.publishDeal(...deal),
  });
  const uploads = createUploadsFeature({ ...needs, ...counter });
  const storeDeals = createStoreDealsFeature({ ...needs, ...counter, ...uploads });
  const storeFigures = createStoreFiguresFeature({ ...needs, ...counter });
  const operator = createOperatorFeature({ ...needs, ...counter });
  return { counter, uploads, features: [counter, uploads, storeDeals, storeFigures, operator] };
}
