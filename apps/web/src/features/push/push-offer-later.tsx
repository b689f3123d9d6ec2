import { type ComponentProps, lazy, Suspense } from 'react';
import type { PushOffer } from './push-offer.tsx';

const Offer = lazy(async () => ({ default: (await import('./push-offer.tsx')).PushOffer }));

/** Nothing until it is here: a screen needs it only once somebody has done something there. */
export const PushOfferLater = (props: ComponentProps<typeof PushOffer>) => (
  <Suspense>
    <Offer {...props} />
  </Suspense>
);
