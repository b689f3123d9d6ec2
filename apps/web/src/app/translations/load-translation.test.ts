import { expect, test } from 'vitest';
import { hindiTexts } from './hi/hi.ts';
import { kannadaTexts } from './kn/kn.ts';
import { loadTranslation } from './load-translation.ts';

test('every language has its words, and English needs none', async () => {
  expect(await loadTranslation('hi')).toBe(hindiTexts);
  expect(await loadTranslation('kn')).toBe(kannadaTexts);
  expect(await loadTranslation('en')).toEqual({});
});
