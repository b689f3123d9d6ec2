import type { WaitlistStanding } from '@baeon/contracts/waitlist/waitlist-wire';
import { type QueryClient, queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { toast } from 'react-hot-toast/headless';
import { useLocation, useNavigate } from 'react-router';
import { textsOf } from '@baeon/ui/lib/texts.ts';
import { paths, waitlistsUrl, waitlistUrl } from '../../../config/paths.ts';
import { callApi } from '../../../lib/api-client.ts';
import { detourTo, type LoginDetour } from '../../../lib/login-detour.ts';
import { tellOtherTabs } from '../../../lib/other-tabs.ts';
import { queryKeys } from '../../../lib/query-keys.ts';
import { currentSession, currentUserId, useSession } from '../../../lib/session.ts';
import { waitlistTexts } from './waitlist-texts.ts';

/** Places in a line change by what others do. */
const LOOK_EVERY_MS = 15_000;

const waitlistsOptions = (userId: string) =>
  queryOptions({
    queryKey: queryKeys.waitlists,
    queryFn: ({ signal }) => callApi<WaitlistStanding[]>(waitlistsUrl(userId), { signal }),
    refetchInterval: ({ state }) => (state.data?.length ? LOOK_EVERY_MS : false),
  });

/** Somebody's place in the line for a deal: null for none, undefined while nobody knows. */
export function useStanding(campaignId: string): WaitlistStanding | null | undefined {
  const { user, signedIn } = useSession();
  const standings = useQuery({ ...waitlistsOptions(user?.id ?? ''), enabled: signedIn });
  if (!signedIn) return null;
  if (!standings.data) return standings.isError ? null : undefined;
  return standings.data.find(({ campaign_id }) => campaign_id === campaignId) ?? null;
}

/** Stands in line, or leaves it; says how that went. */
export async function changeLine(
  client: QueryClient,
  campaignId: string,
  method: 'PUT' | 'DELETE',
): Promise<void> {
  const texts = textsOf(waitlistTexts);
  const url = waitlistUrl(currentUserId() ?? '', campaignId);
  try {
    const answer = await callApi<WaitlistStanding>(url, { method, keepalive: true });
    const own = method === 'PUT' ? [answer] : [];
    await client.cancelQueries({ queryKey: queryKeys.waitlists });
    client.setQueryData<WaitlistStanding[]>(queryKeys.waitlists, (before = []) => [
      ...own,
      ...before.filter(({ campaign_id }) => campaign_id !== campaignId),
    ]);
    toast.success(method === 'PUT' ? texts.joined : texts.left, { id: 'waitlist' });
    tellOtherTabs('coupons');
  } catch (error) {
    // Someone who was just signed out has been told why.
    if (currentSession().signedIn) toast.error((error as Error).message);
    // They may have it already, or it may be over.
    void client.invalidateQueries({ queryKey: queryKeys.deals });
  }
  void client.invalidateQueries({ queryKey: queryKeys.waitlists });
}

/** A visitor has to say who they are first, and is in line when they come back. */
export function useLine(campaignId: string) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const here = useLocation();
  const { signedIn } = useSession();
  const [busy, setBusy] = useState(false);

  async function change(method: 'PUT' | 'DELETE'): Promise<void> {
    setBusy(true);
    await changeLine(client, campaignId, method);
    setBusy(false);
  }

  function join(): void {
    if (signedIn) return void change('PUT');
    const detour: LoginDetour = { ...detourTo(here), wait: campaignId };
    toast(textsOf(waitlistTexts).logIn, { id: 'wait-login' });
    void navigate(paths.login, { state: detour });
  }

  return { busy, join, leave: () => void change('DELETE') };
}
