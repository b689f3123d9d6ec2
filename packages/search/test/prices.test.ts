import { describe, expect, it } from 'vitest';
import { readPrice } from '../src/prices.ts';

const rupees = (text: string) => {
  const { price } = readPrice(text);
  return price && [price.from && price.from / 100, price.to && price.to / 100];
};

describe('what a sentence says about money', () => {
  it.each([
    ['phone under 20k', [null, 20_000]],
    ['cycle under ten thousand and a helmet', [null, 10_000]],
    ['hundred one thousand', [null, 1000]],
    ['around 35k, can stretch to 40', [28_000, 40_000]],
    ['study table 5-6 thousand, up to 8', [5000, 8000]],
    ['5 or 6 thousand is the limit', [null, 6000]],
    ['under 5-6k', [null, 6000]],
    ['should not be more than 700', [null, 700]],
    ["shouldn't cost over 900", [null, 900]],
    ['price should be 400 to 600', [400, 600]],
    ['dress 1 thousand ish, 1200 last', [800, 1200]],
    ['anything less than a grand', [null, 1000]],
    ['i can spend about 1500 at most', [null, 1500]],
    ['about 1500 max', [null, 1500]],
    ['about 1500', [1200, 1650]],
    ['i have 2k saved up', [null, 2000]],
    ['got 5k from my bonus', [null, 5000]],
    ['earphones 1.5k', [null, 1500]],
    ['around 20k, 21 at most', [16_000, 21_000]],
    ['a couple of thousand rupees', [null, 2000]],
    ['a few hundred', [null, 500]],
    ['four five thousand', [4000, 5000]],
    ['between one and two thousand', [1000, 2000]],
    ['sub 2000', [null, 2000]],
    ['below ₹15,000', [null, 15_000]],
    ['bellow 350', [null, 350]],
    ['for nights below zero, under 2000', [null, 2000]],
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
    ['around 1 lakh', [80_000, 110_000]],
    ['between 10 and 15 thousand', [10_000, 15_000]],
    ['10-15k', [10_000, 15_000]],
    ['from 15000 to 20000', [15_000, 20_000]],
    ['20000 to 15000', [15_000, 20_000]],
    ['3 se 5 hazar', [3000, 5000]],
    ['more than 10k but less than 20k', [10_000, 20_000]],
    ['under twelve thousand', [null, 12_000]],
    ['one and a half lakh max', [null, 150_000]],
    ['half a lakh at most', [null, 50_000]],
    ['shirt for two fifty rupees', [null, 250]],
    ['below twelve thousand five hundred', [null, 12_500]],
    ['under nineteen ninety nine', [null, 1999]],
    ['under a thousand', [null, 1000]],
    ['about eight thousand, ten at most', [6400, 10_000]],
    ['six to seven thousand', [6000, 7000]],
    ['between eight and 10 thousand', [8000, 10_000]],
    ['8-10k', [8000, 10_000]],
    ['8k to ten', [8000, 10_000]],
    ['2 lakh 50 thousand budget', [null, 250_000]],
    ['total should not cross 3000', [null, 3000]],
    ['nothing above 60k', [null, 60_000]],
    ['20k or so', [16_000, 22_000]],
    ['around 25k total', [20_000, 27_500]],
    ['kurta for men in 3000', [null, 3000]],
    ['budget 1.5l', [null, 150_000]],
    ['friends pooling 4000', [null, 4000]],
    ['undr 30 thousnd', [null, 30_000]],
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
    'orvanta 9 max',
    'two burner stove',
    'the cheaper one',
    'which one is better',
    'five kg atta',
    'fridge for 4 people',
    'shoe size nine',
    'buy one get one',
    'twenty thousand mah power bank',
    'are you open till 9',
    'i had to go to 2 shops',
    'a grand piano',
    'hall is 240 sq ft',
  ])('takes no number of “%s” for money', (text) => {
    expect(rupees(text)).toBeNull();
  });

  it.each([
    [8000, 'ten at most', [null, 10_000]],
    [8000, 'three max', [null, 3000]],
    [20_000, 'make it fifteen', [null, 15_000]],
    [20_000, 'increase to 25', [null, 25_000]],
    [2500, '3.5', [null, 3500]],
    [10_000, 'fine, say four then', [null, 4000]],
    [3000, 'fine, say four then, with gaming mic', [null, 4000]],
    [3000, 'say two pillows', null],
    [20_000, 'ok make it 25, in red', [null, 25_000]],
    [150_000, 'under two', [null, 200_000]],
    [150_000, 'up to 90', [null, 90_000]],
    [20_000, 'between 15 and 18', [15_000, 18_000]],
    [5000, 'oh i typed wrong, 15000', [null, 15_000]],
    [60_000, 'rtx 3060', null],
    [60_000, 'iphone 15', null],
    [300, '200 then', [null, 200]],
    [20_000, 'under 43 inch', null],
    [20_000, 'with 2 doors', null],
    [20_000, 'around twenty, twenty five max', [16_000, 25_000]],
    [20_000, '5 or 6 is the limit', [null, 6000]],
    [25_000, 'not even 20', [null, 20_000]],
    [25_000, 'if i go to 30 what do i get', [null, 30_000]],
    [10_000, 'can go till 12', [null, 12_000]],
    [5000, 'show me 4 or 5', null],
  ])('after %i rupees reads “%s”', (scaleOf, text, expected) => {
    const { price } = readPrice(text, { scaleOf });
    const read = price && [price.from && price.from / 100, price.to && price.to / 100];
    expect(read).toEqual(expected);
  });

  it('tells what was said with “about”', () => {
    expect(readPrice('around ten thousand').price).toEqual({
      from: 800_000,
      to: 1_100_000,
      about: 1_000_000,
    });
  });

  it('leaves the rest of the sentence', () => {
    expect(readPrice('phone under ₹20,000 with 8gb').rest.split(/\s+/)).toEqual([
      'phone',
      'with',
      '8gb',
    ]);
  });
});
