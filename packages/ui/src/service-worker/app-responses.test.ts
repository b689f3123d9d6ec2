import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { assetFor, pageFor, TIMEOUT_MS } from './app-responses.ts';
import { fakeCaches, ORIGIN, page, release, visit } from './worker-test-kit.ts';

const dead = () => Promise.reject(new TypeError('Failed to fetch'));
const never = () => new Promise<Response>(() => undefined);
let world: ReturnType<typeof fakeCaches>;

beforeEach(() => {
  world = fakeCaches();
});

async function keepPage(text = 'kept') {
  const cache = await world.scope.caches.open('app-v2');
  await cache.put('/', new Response(text));
}

describe('a page', () => {
  afterEach(() => vi.useRealTimers());

  test('is the newest there is, and is kept if it is of this build', async () => {
    await keepPage();
    world.network.mockResolvedValue(page());
    const home = visit('/home');
    expect(await (await pageFor(world.scope, release, home)).text()).toContain(release.entry);
    await home.done();
    expect(await world.kept.get('app-v2')!.get('/')!.text()).toContain(release.entry);
  });

  test('of another build is shown and not kept: its scripts are not here', async () => {
    await keepPage();
    world.network.mockResolvedValue(page('/assets/index-v3.js'));
    const home = visit('/home');
    expect(await (await pageFor(world.scope, release, home)).text()).toContain('index-v3');
    await home.done();
    expect(await world.kept.get('app-v2')!.get('/')!.text()).toBe('kept');
  });

  test('that is about one deal is shown and not kept: it would start the app everywhere', async () => {
    await keepPage();
    const about = `${await page().text()}<link rel="canonical" href="${ORIGIN}/coupon/5">`;
    world.network.mockResolvedValue(new Response(about));
    const deal = visit('/coupon/5');
    expect(await (await pageFor(world.scope, release, deal)).text()).toBe(about);
    await deal.done();
    expect(await world.kept.get('app-v2')!.get('/')!.text()).toBe('kept');
  });

  test('that the browser has asked for already is not asked for again', async () => {
    const home = { ...visit('/home'), preloadResponse: Promise.resolve(page()) };
    expect((await pageFor(world.scope, release, home)).ok).toBe(true);
    expect(world.network).not.toHaveBeenCalled();
  });

  test.each([
    ['no network', dead],
    ['a broken server', () => Promise.resolve(new Response('Bad gateway', { status: 502 }))],
  ])('is the kept one with %s', async (_name, answer) => {
    await keepPage();
    world.network.mockImplementation(answer);
    expect(await (await pageFor(world.scope, release, visit('/home'))).text()).toBe('kept');
  });

  test('is the kept one of the newest build that is whole, though its worker still waits', async () => {
    await keepPage();
    await (await world.scope.caches.open('app-v3')).put('/', new Response('newest'));
    await (await world.scope.caches.open('app-v4')).put('/assets/half.js', new Response('half'));
    world.network.mockRejectedValue(new TypeError('Failed to fetch'));
    expect(await (await pageFor(world.scope, release, visit('/home'))).text()).toBe('newest');
  });

  test('is the kept one when the network thinks for too long', async () => {
    vi.useFakeTimers();
    await keepPage();
    world.network.mockImplementation(never);
    const answer = pageFor(world.scope, release, visit('/home'));
    const told = vi.fn();
    void answer.then(told);
    await vi.advanceTimersByTimeAsync(TIMEOUT_MS - 1);
    expect(told).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(await (await answer).text()).toBe('kept');
  });

  test('that is kept nowhere fails as it would without a worker', async () => {
    world.network.mockImplementation(dead);
    await expect(pageFor(world.scope, release, visit('/home'))).rejects.toThrow('Failed to fetch');
  });
});

describe('an asset', () => {
  test('that is kept is not asked for, whichever build keeps it', async () => {
    const cache = await world.scope.caches.open('app-v1');
    await cache.put('/assets/login-v1.js', new Response('old'));
    const answer = await assetFor(world.scope, release, visit('/assets/login-v1.js'));
    expect(await answer.text()).toBe('old');
    expect(world.network).not.toHaveBeenCalled();
  });

  test('is kept once it was used', async () => {
    await world.scope.caches.open('app-v2');
    world.network.mockResolvedValue(new Response('hi'));
    const script = visit('/assets/hi-v2.js');
    await assetFor(world.scope, release, script);
    await script.done();
    expect(world.pathsIn('app-v2')).toEqual(['/assets/hi-v2.js']);
  });

  test('is not kept by a worker that was dropped', async () => {
    world.network.mockResolvedValue(new Response('hi'));
    const script = visit('/assets/hi-v2.js');
    await assetFor(world.scope, release, script);
    await script.done();
    expect([...world.kept.keys()]).toEqual([]);
  });

  test.each([
    ['/assets/reader.wasm', 200],
    ['/assets/gone-v1.js', 404],
  ])('%s with %i is not', async (path, status) => {
    await world.scope.caches.open('app-v2');
    world.network.mockResolvedValue(new Response('', { status }));
    const asset = visit(path);
    expect((await assetFor(world.scope, release, asset)).status).toBe(status);
    await asset.done();
    expect(world.pathsIn('app-v2')).toEqual([]);
  });
});
