import type { QueryClient } from '@tanstack/react-query';
import { waitAtMost } from '../lib/scheduling.ts';
import { createQueryClient } from '../lib/query-client.ts';
import { currentSession } from '../lib/session.ts';
import type { Ask } from './screen-file.tsx';

/** Answers that take longer than this are waited for on the screen itself. */
const WAIT_MS = 250;

let ahead: { token: string | null; client: QueryClient } | null = null;

/** The cache of a sign-in. The one that the page was opened with may know something already. */
export function clientOf(token: string | null): QueryClient {
  if (ahead?.token !== token) ahead = null;
  return ahead?.client ?? createQueryClient();
}

/** Asks for what the first screen is going to show, so that it need not be drawn without it before. */
export async function askAhead(ask: Ask): Promise<void> {
  const client = createQueryClient();
  ahead = { token: currentSession().token, client };
  // What fails is asked for again by the screen, which has words for it.
  await waitAtMost(WAIT_MS, Promise.allSettled(ask(client, window.location)));
}
