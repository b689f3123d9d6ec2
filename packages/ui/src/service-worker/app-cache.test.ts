import { beforeEach, expect, test } from 'vitest';
import { deleteOldAppCaches, precacheApp } from './app-cache.ts';
import { fakeCaches, page, release } from './worker-test-kit.ts';

let world: ReturnType<typeof fakeCaches>;
beforeEach(() => {
  world = fakeCaches();
});

test('keeps the page and all that it needs', async () => {
  world.network.mockImplementation(async (url) => (url === '/' ? page() : new Response('')));
  await precacheApp(world.scope, release);
  expect(world.pathsIn('app-v2')).toEqual([...release.files, '/']);
  expect(world.network).toHaveBeenCalledWith('/', { cache: 'no-store' });
});

test.each([
  ['the page is of another build', page('/assets/index-v3.js'), new Response('')],
  ['the server is in trouble', page(release.entry, 500), new Response('')],
  ['a file is missing', page(), new Response('', { status: 404 })],
])('keeps no page where %s', async (_name, html, file) => {
  world.network.mockImplementation(async (url) => (url === '/' ? html : file.clone()));
  await expect(precacheApp(world.scope, release)).rejects.toThrow(
    /of another build|Request failed/,
  );
  expect(world.pathsIn('app-v2')).not.toContain('/');
});

test('leaves the build before it to pages of it, and what is not an app alone', async () => {
  for (const name of ['app-v0', 'wallet-pictures', 'counter-v0', 'app-v1', 'app-v2']) {
    await world.scope.caches.open(name);
  }
  await deleteOldAppCaches(world.scope, release);
  expect([...world.kept.keys()]).toEqual(['wallet-pictures', 'counter-v0', 'app-v1', 'app-v2']);
});
