import type { PushSubscriptionBody } from '@baeon/contracts/push/push-wire';
import { isApplePhone } from './apple-phone.ts';
import { permissionStatus } from './permission.ts';

/** How this browser stands with push messages. */
export type PushStatus =
  | 'unsupported'
  /** Apple's phones and tablets: only for an app on the home screen. */
  | 'install-first'
  | 'blocked'
  | 'off'
  | 'on';

export type PushFailure = 'blocked' | 'undecided' | 'unavailable';

/** Why there is no subscription. */
export class PushError extends Error {
  override readonly name = 'PushError';
  readonly kind: PushFailure;

  constructor(kind: PushFailure) {
    super(kind);
    this.kind = kind;
  }
}

/** The worker is there a moment after the first page; where it could not be had it never comes. */
const WORKER_TIMEOUT_MS = 10_000;

function canPush(): boolean {
  const needed = ['PushManager', 'Notification'].every((name) => name in window);
  return window.isSecureContext && needed && 'serviceWorker' in navigator;
}

async function heldSubscription(): Promise<PushSubscription | null> {
  try {
    const registration = await navigator.serviceWorker.getRegistration();
    return (await registration?.pushManager.getSubscription()) ?? null;
  } catch {
    return null;
  }
}

export async function pushStatus(): Promise<PushStatus> {
  if (!canPush()) return isApplePhone() ? 'install-first' : 'unsupported';
  if (Notification.permission === 'denied') return 'blocked';
  const isOn = Notification.permission === 'granted' && (await heldSubscription()) !== null;
  return isOn ? 'on' : 'off';
}

/** Asks the person, so it has to be called by their tap itself and not some time after it. */
export async function askForPush(): Promise<void> {
  if (!canPush()) throw new PushError('unavailable');
  const permission = await Notification.requestPermission();
  if (permission !== 'granted')
    throw new PushError(permission === 'denied' ? 'blocked' : 'undecided');
}

/** Whether the person allows it already, so that nobody has to be asked. */
export const isPushAllowed = (): boolean => canPush() && Notification.permission === 'granted';

function worker(): Promise<ServiceWorkerRegistration> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new PushError('unavailable')), WORKER_TIMEOUT_MS);
    navigator.serviceWorker.ready.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

function bytesOf(base64url: string): Uint8Array<ArrayBuffer> {
  const binary = atob(base64url.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(binary, (letter) => letter.charCodeAt(0));
}

function isFor({ options }: PushSubscription, key: Uint8Array): boolean {
  const own = new Uint8Array(options.applicationServerKey ?? new ArrayBuffer(0));
  return own.length === key.length && own.every((byte, index) => byte === key[index]);
}

/** As the server wants to hear of it. */
function told(subscription: PushSubscription): PushSubscriptionBody {
  const { keys } = subscription.toJSON();
  return {
    endpoint: subscription.endpoint,
    keys: { p256dh: keys?.['p256dh'] ?? '', auth: keys?.['auth'] ?? '' },
    time_zone: Intl.DateTimeFormat().resolvedOptions().timeZone,
  };
}

/** The subscription of this browser for a server's key; one for another key gives way to it. */
export async function subscribeToPush(publicKey: string): Promise<PushSubscriptionBody> {
  try {
    const { pushManager } = await worker();
    const key = bytesOf(publicKey);
    const held = await pushManager.getSubscription();
    if (held && isFor(held, key)) return told(held);
    await held?.unsubscribe();
    const options = { userVisibleOnly: true, applicationServerKey: key };
    return told(await pushManager.subscribe(options));
  } catch (error) {
    if (error instanceof PushError) throw error;
    throw new PushError(Notification.permission === 'denied' ? 'blocked' : 'unavailable');
  }
}

/** Where this browser is sent to at present. */
export async function pushEndpoint(): Promise<string | null> {
  return canPush() ? ((await heldSubscription())?.endpoint ?? null) : null;
}

/** Nothing reaches this browser any more; the endpoint that it had, for the server to forget. */
export async function endPush(): Promise<string | null> {
  const held = canPush() ? await heldSubscription() : null;
  // Where even that fails, the server's forgetting it is what counts.
  await held?.unsubscribe().catch(() => false);
  return held?.endpoint ?? null;
}

/** Calls when the person decides otherwise in the browser's settings. Returns how to stop. */
export function watchPushPermission(changed: () => void): () => void {
  const over = new AbortController();
  void permissionStatus('notifications').then((status) =>
    status?.addEventListener('change', changed, { signal: over.signal }),
  );
  return () => over.abort();
}
