import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { assetFor, pageFor, TIMEOUT_MS, pictureFor, strategyFor, textFor } from './responses.ts';
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

describe('a picture', () => {
  beforeEach(async () => {
    const cache = await world.scope.caches.open('wallet-pictures');
    await cache.put('/pictures/a.svg', new Response('kept'));
  });

  test('comes from the network', async () => {
    world.network.mockResolvedValue(new Response('new'));
    expect(await (await pictureFor(world.scope, visit('/pictures/a.svg'))).text()).toBe('new');
    expect(await world.kept.get('wallet-pictures')!.get('/pictures/a.svg')!.text()).toBe('kept');
  });

  test('of the wallet is there without one, others are not', async () => {
    world.network.mockImplementation(dead);
    expect(await (await pictureFor(world.scope, visit('/pictures/a.svg'))).text()).toBe('kept');
    await expect(pictureFor(world.scope, visit('/pictures/b.svg'))).rejects.toThrow('Failed');
  });
});

test('a text of everybody’s is the newest there is, and the kept one without a network', async () => {
  await world.scope.caches.open('app-v2');
  const read = async () => {
    const help = visit('/api/pages/help');
    const text = await (await textFor(world.scope, release, help)).text();
    await help.done();
    return text;
  };
  world.network.mockImplementation(dead);
  await expect(read()).rejects.toThrow('Failed to fetch');
  world.network.mockResolvedValue(new Response('old'));
  await read();
  world.network.mockResolvedValue(new Response('new'));
  expect(await read()).toBe('new');
  world.network.mockResolvedValue(new Response('Bad gateway', { status: 502 }));
  expect(await read()).toBe('new');
  world.network.mockImplementation(dead);
  expect(await read()).toBe('new');
});

const asked = (path: string, mode = 'cors', method = 'GET') =>
  strategyFor({ url: new URL(path, ORIGIN).href, mode, method }, ORIGIN);

test.each([
  ['/', 'navigate', 'page'],
  ['/coupon/5?from_user=true', 'navigate', 'page'],
  ['/no/such/path', 'navigate', 'page'],
  ['/healthy', 'navigate', 'page'],
  ['/assets/index-v2.js', 'cors', 'asset'],
  ['/pictures/v1/deal.svg', 'no-cors', 'picture'],
  ['/api/pages/help?language=kn', 'cors', 'text'],
  ['/api/health', 'cors', null],
  ['/api/docs/', 'navigate', null],
  ['/api', 'navigate', null],
  ['/dev/inbox', 'navigate', null],
  ['/health', 'cors', null],
  ['/products/5', 'navigate', null],
  ['/favicon.svg', 'navigate', null],
  ['/manifest.webmanifest', 'cors', null],
  ['/coupon', 'cors', null],
  ['https://elsewhere.example/assets/a.js', 'cors', null],
  ['https://elsewhere.example/', 'navigate', null],
])('%s by %s: %s', (path, mode, way) => {
  expect(asked(path, mode)).toBe(way);
});

test.each(['POST', 'HEAD', 'PUT'])('%s is none of its business', (method) => {
  expect(asked('/', 'navigate', method)).toBeNull();
  expect(asked('/assets/index-v2.js', 'cors', method)).toBeNull();
});
