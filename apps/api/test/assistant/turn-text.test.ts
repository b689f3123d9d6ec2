import { describe, expect, it } from 'vitest';
import { turnText } from '../../src/features/assistant/offline/turn-text.ts';
import { demoCatalogue } from './demo-catalogue.ts';

const demo = demoCatalogue();

describe('a turn in plain English', () => {
  it.each([
    ['bro, show me tws under 2k pls', 'show me true wireless earbuds under 2k please'],
    ['gimme smth 4 my mom bday tmrw', 'give me something for my mom birthday tomorrow'],
    ['my bro needs a watch', 'my brother needs a watch'],
    ['shes 4', 'she is 4'],
    ['is cod available', 'is cash on delivery available'],
    ['cod liver oil', 'cod liver oil'],
    ['btw do you have shoes', 'do you have shoes'],
    ['btw 2000 and 3000', 'between 2000 and 3000'],
    ['earbuds bro', 'earbuds'],
    ['beta, koi offer hai kya', 'some offer'],
    ['mil jayega kya kal tak', 'up to tomorrow'],
    ['a drill without any cord', 'a drill cordless or wireless, not wired,'],
    ['earphones with wire', 'earphones wired'],
    ['half a kilo of almonds', '500 g of almonds'],
    ['the smaller one of these two', 'the smallest one'],
    ['likewise for the shelf', 'and shelf'],
    ["she'll cry if it's not pink", 'it must be pink'],
    ["ok even if it's not pink", "ok even if it's not pink"],
    ['a kettle belw 1500', 'a kettle below 1500'],
  ])('writes chat spellings out: %s', (said, expected) => {
    expect(turnText(said, demo)).toBe(expected);
  });

  it.each([
    ['twenty thousand mah power bank', '20000 mah power bank'],
    ['a thirty five litre backpack', 'a 35 litre backpack'],
    ['two and a half kilo rice', '2.5 kilo rice'],
    ['a three piece suit', 'a three piece suit'],
    ['budget is 1.2 lakhs', 'budget is 1.2 lakhs'],
  ])('writes what measures in figures: %s', (said, expected) => {
    expect(turnText(said, demo)).toBe(expected);
  });
});
