import { lazy, Suspense, useEffect, useState } from 'react';
import { whenIdle } from '@baeon/ui/lib/scheduling.ts';
import { useSession } from '../../../lib/session.ts';

/** Without a network it does not come, and there is nothing to hear. */
const CouponUses = lazy(() =>
  import('./coupon-uses.tsx').catch(() => ({ default: () => null as never })),
);

/** Not before the first screen stands. */
export function CouponUsesLater() {
  const { user, token, signedIn } = useSession();
  const [idle, setIdle] = useState(false);
  useEffect(() => whenIdle(() => setIdle(true)), []);
  if (!idle || !signedIn || !user || !token) return null;
  return (
    <Suspense>
      <CouponUses userId={user.id} token={token} />
    </Suspense>
  );
}
