import { Skeleton } from '../../components/ui/skeleton.tsx';
import { uiTexts } from '../../components/ui/ui-texts.ts';
import { useTexts } from '../../lib/texts.ts';

/** In the measures of a deal. */
export function DealSkeleton() {
  return (
    <div aria-busy="true" className="flex flex-col gap-5 px-5 pt-2 pb-6">
      <p className="sr-only">{useTexts(uiTexts).loading}</p>
      <div className="overflow-hidden rounded-card border border-line bg-raised">
        <Skeleton className="aspect-video rounded-none!" />
        <div className="px-5 pt-5 pb-5">
          <Skeleton className="h-6 w-11/12" />
          <Skeleton className="mt-2 h-6 w-1/2" />
          <div className="mt-5 flex items-center gap-3">
            <Skeleton className="size-12 rounded-control!" />
            <div className="flex-1">
              <Skeleton className="h-4 w-2/5" />
              <Skeleton className="mt-2 h-3 w-1/4" />
            </div>
          </div>
          <div className="mt-6 flex flex-wrap gap-2">
            <Skeleton className="h-22 flex-1 basis-36 rounded-field!" />
            <Skeleton className="h-22 flex-1 basis-36 rounded-field!" />
          </div>
        </div>
      </div>
      <Skeleton className="h-32 rounded-card!" />
    </div>
  );
}
