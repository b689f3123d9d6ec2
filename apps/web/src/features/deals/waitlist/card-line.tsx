import { lazy, Suspense } from 'react';

/** Few cards are of what is sold out. */
const LineAction = lazy(() =>
  import('./line-action.tsx').catch(() => ({ default: () => null as never })),
);

export const CardLine = ({ deal }: { deal: { id: string; title: string } }) => (
  <Suspense fallback={<span className="min-h-11" />}>
    <LineAction deal={deal} />
  </Suspense>
);
