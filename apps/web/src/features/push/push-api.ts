import type {
  PushResult,
  PushSettings,
  PushSubscriptionBody,
} from '@baeon/contracts/push/push-wire';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { toast } from 'react-hot-toast/headless';
import { pushSettingsUrl, pushRemovalUrl, pushSubscriptionsUrl } from '../../config/paths.ts';
import { callApi } from '../../lib/api-client.ts';
import { currentSession, useSession } from '../../lib/session.ts';
import { textsOf } from '@baeon/ui/lib/texts.ts';
import { pushScreenTexts } from './push-texts.ts';

const ownId = () => currentSession().user?.id ?? '';

export const fetchPushSettings = (signal?: AbortSignal) =>
  callApi<PushResult>(pushSettingsUrl(ownId()), { signal });

/** From now on news reach this device. */
export const addDevice = (body: PushSubscriptionBody) =>
  callApi<PushResult>(pushSubscriptionsUrl(ownId()), { method: 'POST', body });

export const removeDevice = (endpoint: string) =>
  callApi<PushResult>(pushRemovalUrl(ownId()), { method: 'POST', body: { endpoint } });

export const putPushSettings = (body: Partial<PushSettings>) =>
  callApi<PushResult>(pushSettingsUrl(ownId()), { method: 'PUT', body });

export const pushSettingsQuery = queryOptions({
  queryKey: ['push-settings'],
  queryFn: ({ signal }) => fetchPushSettings(signal),
});

/** What the signed-in person wants to hear of. */
export function usePushSettings() {
  const { signedIn } = useSession();
  return useQuery({ ...pushSettingsQuery, enabled: signedIn });
}

function withSettings(news: PushResult, change: Partial<PushSettings>): PushResult {
  return { ...news, settings: { ...news.settings, ...change } };
}

/** What was chosen before in the places of a change. */
function undone(settings: PushSettings | undefined, change: Partial<PushSettings>) {
  const before = Object.entries(settings ?? {}).filter(([name]) => name in change);
  return Object.fromEntries(before) as Partial<PushSettings>;
}

/** Every choice shows at once; one that the server refuses is taken back, with the reason. */
export function useSavePushSettings() {
  const client = useQueryClient();
  const { queryKey } = pushSettingsQuery;
  const show = (change: Partial<PushSettings>) =>
    client.setQueryData(queryKey, (news) => news && withSettings(news, change));

  const { mutate } = useMutation({
    mutationKey: queryKey,
    mutationFn: putPushSettings,
    // One after the other, so that the server hears the last wish last.
    scope: { id: 'push-settings' },
    onMutate: async (change) => {
      await client.cancelQueries({ queryKey });
      const before = undone(client.getQueryData(queryKey)?.settings, change);
      show(change);
      return before;
    },
    onSuccess: (news) => {
      // What was chosen since is still on its way.
      if (client.isMutating({ mutationKey: queryKey }) === 1) client.setQueryData(queryKey, news);
    },
    onError: ({ message }, _change, before) => {
      if (before) show(before);
      // Someone who was just signed out has been told why.
      if (currentSession().signedIn) toast.error(textsOf(pushScreenTexts).notSaved(message));
    },
  });
  return mutate;
}
