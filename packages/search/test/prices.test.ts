import { describe, expect, it } from 'vitest';
import { readPrice } from '../src/prices.ts';

const rupees = (text: string) => {
  const { price } = readPrice(text);
  return price && [price.from && price.from / 100, price.to && price.to / 100];
};

describe('what a sentence says about money', () => {
  it.each([
    ['phone under 20k', [null, 20_000]],
    ['below ₹15,000', [null, 15_000]],
    ['less than 1,00,000', [null, 100_000]],
    ['upto 5k', [null, 5000]],
    ['not more than 3000', [null, 3000]],
    ['500 rupees', [null, 500]],
    ['rs500', [null, 500]],
    ['rs. 20,000 phone', [null, 20_000]],
    ['price 20000', [null, 20_000]],
    ['budget is 2 lakh', [null, 200_000]],
    ['watch for 2k', [null, 2000]],
    ['tv ₹1.5l', [null, 150_000]],
    ['20000 ke andar', [null, 20_000]],
    ['1 lakh se kam', [null, 100_000]],
    ['20000 rs tak', [null, 20_000]],
    ['above 50000', [50_000, null]],
    ['50000 se zyada', [50_000, null]],
    ['around 1 lakh', [80_000, 120_000]],
    ['between 10 and 15 thousand', [10_000, 15_000]],
    ['10-15k', [10_000, 15_000]],
    ['from 15000 to 20000', [15_000, 20_000]],
    ['20000 to 15000', [15_000, 20_000]],
    ['3 se 5 hazar', [3000, 5000]],
    ['more than 10k but less than 20k', [10_000, 20_000]],
  ])('reads “%s”', (text, expected) => {
    expect(rupees(text)).toEqual(expected);
  });

  it.each([
    'iphone 15',
    '55 inch tv',
    'at least 16gb ram',
    'tv under 43 inch',
    'bottle under 2 l',
    '5 l oil',
    '4k tv',
    'hdmi cable for 4k tv',
    'size 10 to 12',
    '20k mah',
    'galaxy s23',
    'orvanta max 9',
    'orvanta max9',
  ])('takes no number of “%s” for money', (text) => {
    expect(rupees(text)).toBeNull();
  });

  it('leaves the rest of the sentence', () => {
    expect(readPrice('phone under ₹20,000 with 8gb').rest.split(/\s+/)).toEqual([
      'phone',
      'with',
      '8gb',
    ]);
  });
});
