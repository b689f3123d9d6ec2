import { describe, expect, it } from 'vitest';
import { adviceFor, readRules, valueOf } from '../../src/features/assistant/needs.ts';

const HEAD = 'said\tthings\tprefer\tmeasure\twhy';

describe('what follows from what people tell of themselves', () => {
  it.each([
    ['hall is 240 sq ft', 'air conditioner', { unit: 'ton', from: 1.6, to: 2.53 }],
    ['my room is 10x12 feet', 'split ac', { unit: 'ton', from: 0.8, to: 1.26 }],
    [
      'we are a family of four',
      'double door refrigerator',
      { unit: 'ml', from: 230_000, to: 350_000 },
    ],
    ['joint family', 'washing machine', { unit: 'g', from: 8000, to: null }],
    ['for my 8 year old son', 'bicycle', { unit: 'cm', from: 45.72, to: 50.8 }],
    ['we sit 8 feet away', 'smart tv', { unit: 'cm', from: 111.76, to: 172.72 }],
  ])('“%s”: what measure the %s has', (text, thing, expected) => {
    expect(adviceFor(text, thing)[0]?.bound).toMatchObject(expected);
  });

  it.each([
    ['our water is hard water from the borewell', 'water purifier', 'ro'],
    ['i have lots of video calls', 'laptop', 'microphone'],
    ['my skin is dry', 'moisturiser', 'hydrating'],
    ['standing 10 hours a day', 'ladies shoe', 'memory foam'],
    ['she is losing hair', 'shampoo', 'biotin'],
    ['there are power cuts daily', 'led bulb', 'rechargeable'],
    ['baby is 9 kgs', 'diaper', 'medium'],
    ['backache since years', 'mattress', 'ortho'],
    ['my mother is diabetic', 'biscuits', 'sugar free'],
    ['a trip for 3 days', 'trolley bag', 'cabin'],
  ])('“%s”: the %s should state %s', (text, thing, word) => {
    expect(adviceFor(text, thing).flatMap(({ prefer }) => prefer)).toContain(word);
  });

  it('knows what would help where no thing was named', () => {
    const things = adviceFor('i am a nurse standing all day', null).flatMap((each) => each.things);
    expect(things).toContain('insole');
  });

  it('tells the number in its reason', () => {
    expect(adviceFor('room of 150 sq ft', 'ac')[0]?.why).toContain('150 sq ft');
  });

  it('has nothing to say about other things or other numbers', () => {
    expect(adviceFor('hard water', 'laptop')).toEqual([]);
    expect(adviceFor('family of 4', 'washing machine')).toHaveLength(1);
    expect(adviceFor('red shoes size 9', 'shoe')).toEqual([]);
    expect(adviceFor('1.5 ton ac under 40000', 'ac')).toEqual([]);
  });

  it.each([
    ['too few columns', `${HEAD}\nrain\tshoe\twaterproof`],
    ['no reason', `${HEAD}\nrain\tshoe\twaterproof\t\t`],
    ['no preference', `${HEAD}\nrain\tshoe\t\t\tIt rains.`],
    ['a unit nobody knows', `${HEAD}\n{n} people\tfridge\t\tcapacity 1..2 buckets\tSo it is.`],
    ['a sum that is none', `${HEAD}\n{n} people\tfridge\t\tcapacity {n}**2..3 litre\tSo it is.`],
    ['a number that is not said', `${HEAD}\npeople\tfridge\t\tcapacity {n}..9 litre\tSo it is.`],
    ['another head', 'a\tb\n'],
  ])('refuses a table with %s', (_what, table) => {
    expect(() => readRules(table)).toThrow('needs.tsv');
  });

  it('works sums out', () => {
    expect(valueOf('10*12/120')).toBe(1);
    expect(valueOf('(2+3)*4-1')).toBe(19);
  });
});
