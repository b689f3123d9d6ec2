import { afterEach, expect, test } from 'vitest';
import { localError } from './api-error.ts';
import { speak } from './texts.ts';

afterEach(() => speak({}));

test('a trouble is told in the language that is spoken when it happens', () => {
  const before = localError('OFFLINE');
  speak({ lib: { troubles: { OFFLINE: 'Kein Netz.' } } });
  expect(localError('OFFLINE').message).toBe('Kein Netz.');
  expect(before.message).toBe('No connection. Please try again.');
});
