import { afterEach, expect, test } from 'vitest';
import { localError } from './api-error.ts';
import { setTranslation } from './texts.ts';

afterEach(() => setTranslation({}));

test('a trouble is told in the language that is spoken when it happens', () => {
  const before = localError('OFFLINE');
  setTranslation({ lib: { troubles: { OFFLINE: 'Kein Netz.' } } });
  expect(localError('OFFLINE').message).toBe('Kein Netz.');
  expect(before.message).toBe('No connection. Please try again.');
});
