import { createApiClient } from '@baeon/ui/lib/api-client.ts';
import { currentSession, expireSession } from './session.ts';

/** Calls are made for whoever is signed in. */
export const { callApi, callPage } = createApiClient({
  token: () => currentSession().token,
  onExpired: expireSession,
});
