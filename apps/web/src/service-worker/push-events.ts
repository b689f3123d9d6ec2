import type { Language } from '@baeon/contracts/profile/language';
import type { PushMessage } from '@baeon/contracts/push/push-wire';
import type { FromWorker } from '../lib/service-worker-constants.ts';

const ICON = '/icons/icon-192.png';
const BADGE = '/icons/badge-96.png';
/** A page that runs answers at once; one that the phone has frozen never does. */
const ANSWER_MS = 1000;

const UNREADABLE_WORDS: Record<Language, Pick<PushMessage, 'title' | 'body'>> = {
  en: { title: 'There is news for you', body: 'Open the app to see it.' },
  hi: { title: 'आपके लिए एक खबर है', body: 'देखने के लिए ऐप खोलें।' },
  kn: { title: 'ನಿಮಗೊಂದು ಸುದ್ದಿ ಇದೆ', body: 'ನೋಡಲು ಆ್ಯಪ್ ತೆರೆಯಿರಿ.' },
};

/** Browsers end the subscription of an app that is sent something and shows nothing. */
const UNREADABLE: PushMessage = {
  ...(UNREADABLE_WORDS[navigator.language?.slice(0, 2) as Language] ?? UNREADABLE_WORDS.en),
  url: '/',
  tag: 'news',
};

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';

/** The worker does without the schema: it would be ten times as large with it. */
function messageIn(data: PushEvent['data']): PushMessage {
  try {
    const { title, body, url, tag } = (data?.json() ?? {}) as Record<string, unknown>;
    if (!isText(title) || !isText(body)) return UNREADABLE;
    const { url: somewhere, tag: sometime } = UNREADABLE;
    return { title, body, url: isText(url) ? url : somewhere, tag: isText(tag) ? tag : sometime };
  } catch {
    return UNREADABLE;
  }
}

/** Never another site, whatever a message says; '//other.example' is one too. */
function ownPath(url: unknown, origin: string): string {
  const target = isText(url) && URL.canParse(url, origin) ? new URL(url, origin) : null;
  const isOwn = target?.origin === origin && /^\/(?!\/)/.test(target.pathname);
  return isOwn ? target.pathname + target.search + target.hash : '/';
}

type Page = WindowClient & { postMessage(message: FromWorker, transfer: MessagePort[]): void };

/** Whether the page took it up: it can go there without being loaded anew. */
function isTakenUp(page: WindowClient, path: string): Promise<boolean> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    const timer = setTimeout(() => resolve(false), ANSWER_MS);
    port1.addEventListener('message', () => {
      clearTimeout(timer);
      resolve(true);
    });
    port1.start();
    (page as Page).postMessage({ type: 'open', path }, [port2]);
  });
}

async function openPath({ clients }: ServiceWorkerGlobalScope, path: string): Promise<void> {
  const pages = await clients.matchAll({ type: 'window', includeUncontrolled: true });
  const page = pages.find(({ visibilityState }) => visibilityState === 'visible') ?? pages[0];
  if (!page) {
    await clients.openWindow(path);
    return;
  }
  // Some browsers refuse the focus; the page is there all the same.
  const focused = await page.focus().catch(() => page);
  if (await isTakenUp(focused, path)) return;
  // A page of an older version, or one that this worker has no say in.
  await focused.navigate(path).catch(() => clients.openWindow(path));
}

type Change = ExtendableEvent & {
  readonly oldSubscription?: PushSubscription | null;
  readonly newSubscription?: PushSubscription | null;
};

/** Only a page knows who is signed in and can tell the server; the next one to start will. */
async function renew(scope: ServiceWorkerGlobalScope, change: Change): Promise<void> {
  const { oldSubscription, newSubscription } = change;
  if (!newSubscription && oldSubscription) {
    await scope.registration.pushManager.subscribe(oldSubscription.options).catch(() => null);
  }
  for (const page of await scope.clients.matchAll({ type: 'window', includeUncontrolled: true })) {
    (page as Page).postMessage({ type: 'push-changed' }, []);
  }
}

/** Shows what is pushed, and leads to where it is about. */
export function listenToPush(scope: ServiceWorkerGlobalScope): void {
  scope.addEventListener('push', (event) => {
    const { title, body, url, tag } = messageIn(event.data);
    const options = { body, tag, icon: ICON, badge: BADGE, data: { url } };
    event.waitUntil(scope.registration.showNotification(title, options));
  });

  scope.addEventListener('notificationclick', (event) => {
    const { notification } = event;
    notification.close();
    const { url } = (notification.data ?? {}) as { url?: unknown };
    event.waitUntil(openPath(scope, ownPath(url, scope.location.origin)));
  });

  scope.addEventListener('pushsubscriptionchange', (event) => {
    event.waitUntil(renew(scope, event as Change));
  });
}
