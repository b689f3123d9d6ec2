import { beforeEach, describe, expect, test } from 'vitest';
import { fakeCaches, ORIGIN, release, visit } from '@baeon/ui/service-worker/worker-test-kit.ts';
import { keepTexts, pictureFor, strategyFor, textFor } from './responses.ts';

const dead = () => Promise.reject(new TypeError('Failed to fetch'));
let world: ReturnType<typeof fakeCaches>;

beforeEach(() => {
  world = fakeCaches();
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
  ['/counter/me', 'navigate', null],
  ['/counter', 'navigate', null],
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

test('fetches the texts of everybody once, and again those that it could not get', async () => {
  await world.scope.caches.open('app-v2');
  world.network.mockImplementation(async (url) => {
    if (String(url).includes('terms')) throw new TypeError('Failed to fetch');
    return new Response(String(url), { status: String(url).includes('privacy') ? 502 : 200 });
  });
  await keepTexts(world.scope, release, 'kn');
  expect(world.pathsIn('app-v2')).toEqual(['/api/pages/help']);
  expect(world.network).toHaveBeenCalledWith('/api/pages/help?language=kn');
  world.network.mockReset().mockImplementation(async () => new Response('text'));
  await keepTexts(world.scope, release, 'kn');
  expect(world.network).toHaveBeenCalledTimes(2);
  expect(world.pathsIn('app-v2')).toHaveLength(3);
});
