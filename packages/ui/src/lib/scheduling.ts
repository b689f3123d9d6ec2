/** Makes something when it is first wanted: what is made as a script loads holds up the first screen. */
export function once<T>(make: () => T): () => T {
  let made: { value: T } | undefined;
  return () => (made ??= { value: make() }).value;
}

/** Waits for something, but no longer than this. It goes on all the same. */
export async function waitAtMost(ms: number, awaited: Promise<unknown>): Promise<void> {
  const over = new Promise((resolve) => setTimeout(resolve, ms));
  await Promise.race([awaited, over]);
}

/** After the page has loaded; by then its first screen stands, with its pictures. */
const FIRST_SCREEN_MS = 1500;
/** For Safari, which has no idle callback. */
const INSTEAD_MS = 2000;

const firstScreenStands = once(
  () =>
    new Promise<void>((stands) => {
      const wait = () => setTimeout(stands, FIRST_SCREEN_MS);
      if (document.readyState === 'complete') wait();
      else window.addEventListener('load', wait);
    }),
);

/** Does something as soon as there is nothing better to do. Returns how to call it off. */
export function whenFree(work: () => void): () => void {
  if ('requestIdleCallback' in window) {
    const asked = window.requestIdleCallback(work);
    return () => window.cancelIdleCallback(asked);
  }
  const timer = setTimeout(work);
  return () => clearTimeout(timer);
}

/** Does something once the first screen stands and there is nothing better to do. Returns how to call it off. */
export function whenIdle(work: () => void): () => void {
  const off = new AbortController();
  const run = () => off.signal.aborted || work();
  void firstScreenStands().then(() => {
    if ('requestIdleCallback' in window) window.requestIdleCallback(run);
    else setTimeout(run, INSTEAD_MS);
  });
  return () => off.abort();
}

/** Does something as soon as somebody does something. */
export function onFirstInteraction(work: () => void): void {
  const touched = new AbortController();
  const { signal } = touched;
  for (const sign of ['pointerdown', 'keydown', 'focusin']) {
    const done = () => {
      touched.abort();
      work();
    };
    window.addEventListener(sign, done, { signal, passive: true });
  }
}
