import { expect, test } from 'vitest';
import { allDeals, matchingDeals, textFilter, dedupeByCampaign } from './deal-filter.ts';
import { spreadStores } from './spread-stores.ts';
import { nearDeal } from '../deals-test-kit.ts';

const phone = nearDeal(1, { title: '₹500 off', category: 'Mobile stores' });
const sofa = nearDeal(2, { title: 'SOFA week', category: 'Furniture/Home Appliances' });
const laddoo = nearDeal(3, { title: 'Laddoos for two', category: 'Food & Drink/Sweets' });
const near = [phone, sofa, laddoo];

test.each(['', '   ', '\t\n'])('blank text (%j) restores the full nearby list', (text) => {
  expect(textFilter(text)).toEqual(allDeals);
  expect(matchingDeals(near, textFilter(text))).toEqual(near);
});

test.each([
  ['sofa', [sofa]],
  ['SoFa', [sofa]],
  ['LADDOOS', [laddoo]],
  ['for', [laddoo]],
  ['₹500', [phone]],
])('text %j keeps coupons whose campaign title contains it, ignoring case', (text, kept) => {
  expect(matchingDeals(near, textFilter(text))).toEqual(kept);
});

test.each([
  ['mobile', [phone]],
  ['STORES', [phone]],
  ['furniture/home', [sofa]],
  ['Food & Drink', [laddoo]],
])('text %j keeps coupons whose store category contains it, ignoring case', (text, kept) => {
  expect(matchingDeals(near, textFilter(text))).toEqual(kept);
});

test('text is looked for in neither the store name nor the description', () => {
  expect(matchingDeals(near, textFilter('Meena'))).toEqual([]);
  expect(matchingDeals(near, textFilter('kilogram'))).toEqual([]);
});

test('spaces around the text do not count', () => {
  expect(matchingDeals(near, textFilter('  sofa '))).toEqual([sofa]);
});

test.each([
  ['Furniture/Home Appliances', [sofa]],
  ['Sweets', [laddoo]],
  ['Books', []],
])('the chip %j keeps coupons whose store category contains its id', (id, kept) => {
  expect(matchingDeals(near, { kind: 'category', id })).toEqual(kept);
});

test('a chip looks at the category only, letter by letter', () => {
  expect(matchingDeals(near, { kind: 'category', id: 'SOFA' })).toEqual([]);
  expect(matchingDeals(near, { kind: 'category', id: 'mobile stores' })).toEqual([]);
});

test('All Deals keeps every one', () => {
  expect(matchingDeals(near, allDeals)).toEqual(near);
});

test('a campaign that comes in two pages is shown once, where it came first', () => {
  const again = nearDeal(1, { title: 'Came later' });
  expect(dedupeByCampaign([phone, sofa, again, laddoo])).toEqual([phone, sofa, laddoo]);
});

test.each([
  ['aaab', 'aaba'],
  ['aabbb', 'aabbb'],
  ['aaaabc', 'aabaac'],
  ['aaa', 'aaa'],
  ['abab', 'abab'],
])('of stores %j at most two stand in a row while there are others: %j', (stores, spread) => {
  const entries = [...stores].map((store_id, number) => nearDeal(number, { store_id }));
  const ordered = spreadStores(entries, ({ store_id }) => store_id);
  expect(ordered.map(({ store_id }) => store_id).join('')).toBe(spread);
  expect(new Set(ordered)).toEqual(new Set(entries));
});
