import { onlineManager, QueryClient } from '@tanstack/react-query';
import { ApiError } from './api-error.ts';
import { isOnline, subscribeToOnline } from './online.ts';

const MAX_RETRIES = 2;

/** A refusal stays a refusal however often it is asked; only trouble on the way may pass. */
export function isTransientApiError(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 0 || error.status >= 500);
}

onlineManager.setEventListener((tell) => {
  tell(isOnline());
  return subscribeToOnline(() => tell(isOnline()));
});

export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        // Paused queries show a skeleton for ever; a failed one can say that we are offline.
        networkMode: 'always',
        staleTime: 30_000,
        retry: (failures, error) =>
          isOnline() && failures < MAX_RETRIES && isTransientApiError(error),
        // What could not be asked for is asked for again, however young what stands there is.
        refetchOnReconnect: ({ state }) => state.status !== 'error' || 'always',
      },
      // Likewise: a button that waits for the network to come back looks broken.
      mutations: { networkMode: 'always' },
    },
  });
}
