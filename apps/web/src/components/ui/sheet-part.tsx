import { type ReactNode, Suspense } from 'react';
import { useTexts } from '../../lib/texts.ts';
import { Skeleton } from './skeleton.tsx';
import { uiTexts } from './ui-texts.ts';

/** Around what a sheet holds, where that is fetched only once somebody opens it. */
export function SheetPart({ children }: { children: ReactNode }) {
  return <Suspense fallback={<Coming />}>{children}</Suspense>;
}

function Coming() {
  return (
    <div aria-busy="true" className="flex flex-col gap-4 py-2">
      <p className="sr-only">{useTexts(uiTexts).loading}</p>
      <Skeleton className="h-5 w-3/5" />
      <Skeleton className="h-12 w-full rounded-field!" />
      <Skeleton className="h-12 w-full rounded-field!" />
    </div>
  );
}
