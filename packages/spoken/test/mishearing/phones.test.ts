import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { phonesOf, skeletonOf, unlikeness } from '../../src/mishearing/phones.ts';

const unlike = (a: string, b: string): number => unlikeness(phonesOf(a), phonesOf(b), 99);

describe('what words sound like', () => {
  it.each([
    ['by cycle', 'bicycle'],
    ['brave ia', 'bravia'],
    ['foto', 'photo'],
    ['nife', 'knife'],
    ['kwik', 'quick'],
    ['fones', 'phones'],
  ])('is the same for “%s” and “%s”', (a, b) => {
    expect(unlike(a, b)).toBe(0);
  });

  it.each([
    ['rubies', 'rupees', 'roses'],
    ['mix a', 'mixer', 'mango'],
    ['bayor yanni', 'biryani', 'banana'],
    ['cat vera', 'kathvera', 'camera'],
    ['zony', 'sony', 'honey'],
  ])('is closer for “%s” and “%s” than for “%s”', (heard, meant, other) => {
    expect(unlike(heard, meant)).toBeLessThan(2);
    expect(unlike(heard, meant)).toBeLessThan(unlike(heard, other));
  });

  it('leaves consonants of one family alike, and no vowels', () => {
    expect(skeletonOf(phonesOf('rubies'))).toBe(skeletonOf(phonesOf('rupees')));
    expect(skeletonOf(phonesOf('shirt'))).toBe(skeletonOf(phonesOf('jute')));
    expect(skeletonOf(phonesOf('shirt'))).not.toBe(skeletonOf(phonesOf('shelf')));
  });

  const word = fc.stringMatching(/^[a-z]{1,12}$/);

  it('is a distance: none to itself, the same both ways, and no way round is shorter', () => {
    fc.assert(
      fc.property(word, word, word, (a, b, c) => {
        expect(unlike(a, a)).toBe(0);
        expect(unlike(a, b)).toBeCloseTo(unlike(b, a), 9);
        expect(unlike(a, c)).toBeLessThanOrEqual(unlike(a, b) + unlike(b, c) + 2);
      }),
    );
  });

  it('is given up beyond a bound and nowhere else', () => {
    fc.assert(
      fc.property(word, word, fc.double({ min: 0, max: 5, noNaN: true }), (a, b, most) => {
        const found = unlikeness(phonesOf(a), phonesOf(b), most);
        expect(found).toBe(unlike(a, b) <= most ? unlike(a, b) : Infinity);
      }),
    );
  });

  it('can be asked for any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.string(), (a, b) => {
        expect(unlike(a, b)).toBeGreaterThanOrEqual(0);
      }),
    );
  });
});
