import { Skeleton } from '../../components/ui/skeleton.tsx';
import { uiTexts } from '../../components/ui/ui-texts.ts';
import { useTexts } from '../../lib/texts.ts';

/** In the measures of a coupon that is ready. */
export function HeldCouponSkeleton() {
  return (
    <div aria-busy="true" className="flex flex-col gap-5 px-5 pt-2 pb-8">
      <p className="sr-only">{useTexts(uiTexts).loading}</p>
      <div className="rounded-card border border-line bg-raised px-5 py-5">
        <div className="flex gap-3">
          <Skeleton className="size-14 rounded-control!" />
          <div className="min-w-0 flex-1">
            <Skeleton className="h-5 w-4/5" />
            <Skeleton className="mt-2 h-4 w-1/2" />
            <Skeleton className="mt-3 h-6 w-28 max-w-full rounded-full!" />
          </div>
        </div>
        <Skeleton className="mx-auto mt-9 aspect-square w-full max-w-72 rounded-control!" />
        <Skeleton className="mt-4 h-26 rounded-field!" />
        <Skeleton className="mx-auto mt-5 h-4 w-52 max-w-full" />
        <Skeleton className="mt-5 h-13 rounded-field!" />
      </div>
      <Skeleton className="h-13 rounded-field!" />
      <Skeleton className="h-48 rounded-card!" />
    </div>
  );
}
