// @vitest-environment happy-dom
import { MutationObserver, onlineManager } from '@tanstack/react-query';
import { afterEach, expect, test } from 'vitest';
import { ApiError, localError } from './api-error.ts';
import { createQueryClient, isTransientApiError } from './query-client.ts';

test.each([
  [localError('OFFLINE'), true],
  [localError('TIMEOUT'), true],
  [new ApiError({ status: 503, code: 'NOT_READY', message: '' }), true],
  [new ApiError({ status: 404, code: 'NOT_FOUND', message: '' }), false],
  [new ApiError({ status: 429, code: 'TOO_MANY_REQUESTS', message: '' }), false],
  [new TypeError('a fault of our own'), false],
])('%o is worth another try: %s', (error, expected) => {
  expect(isTransientApiError(error)).toBe(expected);
});

afterEach(() => onlineManager.setOnline(true));

test('a save without a connection fails at once instead of waiting for one', async () => {
  onlineManager.setOnline(false);
  const save = new MutationObserver(createQueryClient(), {
    mutationFn: () => Promise.reject(localError('OFFLINE')),
  });
  await expect(save.mutate()).rejects.toThrow('No connection');
});
