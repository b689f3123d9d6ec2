import { describe, expect, it } from 'vitest';
import { priorOf } from '../../src/mishearing/prior.ts';
import { readSampleStore, wordsIn } from './sample-store.ts';

const weights = { unknown: -2, idle: -1, word: 0, name: 1, thing: 0.5, pair: 3 };

describe('what a text is worth before anybody listens', () => {
  it.each([
    ['please', -1],
    ['flugel', -2],
    ['wardrobe', 0.5],
    ['wardrobes', 0.5],
    ['shoes', 0],
    ['Dhvanik', 7],
    ['Kathvera', 7],
    ['mixer wardrobe', 1],
    ['mixer grinder', 4],
    ['b 2 20,000', 0],
    ["you're", -1],
    ['', 0],
  ])('is for “%s” %d', async (text, worth) => {
    expect(priorOf(wordsIn(text), await readSampleStore(), weights)).toBe(worth);
  });

  it('is less for every word', async () => {
    const store = await readSampleStore();
    const price = { ...weights, word: -0.25 };
    expect(priorOf(wordsIn('mixer grinder'), store, price)).toBe(3.5);
  });
});
