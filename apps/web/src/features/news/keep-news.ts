import type { FromWorker } from '../../lib/service-worker-constants.ts';
import { endPush, isPushAllowed, subscribeToPush } from '../../device/push.ts';
import { currentSession, onPersonLeft } from '../../lib/session.ts';
import { addDevice, fetchNews } from './news-api.ts';
import { keepNewsDecision, newsDecision } from './news-memory.ts';

/** A server may change its key and a browser may lose what it had; neither is worth a word. */
async function renewNews(): Promise<void> {
  if (!currentSession().signedIn) {
    // Whoever was signed in here last has gone, by whatever way.
    await endPush();
    return;
  }
  const known = newsDecision();
  if (typeof known !== 'string' || !isPushAllowed()) return;
  const { public_key, devices } = await fetchNews();
  const subscription = await subscribeToPush(public_key);
  if (subscription.endpoint === known && devices > 0) return;
  await addDevice(subscription);
  keepNewsDecision(subscription.endpoint);
}

/** What did not work now is tried again when the app is next opened. */
export function keepNewsComing(): void {
  renewNews().catch(() => undefined);
}

/** Nothing reaches this device any more once its person is gone. Returns how to stop. */
export const endNewsAtLogout = (): (() => void) => onPersonLeft(() => void endPush());

/** Hears where a tap on a notification leads, and that a subscription was lost. Returns how to stop. */
export function listenToWorker(open: (path: string) => void): () => void {
  const over = new AbortController();
  const workers = 'serviceWorker' in navigator ? navigator.serviceWorker : null;
  workers?.addEventListener(
    'message',
    ({ data, ports }) => {
      const told = data as FromWorker | null;
      if (told?.type === 'push-changed') keepNewsComing();
      if (told?.type !== 'open') return;
      ports[0]?.postMessage('taken');
      open(told.path);
    },
    { signal: over.signal },
  );
  return () => over.abort();
}
