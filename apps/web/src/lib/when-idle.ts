/** Safari has no idle callback; by then the first screen has loaded. */
const INSTEAD_MS = 2000;

/** Does something once the page has loaded and has nothing better to do. Returns how to call it off. */
export function whenIdle(work: () => void): () => void {
  const off = new AbortController();
  const { signal } = off;
  const run = () => signal.aborted || work();
  const wait = () => {
    if ('requestIdleCallback' in window) window.requestIdleCallback(run);
    else setTimeout(run, INSTEAD_MS);
  };
  if (document.readyState === 'complete') wait();
  else window.addEventListener('load', wait, { signal });
  return () => off.abort();
}
