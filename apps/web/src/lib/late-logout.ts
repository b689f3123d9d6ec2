import { LATE_LOGOUT } from './service-worker-constants.ts';

/** What ends a session at `url`, and opens nothing: the server keeps the same hash, and asks for what it is of. */
export type Leaving = { url: string; userId: string; token: string };

const TOO_MANY_REQUESTS = 429;

/** Kept as the name of an empty cache, which pages and their worker both reach; null where the browser keeps none. */
export async function keepLogout({ url, userId, token }: Leaving): Promise<string | null> {
  try {
    const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(token));
    const hex = Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, '0'));
    const asked = new URLSearchParams({ user_id: userId, token_hash: hex.join('') });
    const kept = `${LATE_LOGOUT}${url}?${asked}`;
    await caches.open(kept);
    return kept;
  } catch {
    return null;
  }
}

export const forgetLogout = (kept: string): Promise<boolean> => caches.delete(kept);

/** Where the browser can, the worker ends them also when no page is open any more. */
export async function askWorkerToFinish(): Promise<void> {
  type WithSync = { sync?: { register(tag: string): Promise<void> } };
  const registration = await navigator.serviceWorker?.getRegistration();
  await (registration as WithSync | undefined)?.sync?.register(LATE_LOGOUT);
}

/** Ends on the server what was ended here without a connection; fails as long as that fails. */
export async function finishLogouts(): Promise<void> {
  const names = (await globalThis.caches?.keys()) ?? [];
  const kept = names.filter((name) => name.startsWith(LATE_LOGOUT));
  await Promise.all(kept.map(finish));
}

async function finish(kept: string): Promise<void> {
  const [url = '', asked] = kept.slice(LATE_LOGOUT.length).split('?');
  const { status } = await fetch(url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(Object.fromEntries(new URLSearchParams(asked))),
  });
  if (status >= 500 || status === TOO_MANY_REQUESTS)
    throw new Error('The server has not heard of it');
  await forgetLogout(kept);
}
