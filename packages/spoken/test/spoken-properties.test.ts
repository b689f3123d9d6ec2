import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { unitOf } from '@baeon/search/measures';
import { spokenToWritten } from '../src/spoken-to-written.ts';
import { said, type Manner } from './said.ts';
import { spokenCases } from './spoken-cases.ts';

const writtenOf = (heard: string) => spokenToWritten(heard, unitOf);

const RUNS = { numRuns: 2000 };

const anyText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 200 }),
  fc.string({ unit: 'grapheme', maxLength: 200 }),
  fc.string({ unit: fc.constantFrom(...'aio TVG 0123.,:-%₹uhm!?'), maxLength: 60 }),
);

const PHRASES =
  'seven eleven|twenty four seven|fifty fifty|one and a half|between five and ten|buy one get one|L E D|T.V.|20 000'.split(
    '|',
  );
const PARTS =
  `zero oh o one two three five nine ten fifteen nineteen twenty fifty ninety hundred thousand lakh lacs
  lack crore million k K half a and to or between point double triple percent per cent bucks rupees inch GB ton star
  G p p.m o'clock the this for in by buy get number first wheeler 1 5 20 1.5 20,000 000 128 um uh er A C T V
  four phone pizza under`.split(/\s+/);
const spokenText = fc
  .array(
    fc.tuple(
      fc.constantFrom(...PARTS, ...PHRASES),
      fc.constantFrom(' ', ' ', ' ', ' ', '-', ', ', '. ', '', ' - '),
    ),
    { maxLength: 14 },
  )
  .map((parts) => parts.flat().join(''));

const manner: fc.Arbitrary<Manner> = fc.record({
  isIndian: fc.boolean(),
  and: fc.constantFrom(' ' as const, ' and ' as const),
  hyphen: fc.constantFrom(' ' as const, '-' as const),
});
const amount = fc.oneof(fc.integer({ min: 0, max: 2000 }), fc.integer({ min: 0, max: 99_999_999 }));

const WORDS =
  `show me some good shoes phones and a cake for my mother near Koramangala with milk chocolate, sofas or
  chairs of wood to buy today. café naïve don't T-shirt ₹ the cheapest pizza please?`.split(/\s+/);
const ordinaryText = fc
  .uniqueArray(fc.constantFrom(...WORDS), { minLength: 1, maxLength: 20 })
  .map((words) => words.join(' '));

const lettersOf = (text: string): string => text.replaceAll(/[^\p{L}\p{N}'₹-]+/gu, ' ').trim();

describe('what was said, whatever it was', () => {
  it('is written the same when it is written again', () => {
    const all = fc.oneof(anyText, spokenText, spokenText);
    fc.assert(
      fc.property(all, (heard) => {
        const written = writtenOf(heard);
        expect(writtenOf(written)).toBe(written);
      }),
      RUNS,
    );
    for (const [, written] of Object.values(spokenCases).flat()) {
      expect(writtenOf(written)).toBe(written);
    }
  });

  it('is never much longer than it was heard', () => {
    fc.assert(
      fc.property(fc.oneof(anyText, spokenText), (heard) => {
        expect(writtenOf(heard).length).toBeLessThanOrEqual(2 * heard.length + 8);
      }),
      RUNS,
    );
  });

  it('keeps its words where none of them is a number', () => {
    fc.assert(
      fc.property(ordinaryText, fc.constantFrom('', 'Um, ', 'uh '), (text, filler) => {
        expect(lettersOf(writtenOf(filler + text))).toBe(lettersOf(text));
      }),
      RUNS,
    );
  });

  it('has any amount in figures', () => {
    fc.assert(
      fc.property(amount, manner, (number, how) => {
        const heard = `Shoes under ${said(number, how)} rupees.`;
        expect(writtenOf(heard)).toBe(`Shoes under ${number} rupees`);
      }),
      RUNS,
    );
  });

  it('has both ends of a range in figures', () => {
    const ends = fc.tuple(fc.integer({ min: 1, max: 98 }), fc.integer({ min: 1, max: 98 }));
    const scale = fc.constantFrom(
      ['hundred', 1e2],
      ['thousand', 1e3],
      ['lakh', 1e5],
    ) as fc.Arbitrary<[string, number]>;
    const joints = fc.constantFrom(
      ['', 'to'],
      ['', 'or'],
      ['between', 'and'],
      ['from', 'to'],
    ) as fc.Arbitrary<[string, string]>;
    fc.assert(
      fc.property(ends, scale, joints, manner, ([low, more], [word, by], [before, joint], how) => {
        const heard = `shoes ${before} ${said(low, how)} ${joint} ${said(low + more, how)} ${word}`;
        const written = `shoes ${before} ${low * by} ${joint} ${(low + more) * by}`;
        fc.pre(low + more < 100);
        expect(writtenOf(heard)).toBe(written.replaceAll(/\s+/g, ' '));
      }),
      RUNS,
    );
  });

  it('may be longer than anybody speaks', () => {
    const parts = ['nine ', 'um ', 'm', 'one hundred ', '1,111', 'a.', '. ', 'T V ', 'twenty '];
    for (const heard of parts.map((part) => part.repeat(5000))) {
      expect(writtenOf(heard).length).toBeLessThanOrEqual(heard.length);
    }
  });
});
