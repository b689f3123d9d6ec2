import { QueryClient } from '@tanstack/react-query';
import { ApiError } from './api-error.ts';

const MAX_RETRIES = 2;

/** A refusal stays a refusal however often it is asked; only trouble on the way may pass. */
export function mayPass(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 0 || error.status >= 500);
}

export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        // Paused queries show a skeleton for ever; a failed one can say that we are offline.
        networkMode: 'always',
        staleTime: 30_000,
        retry: (failures, error) => failures < MAX_RETRIES && mayPass(error),
      },
      // Likewise: a button that waits for the network to come back looks broken.
      mutations: { networkMode: 'always' },
    },
  });
}
