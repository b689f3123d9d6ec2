import { describe, expect, it } from 'vitest';
import { understand } from '../src/understand.ts';

const wanted = (text: string) =>
  understand(text)
    .wanted.map(({ words }) => words[0]!.text)
    .join(' ');

describe('what somebody means', () => {
  it.each([
    ['Please show me some good phones', 'phones'],
    ['accha mobile dikhao', 'mobile'],
    ['I want to buy a 55-inch TV', '55inch tv'],
    ['55" tv', '55inch tv'],
    ['AC of 1.5 Ton', 'ac 1.5ton'],
    ['three seater sofa', '3seater sofa'],
    ['8 GB RAM laptop', '8gb ram laptop'],
    ['café table', 'cafe table'],
    ['T-shirt', 'tshirt'],
    ["men's shoes", 'men shoes'],
  ])('“%s” looks for %s', (text, expected) => {
    expect(wanted(text)).toBe(expected);
  });

  it.each([
    ['sofa not leather', ['leather']],
    ['sofa not leather or velvet under 40k', ['leather', 'velvet']],
    ['speaker without prime', ['prime']],
    ['chair other than plastic', ['plastic']],
    ['leather nahi, sofa chahiye', ['leather']],
    ['non-stick pan', []],
    ['no-frost fridge', []],
  ])('“%s” does not want %j', (text, expected) => {
    expect(understand(text).unwanted).toEqual(expected);
    for (const word of expected) expect(wanted(text)).not.toContain(word);
  });

  it.each([
    ['cheapest tv', 'cheapest'],
    ['sabse sasta phone', 'cheapest'],
    ['best rated mixer', 'best rated'],
    ['most expensive watch', 'dearest'],
    ['tv', 'fitting'],
  ])('“%s” is wanted %s first', (text, order) => {
    expect(understand(text).order).toBe(order);
  });

  it.each([
    ['laptop with at least 16gb ram', { unit: 'gb', from: 16, to: null }, 'ram'],
    ['phone battery above 5000 mah', { unit: 'mah', from: 5000, to: null }, 'battery'],
    ['tv between 32 and 43 inch', { unit: 'cm', from: 81.28, to: 109.22 }, 'tv'],
    ['washing machine 6 kg or more', { unit: 'g', from: 6000, to: null }, 'machin'],
    ['fridge less than 300 litres', { unit: 'ml', from: null, to: 300_000 }, 'fridg'],
    ['power bank 20000mah+', { unit: 'mah', from: 20_000, to: null }, 'bank'],
  ])('“%s” has a bound that is no price', (text, bound, beside) => {
    const { bounds, price } = understand(text);
    expect(price).toBeNull();
    expect(bounds).toEqual([expect.objectContaining(bound)]);
    expect(bounds[0]!.near).toContain(beside);
  });

  it('takes fillers for what is meant where there is nothing else', () => {
    expect(wanted('the one')).toBe('the one');
  });
});
