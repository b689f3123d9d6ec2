import { describe, expect, it } from 'vitest';
import { withClauses } from '../../src/features/assistant/meaning/near-clauses.ts';
import type { Nearness } from '../../src/features/assistant/meaning/near-shelves.ts';
import { shelfKey } from '../../src/features/assistant/meaning/shelves.ts';
import { emptyMemory, type ChatMemory } from '../../src/features/assistant/offline/chat-state.ts';
import { clausesSaid, isOnlyTalk } from '../../src/features/assistant/offline/clauses.ts';
import { createOfflineAssistant } from '../../src/features/assistant/offline/offline-assistant.ts';
import { tellsNeed } from '../../src/features/assistant/offline/need-rules.ts';
import { asksFood } from '../../src/features/assistant/offline/plans.ts';
import { readSmallTalk } from '../../src/features/assistant/offline/small-talk.ts';
import { howAsked } from '../../src/features/assistant/offline/told.ts';
import { demoCatalogue } from './demo-catalogue.ts';

const assistant = createOfflineAssistant(demoCatalogue());

function chat(...turns: string[]) {
  let memory: ChatMemory = emptyMemory;
  return turns.map((say) => {
    const { products, memory: after } = assistant.reply(say, memory);
    memory = after;
    const total = products.reduce((sum, { pricePaise }) => sum + pricePaise! / 100, 0);
    return { shelves: products.map((row) => shelfKey(row).split(' > ').at(-1)), products, total };
  });
}

describe('a whole plan', () => {
  it.each([
    [
      'a puppy is coming home on sunday, all that is needed, 5000 total',
      ['Dog Food', 'Leashes and Collars', 'Bowls and Feeders'],
      5000,
    ],
    [
      'my children won, a kitten is coming home. what do we need under 4000',
      ['Cat Food', 'Litter'],
      4000,
    ],
    [
      'shifting to a new place next week. need basic kitchen under 15k',
      ['Gas Stoves', 'Pressure Cookers'],
      15_000,
    ],
    [
      'want to make our balcony a small sitting corner, 15000 in total',
      ['Folding Chairs', 'Decorative Lights'],
      15_000,
    ],
    [
      'work from home setup, 25k budget. table, chair and a lamp must',
      ['Desks', 'Office Chairs', 'Table Lamps'],
      25_000,
    ],
  ])('%s', (say, shelves, most) => {
    const [plan] = chat(say);
    expect(plan!.shelves).toEqual(expect.arrayContaining(shelves));
    expect(plan!.total).toBeLessThanOrEqual(most);
  });

  it('has something else for what cannot be used there', () => {
    const [, without] = chat(
      'setting up a kitchen under 15000',
      'there is no gas connection in that house',
    );
    expect(without!.shelves).toContain('Induction Cooktops');
    expect(without!.shelves).not.toContain('Gas Stoves');
    expect(chat('new kitchen things, no gas line there')[0]!.shelves).toContain(
      'Induction Cooktops',
    );
  });

  it('is none where one thing of it is asked for by its name', () => {
    const [only] = chat('office chair for my work from home setup under 12000');
    expect(new Set(only!.shelves)).toEqual(new Set(['Office Chairs']));
  });
});

describe('what somebody tells', () => {
  it('asks for no thing by what is done with it somewhere', () => {
    const text = 'we made the terrace a place where we take our evening coffee';
    const at = text.indexOf('coffee');
    expect(howAsked(text, at, at + 'coffee'.length)).toBe('aside');
  });

  it('is no small talk where help is asked for with it', () => {
    const near = ['tell', 'talk'].map((name) => ({ name: name as 'tell' | 'talk', margin: 0.6 }));
    const clauses = clausesSaid('this water makes my hair fall. help', near);
    expect(isOnlyTalk(clauses, false)).toBe(false);
  });

  it('does not ask for what has to go on', () => {
    const text = 'three hours without current, need fan and wifi to run';
    const at = text.indexOf('fan');
    expect(howAsked(text, at, at + 3)).toBe('aside');
  });

  it.each([
    ['also have dandruff', true],
    ['is it good for dandruff', false],
    ['does this help against hair fall', false],
  ])('is more of a need, or a question: %s', (text, isNeed) => {
    expect(tellsNeed(text)).toBe(isNeed);
  });

  it.each([
    ['a thank you for the nurses', null],
    ['ok thank you for the help', 'thanks'],
  ])('is thanks, or asks for a gift: %s', (text, talk) => {
    expect(readSmallTalk(text)).toBe(talk);
  });

  it('counts clause by clause, a little less than as a whole', () => {
    const near = (key: string, score: number, isPlan = false): Nearness => ({
      top: [],
      of: () => 0,
      on: () => null,
      against: 0,
      told: { score, isPlan, things: [key] },
      given: { score: 0, things: [] },
      turn: { name: '', score: 0 },
      act: { name: 'tell', margin: 1 },
      toStated: () => 0,
      helps: new Map([[key, { thing: key, score }]]),
      shelvesOf: () => [],
    });
    const turn = withClauses(near('beds', 0.4), [near('beds', 0.3), near('shampoo', 0.7)]);
    expect(turn.helps.get('shampoo')!.score).toBeCloseTo(0.65);
    expect(turn.told.things).toEqual(['shampoo']);
    const plan = withClauses(near('kitchen', 0.45, true), [near('rack', 0.7), near('rack', 0.3)]);
    expect(plan.told.things).toEqual(['kitchen']);
  });
});

describe('something to eat', () => {
  it.each([
    ['something nice to eat for my brother, no sweets, his sugar is high', true],
    ['anything crunchy for the evening', true],
    ['something to chew for my puppy', false],
    ['a gift for somebody who likes to eat well', false],
  ])('%s', (text, isFood) => {
    expect(asksFood(text)).toBe(isFood);
  });

  it('is no other gift, and not sweet for who must not have sugar', () => {
    const [food] = chat('something to eat for my brother, his sugar is high');
    expect(food!.products.length).toBeGreaterThan(0);
    expect(food!.products.every((row) => shelfKey(row).startsWith('Grocery'))).toBe(true);
    expect(food!.shelves).not.toContain('Chocolates');
  });
});
