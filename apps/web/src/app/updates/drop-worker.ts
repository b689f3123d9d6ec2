import { APP_CACHE } from '../../lib/service-worker-constants.ts';

const GONE = new Set([404, 410]);

/** An operator who takes the worker's script away wants no worker: the one that is here goes too. */
export async function dropWorkerIfGone(script: string): Promise<void> {
  try {
    const { status } = await fetch(script, { method: 'HEAD', cache: 'no-store' });
    if (!GONE.has(status)) return;
    const registrations = await navigator.serviceWorker.getRegistrations();
    await Promise.all(registrations.map((registration) => registration.unregister()));
    const kept = (await caches.keys()).filter((name) => name.startsWith(APP_CACHE));
    await Promise.all(kept.map((name) => caches.delete(name)));
  } catch {
    // No connection, or no right to look: it is tried again another time.
  }
}
