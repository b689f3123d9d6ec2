import { describe, expect, it } from 'vitest';
import { loadRows } from './generator.ts';

const storesOf = (count: number) => [
  ...loadRows({
    stores: count,
    campaigns: 0,
    seed: 'south',
    now: new Date('2026-11-15T06:30:00Z'),
    categories: ['Food & Drink/Cafes', 'Mobile stores', 'An operator’s own'],
  }).stores(),
];
const distinct = <T>(items: Iterable<T>) => new Set(items).size;

describe('far more stores', () => {
  const some = storesOf(300);
  const many = storesOf(20_000);

  it('begin with the same ones', () => {
    expect(many).toHaveLength(20_000);
    expect(many.slice(0, some.length)).toEqual(some);
  });

  it('still have ids of their own, which tell what they are', () => {
    expect(distinct(many.map(([id]) => id))).toBe(many.length);
    expect(distinct(many.map(([, placeId]) => placeId))).toBe(many.length);
    expect(many.every(([, placeId]) => String(placeId).startsWith('load:south:'))).toBe(true);
  });
});
