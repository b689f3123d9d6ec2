import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { waitAtMost } from '@baeon/ui/lib/scheduling.ts';
import { createQueryClient } from '@baeon/ui/lib/query-client.ts';
import { currentSession } from '../../lib/session.ts';
import type { Prefetch } from '../screen-file.tsx';

/** Answers that take longer than this are waited for on the screen itself. */
const WAIT_MS = 250;

let prefetched: { token: string | null; client: QueryClient } | null = null;

/** The cache of a sign-in. The one that the page was opened with may know something already. */
export function clientOf(token: string | null): QueryClient {
  if (prefetched?.token !== token) prefetched = null;
  return prefetched?.client ?? createQueryClient();
}

/** Asks for what the first screen is going to show, so that it need not be drawn without it before. */
export async function prefetchFirstScreen(prefetch: Prefetch): Promise<void> {
  const client = createQueryClient();
  prefetched = { token: currentSession().token, client };
  // What fails is asked for again by the screen, which has words for it.
  await waitAtMost(WAIT_MS, Promise.allSettled(prefetch(client, window.location)));
}

/** A cache belongs to one sign-in, so nothing of it is left for the next person. */
export function SignInCache({ token, children }: { token: string | null; children: ReactNode }) {
  const [client] = useState(() => clientOf(token));
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}
