import { expect, test } from 'vitest';
import { allDeals, keptDeals, textFilter, dedupeByCampaign } from './deal-filter.ts';
import { nearDeal } from '../deals-test-kit.ts';

const phone = nearDeal(1, { title: '₹500 off', category: 'Mobile stores' });
const sofa = nearDeal(2, { title: 'SOFA week', category: 'Furniture/Home Appliances' });
const laddoo = nearDeal(3, { title: 'Laddoos for two', category: 'Food & Drink/Sweets' });
const near = [phone, sofa, laddoo];

test.each(['', '   ', '\t\n'])('blank text (%j) restores the full nearby list', (text) => {
  expect(textFilter(text)).toEqual(allDeals);
  expect(keptDeals(near, textFilter(text))).toEqual(near);
});

test.each([
  ['sofa', [sofa]],
  ['SoFa', [sofa]],
  ['LADDOOS', [laddoo]],
  ['for', [laddoo]],
  ['₹500', [phone]],
])('text %j keeps coupons whose campaign title contains it, ignoring case', (text, kept) => {
  expect(keptDeals(near, textFilter(text))).toEqual(kept);
});

test.each([
  ['mobile', [phone]],
  ['STORES', [phone]],
  ['furniture/home', [sofa]],
  ['Food & Drink', [laddoo]],
])('text %j keeps coupons whose store category contains it, ignoring case', (text, kept) => {
  expect(keptDeals(near, textFilter(text))).toEqual(kept);
});

test('text is looked for in neither the store name nor the description', () => {
  expect(keptDeals(near, textFilter('Meena'))).toEqual([]);
  expect(keptDeals(near, textFilter('kilogram'))).toEqual([]);
});

test('spaces around the text do not count', () => {
  expect(keptDeals(near, textFilter('  sofa '))).toEqual([sofa]);
});

test.each([
  ['Furniture/Home Appliances', [sofa]],
  ['Sweets', [laddoo]],
  ['Books', []],
])('the chip %j keeps coupons whose store category contains its id', (id, kept) => {
  expect(keptDeals(near, { kind: 'category', id })).toEqual(kept);
});

test('a chip looks at the category only, letter by letter', () => {
  expect(keptDeals(near, { kind: 'category', id: 'SOFA' })).toEqual([]);
  expect(keptDeals(near, { kind: 'category', id: 'mobile stores' })).toEqual([]);
});

test('All Deals keeps every one', () => {
  expect(keptDeals(near, allDeals)).toEqual(near);
});

test('a campaign that comes in two pages is shown once, where it came first', () => {
  const again = nearDeal(1, { title: 'Came later' });
  expect(dedupeByCampaign([phone, sofa, again, laddoo])).toEqual([phone, sofa, laddoo]);
});
