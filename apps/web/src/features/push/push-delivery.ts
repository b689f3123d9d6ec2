import { endPush, isPushAllowed, subscribeToPush } from '@baeon/ui/device/push.ts';
import { safeStorage } from '@baeon/ui/lib/safe-storage.ts';
import type { FromWorker } from '../../lib/service-worker-constants.ts';
import { currentSession, storageKeys } from '../../lib/session.ts';
import { addDevice, fetchPushSettings } from './push-api.ts';

export { endPush } from '@baeon/ui/device/push.ts';

/** After what people wait for; not every browser can tell when it has nothing to do. */
const LATER_MS = 3000;

/** Push notifications keep coming to whoever is signed in, and lead to where they say. Returns how to stop. */
export function startPushDelivery(open: (path: string) => void): () => void {
  const timer = setTimeout(keepSubscription, LATER_MS);
  const stopListening = listenToWorker(open);
  return () => {
    clearTimeout(timer);
    stopListening();
  };
}

/** A server may change its key and a browser may lose what it had; neither is worth a word. */
async function renewSubscription(): Promise<void> {
  if (!currentSession().signedIn) {
    // Whoever was signed in here last has gone, by whatever way.
    await endPush();
    return;
  }
  const known = pushDecision();
  if (typeof known !== 'string' || !isPushAllowed()) return;
  const { public_key, devices } = await fetchPushSettings();
  if (pushDecision() !== known) return;
  const subscription = await subscribeToPush(public_key);
  // Whoever turned them off meanwhile does not want this one either.
  if (pushDecision() === false) await endPush();
  if (pushDecision() !== known) return;
  if (subscription.endpoint === known && devices > 0) return;
  await addDevice(subscription);
  savePushDecision(subscription.endpoint);
}

/** What did not work now is tried again when the app is next opened. */
export function keepSubscription(): void {
  renewSubscription().catch(() => undefined);
}

/** Hears where a tap on a notification leads, and that a subscription was lost. Returns how to stop. */
export function listenToWorker(open: (path: string) => void): () => void {
  const over = new AbortController();
  const workers = 'serviceWorker' in navigator ? navigator.serviceWorker : null;
  workers?.addEventListener(
    'message',
    ({ data, ports }) => {
      const told = data as FromWorker | null;
      if (told?.type === 'push-changed') keepSubscription();
      // The app for shops is another one: the worker goes there by itself.
      if (told?.type !== 'open' || told.path.startsWith('/counter')) return;
      ports[0]?.postMessage('taken');
      open(told.path);
    },
    { signal: over.signal },
  );
  return () => over.abort();
}

/**
 * What somebody decided on this device: where the server reaches it, or `false` for nowhere. Null
 * where they have not decided. Goes with the session.
 */
type PushDecision = string | false | null;

function keptData(): Record<string, unknown> {
  try {
    const data: unknown = JSON.parse(safeStorage.get(storageKeys.data) ?? '{}');
    return typeof data === 'object' && data !== null ? { ...data } : {};
  } catch {
    return {};
  }
}

export function pushDecision(): PushDecision {
  const { news } = keptData();
  return typeof news === 'string' || news === false ? news : null;
}

export function savePushDecision(news: string | false): void {
  safeStorage.set(storageKeys.data, JSON.stringify({ ...keptData(), news }));
}
