import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { candidatesFor } from '../../src/mishearing/candidates.ts';
import type { Vocabulary } from '../../src/mishearing/vocabulary.ts';
import { readSampleStore } from './sample-store.ts';

let vocabulary: Vocabulary;
beforeAll(async () => {
  vocabulary = await readSampleStore();
});

const textsFor = (text: string): string[] =>
  Array.from(candidatesFor(text, vocabulary), (candidate) => candidate.text);

describe('what may have been said', () => {
  it.each([
    ['Wardrope', 'Wardrobe'],
    ['A by cycle', 'A bicycle'],
    ['mix a grinder', 'Mixer grinder'],
    ['show me cat vera things', 'show me Kathvera things'],
    ['Thank you. Wardrope!', 'Thank you. Wardrobe!'],
  ])('for “%s” is among others “%s”', (heard, meant) => {
    expect(textsFor(heard)).toContain(meant);
  });

  it('mends a word together with the one that stands behind it in the store', () => {
    expect(textsFor('Zony baver')).toContain('Sony Bravia');
  });

  it('says how unlike it sounds', () => {
    const found = [...candidatesFor('by cycle', vocabulary)];
    expect(found.find(({ text }) => text === 'Bicycle')?.unlikeness).toBe(0);
    for (const { unlikeness } of found) expect(unlikeness).toBeGreaterThanOrEqual(0);
  });

  it('touches neither figures nor letters that are said one by one', () => {
    expect(textsFor('20,000')).toEqual([]);
    expect(textsFor('T. V.')).toEqual([]);
  });

  it('keeps the marks and the rest of any text', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[ .,!?'A-Z0-9]{0,20}$/), (rest) => {
        for (const text of textsFor(`${rest} 1 wardrope 1 ${rest}`)) {
          expect(text.includes(`${rest} 1 `) || text.endsWith(` 1 ${rest}`)).toBe(true);
        }
      }),
    );
  });

  it('is bounded for endless texts', () => {
    const some = textsFor('wardrope '.repeat(40)).length;
    expect(textsFor('wardrope '.repeat(4000)).length).toBe(some);
  });
});
