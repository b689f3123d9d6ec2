import type { NotificationsResult, ReadBody } from '@baeon/contracts/push/notifications-wire';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { toast } from 'react-hot-toast/headless';
import { notificationsReadUrl, notificationsUrl } from '../../config/paths.ts';
import { callApi } from '../../lib/api-client.ts';
import { tellOtherTabs } from '../../lib/other-tabs.ts';
import { queryKeys } from '../../lib/query-keys.ts';
import { currentSession, currentUserId } from '../../lib/session.ts';

export const notificationsOptions = (userId: string) =>
  queryOptions({
    queryKey: queryKeys.notificationList,
    queryFn: ({ signal }) => callApi<NotificationsResult>(notificationsUrl(userId), { signal }),
    // Something may have been told since.
    staleTime: 0,
  });

/** Optimistic: shows at once, and is taken back if the server refuses. */
export function useMarkRead() {
  const client = useQueryClient();
  const { queryKey } = notificationsOptions('');

  function show(result: NotificationsResult | undefined): void {
    client.setQueryData(queryKey, result);
    client.setQueryData(queryKeys.unread, result && { unread: result.unread });
  }

  const { mutate } = useMutation({
    mutationFn: (body: ReadBody) =>
      callApi<NotificationsResult>(notificationsReadUrl(currentUserId() ?? ''), {
        method: 'POST',
        body,
        // The screen that it leads to may take its place meanwhile.
        keepalive: true,
      }),
    onMutate: async (body) => {
      await client.cancelQueries({ queryKey: queryKeys.notifications });
      const before = client.getQueryData(queryKey);
      if (before) show(withRead(before, body));
      return before;
    },
    onSuccess: (result) => {
      show(result);
      tellOtherTabs('notifications');
    },
    onError: ({ message }, _body, before) => {
      show(before);
      // Someone who was just signed out has been told why.
      if (currentSession().signedIn) toast.error(message);
    },
  });
  return mutate;
}

function withRead(result: NotificationsResult, body: ReadBody): NotificationsResult {
  const notifications = result.notifications.map((one) => {
    const isMeant = 'id' in body ? one.id === body.id : one.at <= body.until;
    return isMeant ? Object.assign({}, one, { read: true }) : one;
  });
  return { notifications, unread: notifications.filter(({ read }) => !read).length };
}
