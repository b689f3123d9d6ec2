import { describe, expect, it } from 'vitest';
import { savingIn } from '@baeon/contracts/campaigns/saving';
import { badgeSlug, readBadge, subjectOf } from './deal-words.ts';

describe('the saving that a title states', () => {
  it.each([
    ['Flat 20% off on filter coffee', '20-percent-off'],
    ['Save 15% on all biryanis', '15-percent-off'],
    ['UP TO 60 % OFF on sofas', 'up-to-60-percent-off'],
    ['Indiranagar Food Walk: 15% off at five places', '15-percent-off'],
    ['₹500 off on bills above ₹2,499', '500-rupees-off'],
    ['Save ₹1,500 on bills of ₹24,999 and more', '1500-rupees-off'],
    ['Rs. 200 off your next visit', '200-rupees-off'],
    ['₹1,00,000 off on flats', '100000-rupees-off'],
    ['Buy 2 kurtas, get 1 free', 'buy-2-get-1'],
    ['Buy 10 roses, get 5 free', 'buy-10-get-5'],
    ['Buy 1 kg of tomatoes, get 500 g of onions free', 'free'],
    ['Buy 2 kg of rice, get 1 kg free', 'free'],
    ['Buy 1 charger, get the cable free', 'free'],
    ['Buy 1 shirt, get 1 at half price', 'half'],
    ['Half price on bakes after 8 pm', 'half'],
    ['Free butter croissant with any large coffee', 'free'],
    ['Any two juices for ₹120', 'at-120-rupees'],
    ['Festive thali for four at ₹1,199', 'at-1199-rupees'],
    ['Sugar-free sweets, freely made', 'deal'],
    ['100% cotton', 'deal'],
    ['100% off', 'deal'],
    ['0% off', 'deal'],
    ['₹0 off', 'deal'],
    ['₹99999999 off', 'deal'],
    ['ಉಡುಗೊರೆ', 'deal'],
    ['', 'deal'],
  ])('%j is %s', (title, slug) => {
    expect(badgeSlug(savingIn(title))).toBe(slug);
    expect(readBadge(slug)).toEqual(savingIn(title));
  });
});

describe('spellings of a saving', () => {
  it.each([
    'nothing',
    '',
    '0-percent-off',
    '07-percent-off',
    '100-percent-off',
    '-5-percent-off',
    '1.5-percent-off',
    '20-percent-off-',
    '20-percent-off\n',
    'up-to--percent-off',
    '1,500-rupees-off',
    '1000000-rupees-off',
    '٣-rupees-off',
    'buy-2-get-100',
    'buy-two-get-one',
    'FREE',
    'constructor',
  ])('%j is none', (slug) => {
    expect(readBadge(slug)).toBeUndefined();
  });
});

describe('what a title is about', () => {
  it.each([
    ['Free butter croissant with any large coffee', 'croissant'],
    ['Any coffee and a slice of cake for ₹249', 'cup'],
    ['₹500 off on bills above ₹2,499', undefined],
    ['20% off on phones', 'phone'],
    ['Earphones', undefined],
    ['Foam wash and chain lube', undefined],
    ['', undefined],
  ])('%j: %s', (title, thing) => {
    expect(subjectOf(title)).toBe(thing);
  });
});
