import { describe, expect, it } from 'vitest';
import { understand } from '@baeon/search/understand';
import { unitOf } from '@baeon/search/measures';
import { spokenToWritten } from '@baeon/spoken/spoken-to-written';

const writtenOf = (heard: string) => spokenToWritten(heard, unitOf);

/** What is typed for the same wish, and what the search makes of that. */
const WISHES: [heard: string, typed: string][] = [
  ['Show me phones under twenty thousand rupees.', 'phones under 20000'],
  ['Phones below fifteen thousand.', 'phones below ₹15,000'],
  ['A laptop less than one lakh.', 'laptop less than 1,00,000'],
  ['Laptops up to fifty five thousand.', 'laptops upto 55k'],
  ['headphones under two k', 'headphones under 2k'],
  ['A watch for five hundred rupees.', 'watch for 500 rupees'],
  ['A watch for five hundred bucks.', 'watch for 500 rupees'],
  ['Shoes between two and three thousand.', 'shoes between 2000 and 3000'],
  [
    'Shoes between two thousand and thirty five hundred rupees.',
    'shoes between 2000 and 3500 rupees',
  ],
  ['sofa five to ten thousand', 'sofa 5000 to 10000'],
  ['sofa ten fifteen thousand', 'sofa 10-15k'],
  ['chairs from five hundred to a thousand rupees', 'chairs from 500 to 1000 rupees'],
  ['TV above fifty thousand', 'tv above 50000'],
  ['TV around one and a half lakh', 'tv around 1.5 lakh'],
  ['a bike within one lakh twenty thousand', 'bike within 1.2 lakh'],
  ['My budget is two and a half thousand.', 'budget is 2500'],
  ['shirt under nine ninety nine', 'shirt under 999'],
  ['shirt under nineteen ninety nine rupees', 'shirt under 1999 rupees'],
  ['a gift not more than a hundred rupees', 'gift not more than 100 rupees'],
  ['gifts under thousand', 'gifts under 1000'],
  ['more than ten thousand but less than twenty thousand', 'more than 10k but less than 20k'],
  ['a fifty five inch T V under forty thousand', '55 inch tv under 40000'],
  ['phone under twenty thousand one twenty eight G B', 'phone under 20000, 128gb'],
  ['a one point five ton A C below thirty five thousand', '1.5 ton ac below 35000'],
  ['four k TV under twenty five k', '4k tv under 25k'],
];

const SIZES: [heard: string, typed: string][] = [
  ['Fifty-five inch L E D T V.', '55 inch led tv'],
  ['one and a half ton A C', '1.5 ton ac'],
  ['six GB one twenty eight GB phone', '6gb 128gb phone'],
  ['three seater sofa', '3 seater sofa'],
  ['two hundred litre fridge', '200 l fridge'],
  ['a seven kilo washing machine', '7kg washing machine'],
  ['five star A C', '5 star ac'],
  ['ten thousand mAh power bank', '10000mah power bank'],
  ['one year warranty', '1 year warranty'],
  ['iPhone fifteen pro', 'iphone 15 pro'],
];

const wantedIn = (text: string) =>
  understand(text).wanted.map(({ words }) => words.map((word) => word.text));

describe('the search', () => {
  it.each(WISHES)('reads the same price from “%s” as from “%s”', (heard, typed) => {
    const { price } = understand(typed);
    expect(price).not.toBeNull();
    expect(understand(writtenOf(heard)).price).toEqual(price);
  });

  it.each([...SIZES, ...WISHES])('looks for the same with “%s” as with “%s”', (heard, typed) => {
    expect(wantedIn(writtenOf(heard))).toEqual(wantedIn(typed));
  });
});
