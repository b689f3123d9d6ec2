/** What every page may say to its worker. */
export type ToAppWorker = { type: 'take-over' } | { type: 'which-entry' };

/** An app's worker: its script, and what the names of its caches begin with. */
export type AppWorker = { script: string; cachePrefix: string };

const LOOK_AGAIN_MS = 3_600_000;
/** Whoever was away for longer than this begins anew. */
const LONG_AWAY_MS = 30 * 60_000;
/** A worker that does not answer, or does not take over, is broken or busy: the reload comes all the same. */
const PATIENCE_MS = 3000;
/** How often an update was let in by a reload that may have brought the old version all the same. */
const WANTED = 'update-wanted';
const MOST_TRIES = 2;

const listeners = new Set<() => void>();
let waiting: ServiceWorker | null = null;

export const isUpdateReady = (): boolean => waiting !== null;

export function subscribeToUpdate(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const tell = (worker: ServiceWorker, message: ToAppWorker, ports: MessagePort[] = []) =>
  worker.postMessage(message, ports);

/** The script that the page of the worker's build starts with. */
function entryOf(worker: ServiceWorker): Promise<unknown> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', ({ data }) => resolve(data), { once: true });
    port1.start();
    setTimeout(() => resolve(null), PATIENCE_MS);
    tell(worker, { type: 'which-entry' }, [port2]);
  });
}

function ownEntry(): string | null {
  const script = document.querySelector<HTMLScriptElement>('script[type="module"][src]');
  return script && new URL(script.src).pathname;
}

const triesSoFar = (): number => Number(sessionStorage.getItem(WANTED));

/** Somebody let the update in, and a slow network brought the old page once more: they are not asked again. */
function isStillWanted(): boolean {
  const tries = triesSoFar();
  return tries > 0 && tries < MOST_TRIES;
}

/** The page is the old one although the new worker is here already. */
async function finishUpdate(worker: ServiceWorker): Promise<void> {
  const entry = await entryOf(worker);
  if (entry === ownEntry()) return sessionStorage.removeItem(WANTED);
  if (typeof entry === 'string' && isStillWanted()) takeUpdate();
}

/** After a reload the page is new already, and only the worker is not. */
async function consider(worker: ServiceWorker): Promise<void> {
  if ((await entryOf(worker)) === ownEntry()) return tell(worker, { type: 'take-over' });
  waiting = worker;
  if (isStillWanted()) return takeUpdate();
  for (const listener of listeners) listener();
}

/** Lets the new version in, by one reload. */
export function takeUpdate(): void {
  const worker = waiting;
  sessionStorage.setItem(WANTED, String(triesSoFar() + 1));
  let reloading = false;
  const reload = () => {
    if (!reloading) window.location.reload();
    reloading = true;
  };
  // Another tab may have let it in already.
  if (worker?.state !== 'installed') return reload();
  navigator.serviceWorker.addEventListener('controllerchange', reload);
  setTimeout(reload, PATIENCE_MS);
  tell(worker, { type: 'take-over' });
}

function follow(registration: ServiceWorkerRegistration): void {
  // Without a worker before it, it is the first: there is nothing to update.
  const look = () => {
    if (registration.waiting && registration.active) void consider(registration.waiting);
  };
  look();
  if (triesSoFar() > 0 && registration.active && !registration.waiting) {
    void finishUpdate(registration.active);
  }
  registration.addEventListener('updatefound', () => {
    const { installing } = registration;
    installing?.addEventListener('statechange', () => installing.state === 'installed' && look());
  });
}

/** Asks for news when somebody comes back, and gives them to who was away for long. */
function watchReturns(registration: ServiceWorkerRegistration, worker: AppWorker): void {
  let askedAt = Date.now();
  let leftAt = Date.now();
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') {
      leftAt = Date.now();
      return;
    }
    if (isUpdateReady() && Date.now() - leftAt > LONG_AWAY_MS && isNothingUnderWay()) takeUpdate();
    if (Date.now() - askedAt < LOOK_AGAIN_MS) return;
    askedAt = Date.now();
    void registration.update().catch(() => dropWorkerIfGone(worker));
  });
}

/** Browsers without workers, and windows that refuse them, have the app as it always was. */
export async function startWorker(worker: AppWorker): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  if (!navigator.onLine) {
    // It would be asked for in vain, and there is none newer to be had.
    window.addEventListener('online', () => void startWorker(worker), { once: true });
    return;
  }
  try {
    const registration = await navigator.serviceWorker.register(worker.script, {
      updateViaCache: 'none',
    });
    follow(registration);
    watchReturns(registration, worker);
    if (registration.active) await registration.update();
  } catch {
    await dropWorkerIfGone(worker);
  }
}

const GONE = new Set([404, 410]);

/** An operator who takes the worker's script away wants no worker: the one that is here goes too. */
export async function dropWorkerIfGone({ script, cachePrefix }: AppWorker): Promise<void> {
  try {
    const { status } = await fetch(script, { method: 'HEAD', cache: 'no-store' });
    if (!GONE.has(status)) return;
    // Not those of the other apps here: each lives below an address of its own.
    const scope = new URL('.', new URL(script, window.location.href)).href;
    const registrations = await navigator.serviceWorker.getRegistrations();
    const own = registrations.filter((registration) => registration.scope === scope);
    await Promise.all(own.map((registration) => registration.unregister()));
    const kept = (await caches.keys()).filter((name) => name.startsWith(cachePrefix));
    await Promise.all(kept.map((name) => caches.delete(name)));
  } catch {
    // No connection, or no right to look: it is tried again another time.
  }
}

const BUSY = 'dialog[open], [aria-busy="true"]';
const TYPED = 'input:not([type=radio], [type=checkbox], [type=hidden]), textarea';

/** Nobody loses anything by a reload: no word typed, no sheet open, nothing being sent or recorded. */
export function isNothingUnderWay(): boolean {
  if (document.querySelector(BUSY)) return false;
  const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(TYPED);
  return [...fields].every(({ value }) => value.trim() === '');
}
