// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';
import { finishLogouts, forgetLogout, keepLogout } from './late-logout.ts';

const URL = '/api/baeon-user/end-session';
const leaving = (token: string) => ({ url: URL, userId: 'u1', token });
/** SHA-256 of the word `secret`. */
const HASH = '2bb80d537b1da3e38bd30361aa855686bde0eacd7162fef6a25fe97bf527a25b';

let names: Set<string>;
beforeEach(() => {
  names = new Set(['app-1']);
  vi.stubGlobal('caches', {
    open: async (name: string) => void names.add(name),
    keys: async () => [...names],
    delete: async (name: string) => names.delete(name),
  });
});

function stubServer(...statuses: (number | null)[]) {
  const bodies: unknown[] = [];
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    bodies.push([url, JSON.parse(String(init.body))]);
    const status = statuses.shift() ?? null;
    if (status === null) throw new TypeError('Failed to fetch');
    return new Response('', { status });
  });
  return bodies;
}

test('what is kept is no token, and ends the session once the server is reached', async () => {
  await keepLogout(leaving('secret'));
  expect([...names].join()).not.toContain('secret');
  const bodies = stubServer(null, 503, 429, 200);
  for (const _ of ['offline', 'down', 'too many']) {
    await expect(finishLogouts()).rejects.toThrow(/fetch|heard/);
  }
  expect(names.size).toBe(2);
  await finishLogouts();
  expect(bodies.at(-1)).toEqual([URL, { user_id: 'u1', token_hash: HASH }]);
  expect([...names]).toEqual(['app-1']);
});

test('several wait, and one that the server will never take does not stay', async () => {
  await keepLogout(leaving('first'));
  await keepLogout(leaving('second'));
  const bodies = stubServer(400, 200);
  await finishLogouts();
  expect(bodies).toHaveLength(2);
  expect([...names]).toEqual(['app-1']);
});

test('one that the server knows of is forgotten', async () => {
  await forgetLogout((await keepLogout(leaving('secret')))!);
  expect([...names]).toEqual(['app-1']);
});

test('a browser that keeps nothing is no trouble', async () => {
  vi.stubGlobal('caches', undefined);
  expect(await keepLogout(leaving('secret'))).toBeNull();
  await finishLogouts();
});
