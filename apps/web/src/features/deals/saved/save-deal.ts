import type { QueryClient } from '@tanstack/react-query';
import { toast } from 'react-hot-toast/headless';
import type { Location, NavigateFunction } from 'react-router';
import { showUndoToast } from '@baeon/ui/components/toast/undo-toast.tsx';
import { paths, savedDealUrl } from '../../../config/paths.ts';
import { callApi } from '../../../lib/api-client.ts';
import { detourTo, type LoginDetour } from '../../../lib/login-detour.ts';
import { tellOtherTabs } from '../../../lib/other-tabs.ts';
import { queryKeys } from '../../../lib/query-keys.ts';
import { currentSession, currentUserId } from '../../../lib/session.ts';
import { textsOf } from '@baeon/ui/lib/texts.ts';
import { savedTexts } from './saved-texts.ts';

const UNDO_MS = 8000;

/** What is being sent: the last wish for each deal. */
const wishes = new Map<string, boolean>();

type Tap = {
  client: QueryClient;
  id: string;
  wanted: boolean;
  canUndo: boolean;
  here: Location;
  navigate: NavigateFunction;
};

/** A visitor has to say who they are first; the wish is kept for then. */
export function tapHeart({ client, id, wanted, canUndo, here, navigate }: Tap): void {
  const texts = textsOf(savedTexts);
  if (!currentSession().signedIn) {
    const detour: LoginDetour = { ...detourTo(here), save: id };
    toast(texts.logIn, { id: 'save-login' });
    void navigate(paths.login, { state: detour });
    return;
  }
  void saveDeal(client, id, wanted);
  if (canUndo && !wanted) {
    const undo = () => saveDeal(client, id, true);
    showUndoToast(texts.removed, texts.undo, undo, UNDO_MS);
  }
}

/** Optimistic: shows at once, and is taken back if the server refuses. It hears the last wish last. */
export async function saveDeal(client: QueryClient, id: string, wanted: boolean): Promise<void> {
  const url = savedDealUrl(currentUserId() ?? '', id);
  const isSending = wishes.has(id);
  const wasKnown = client.getQueryData(queryKeys.savedIds) !== undefined;
  wishes.set(id, wanted);
  await show(client, id, wanted);
  if (isSending) return;
  let known = !wanted;
  try {
    while (wishes.get(id) !== known) {
      const sent = wishes.get(id)!;
      // It was shown as done, so a reload a moment later must not undo it.
      await callApi(url, { method: sent ? 'PUT' : 'DELETE', keepalive: true });
      known = sent;
    }
    if (known) toast.success(textsOf(savedTexts).saved, { id: 'saved' });
  } catch (error) {
    await show(client, id, known);
    // Someone who was just signed out has been told why.
    if (currentSession().signedIn) toast.error((error as Error).message);
  } finally {
    wishes.delete(id);
  }
  if (!wasKnown) void client.invalidateQueries({ queryKey: queryKeys.savedIds });
  // A list on the screen keeps its rows, so that what comes back has its place.
  void client.invalidateQueries({ queryKey: queryKeys.savedList, refetchType: 'none' });
  tellOtherTabs('saved');
}

async function show(client: QueryClient, id: string, saved: boolean): Promise<void> {
  // An answer from before the change must not come in after it.
  await client.cancelQueries({ queryKey: queryKeys.savedIds });
  client.setQueryData<string[]>(queryKeys.savedIds, (ids = []) => {
    const others = ids.filter((each) => each !== id);
    return saved ? [id, ...others] : others;
  });
}
