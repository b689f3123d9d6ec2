// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { person } from '../person-test-kit.ts';
import { endSession, startSession } from '../session.ts';
import { cacheWalletPictures } from './wallet-pictures.ts';

const kept = new Map<string, Response>();
const cache = {
  keys: async () => [...kept.keys()].map((url) => ({ url: location.origin + url })),
  put: async (url: string, picture: Response) => void kept.set(url, picture),
  delete: async (url: string) => kept.delete(url),
};
const fetched = vi.fn<(url: string, init?: RequestInit) => Promise<Response>>();

const signIn = (token: string) =>
  startSession({ user: person('GOTBUSINESS'), token, loginStatus: true });

beforeEach(() => {
  kept.clear();
  fetched.mockReset().mockImplementation(async () => new Response('<svg/>'));
  vi.stubGlobal('caches', { open: async () => cache });
  vi.stubGlobal('fetch', fetched);
  signIn('secret');
});
afterEach(() => endSession());

const asked = () => fetched.mock.calls.map(([url]) => url);

test('those that are wanted are kept, and no others', async () => {
  await cacheWalletPictures(['/pictures/a.svg', '/pictures/b.svg']);
  await cacheWalletPictures(['/pictures/b.svg', '/pictures/c.svg']);
  expect([...kept.keys()]).toEqual(['/pictures/b.svg', '/pictures/c.svg']);
});

test('two wishes at once ask for no picture twice, and let what is on the screen go first', async () => {
  const both = [cacheWalletPictures(['/pictures/a.svg']), cacheWalletPictures(['/pictures/a.svg'])];
  await Promise.all(both);
  expect(asked()).toEqual(['/pictures/a.svg']);
  expect(fetched.mock.calls[0]![1]).toEqual({ priority: 'low' });
});

test('one that fails does not hold up the next wish', async () => {
  fetched.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  await expect(cacheWalletPictures(['/pictures/a.svg'])).rejects.toThrow('Failed to fetch');
  await cacheWalletPictures(['/pictures/b.svg']);
  expect([...kept.keys()]).toEqual(['/pictures/b.svg']);
});

test('a refusal is not kept as a picture', async () => {
  fetched.mockResolvedValueOnce(new Response('gone', { status: 404 }));
  await cacheWalletPictures(['/pictures/a.svg']);
  expect([...kept.keys()]).toEqual([]);
});

test('whoever leaves meanwhile leaves none behind', async () => {
  fetched.mockImplementationOnce(async () => {
    endSession();
    return new Response('<svg/>');
  });
  await cacheWalletPictures(['/pictures/a.svg', '/pictures/b.svg']);
  expect([...kept.keys()]).toEqual([]);
  expect(asked()).toEqual(['/pictures/a.svg']);
});

test('a wish that waits in line goes with whoever had it', async () => {
  fetched.mockImplementationOnce(async () => {
    signIn('another');
    return new Response('<svg/>');
  });
  await Promise.all([
    cacheWalletPictures(['/pictures/a.svg']),
    cacheWalletPictures(['/pictures/b.svg']),
  ]);
  expect(asked()).toEqual(['/pictures/a.svg']);
});
