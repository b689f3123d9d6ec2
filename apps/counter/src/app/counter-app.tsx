import { createQueryClient } from '@baeon/ui/lib/query-client.ts';
import { LoadError } from '@baeon/ui/components/empty-state.tsx';
import { Skeleton } from '@baeon/ui/components/layout.tsx';
import { libTexts } from '@baeon/ui/lib/lib-texts.ts';
import { useTexts } from '@baeon/ui/lib/texts.ts';
import { QueryClientProvider } from '@tanstack/react-query';
import { Component, lazy, type ReactNode, Suspense, useState } from 'react';
import { counterBase, counterPaths } from '../config/counter-config.ts';
import { counterTexts } from './counter-texts.ts';
import { TillRoute } from './till-route.tsx';

const AccountRoutes = lazy(async () => ({
  default: (await import('./account-routes.tsx')).AccountRoutes,
}));

const isBelow = (path: string): boolean => window.location.pathname.startsWith(counterBase + path);

/** The till first, with few bytes: what owners do comes in a file of its own, and so does the router that it needs. */
export function CounterApp() {
  const [queries] = useState(createQueryClient);
  return (
    <QueryClientProvider client={queries}>
      <div className="mx-auto flex min-h-dvh max-w-120 flex-col bg-surface pt-[env(safe-area-inset-top)] pb-[env(safe-area-inset-bottom)] sm:shadow-column has-data-wide:max-w-160 lg:has-data-broad:max-w-320">
        <Boundary>
          <Suspense fallback={<Coming />}>
            <main className="flex flex-1 flex-col">
              {isBelow(counterPaths.me) ? (
                <AccountRoutes />
              ) : (
                <TillRoute enrolling={isBelow(counterPaths.enrol)} />
              )}
            </main>
          </Suspense>
        </Boundary>
      </div>
    </QueryClientProvider>
  );
}

function Coming() {
  return (
    <div aria-busy="true" className="flex flex-col gap-3 p-4">
      <Skeleton className="h-12" />
      <Skeleton className="h-40 rounded-card!" />
    </div>
  );
}

/** A part that could not be fetched, or broke: what is at the counter is kept, so a reload loses nothing. */
class Boundary extends Component<{ children: ReactNode }, { isBroken: boolean }> {
  override state = { isBroken: false };

  static getDerivedStateFromError() {
    return { isBroken: true };
  }

  override render(): ReactNode {
    return this.state.isBroken ? <Broken /> : this.props.children;
  }
}

function Broken() {
  const texts = useTexts(counterTexts);
  // What broke is said in words of the code, which are nobody's here.
  const error = new Error(useTexts(libTexts).troubles.UNREADABLE);
  const refetch = () => window.location.reload();
  return <LoadError title={texts.broken} of={{ error, isFetching: false, refetch }} />;
}
