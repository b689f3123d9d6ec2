import { expect, test, vi } from 'vitest';
import { isStaleChunk, mayReload, reloadOnce } from './stale-chunk.ts';

test.each([
  'Failed to fetch dynamically imported module: https://x/assets/login-1.js',
  'error loading dynamically imported module: https://x/assets/login-1.js',
  'Importing a module script failed.',
  'Unable to preload CSS for /assets/a.css',
])('knows %j', (message) => {
  expect(isStaleChunk(new TypeError(message))).toBe(true);
});

test('takes no other fault for it', () => {
  expect(isStaleChunk(new TypeError('x is not a function'))).toBe(false);
  expect(isStaleChunk('dynamically imported module')).toBe(false);
});

test('reloads once, and again only after a minute', () => {
  const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => undefined);
  expect(mayReload()).toBe(true);
  reloadOnce();
  expect(reload).toHaveBeenCalledOnce();
  expect(mayReload()).toBe(false);
  expect(mayReload(Date.now() + 61_000)).toBe(true);
});

test('stays on the page while offline, where a reload would lose it', () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  expect(mayReload()).toBe(false);
});
