// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { person } from '../../lib/person-test-kit.ts';
import { endSession, startSession } from '../../lib/session.ts';
import { prefetchFirstScreen, clientOf } from './sign-in-cache.tsx';

beforeEach(() => startSession({ user: person('GOTBUSINESS'), token: 'mine', loginStatus: true }));
afterEach(() => {
  vi.useRealTimers();
  endSession();
});

const answered = (data: string) => ({ queryKey: ['answer'], queryFn: () => data });

test('answers are in the cache of the sign-in that asked', async () => {
  await prefetchFirstScreen((client) => [client.prefetchQuery(answered('a list'))]);
  expect(clientOf('mine').getQueryData(['answer'])).toBe('a list');
  expect(clientOf('mine')).toBe(clientOf('mine'));
});

test('nobody else finds them there, not even by coming back', async () => {
  await prefetchFirstScreen((client) => [client.prefetchQuery(answered('a list'))]);
  expect(clientOf('another').getQueryData(['answer'])).toBeUndefined();
  expect(clientOf('mine').getQueryData(['answer'])).toBeUndefined();
});

test('the address is told to who asks', async () => {
  window.history.replaceState(null, '', '/coupon?store_id=7');
  const prefetch = vi.fn(() => []);
  await prefetchFirstScreen(prefetch);
  expect(prefetch).toHaveBeenCalledWith(
    expect.anything(),
    expect.objectContaining({ pathname: '/coupon', search: '?store_id=7' }),
  );
});

test('what fails holds nothing up', async () => {
  await expect(
    prefetchFirstScreen(() => [Promise.reject(new Error('refused'))]),
  ).resolves.toBeUndefined();
});

test('what takes long is not waited for', async () => {
  vi.useFakeTimers();
  const over = vi.fn();
  const asked = prefetchFirstScreen(() => [new Promise(() => undefined)]).then(over);
  await vi.advanceTimersByTimeAsync(200);
  expect(over).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(100);
  await asked;
  expect(over).toHaveBeenCalledOnce();
});
