import { expect, test } from 'vitest';
import { hindi } from './hi.ts';
import { kannada } from './kn.ts';
import { loadTranslation } from './load-translation.ts';

test('every language has its words, and English needs none', async () => {
  expect(await loadTranslation('hi')).toBe(hindi);
  expect(await loadTranslation('kn')).toBe(kannada);
  expect(await loadTranslation('en')).toEqual({});
});
