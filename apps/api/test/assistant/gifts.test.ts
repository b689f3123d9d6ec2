import { describe, expect, it } from 'vitest';
import { shelfKey, shelfName } from '../../src/features/assistant/meaning/shelves.ts';
import type { Nearness } from '../../src/features/assistant/meaning/near-shelves.ts';
import { emptyMemory, type ChatMemory } from '../../src/features/assistant/offline/chat-state.ts';
import { readForWhom } from '../../src/features/assistant/offline/for-whom.ts';
import { createOfflineAssistant } from '../../src/features/assistant/offline/offline-assistant.ts';
import { isSameThing } from '../../src/features/assistant/offline/refine-or-switch.ts';
import { learnActs, type ActNear } from '../../src/features/assistant/meaning/acts.ts';
import { demoCatalogue } from './demo-catalogue.ts';

const catalogue = demoCatalogue();
const assistant = createOfflineAssistant(catalogue);
const keys = [...new Set(catalogue.rows.map(shelfKey))];

/** What a line of the table about this would say. */
const near = (...things: string[]): Nearness => ({
  top: keys.slice(0, 1).map((key) => ({ key, name: key, score: 0.1, gists: [], far: [] })),
  of: () => 0,
  on: (key) => ({ key, gists: [], far: [] }),
  against: 0,
  told: { score: 0, isPlan: false, things: [] },
  given: { score: things.length > 0 ? 0.7 : 0, things },
  turn: { name: '', score: 0 },
  act: { name: 'ask', margin: 0 },
  toStated: () => 0,
  helps: new Map(),
  shelvesOf: (thing) => keys.filter((key) => isSameThing(shelfName(key), thing)),
});

function chat(...turns: [say: string, ...clauses: string[][]][]) {
  let memory: ChatMemory = emptyMemory;
  return turns.map(([say, ...clauses]) => {
    const parts = clauses.map((things) => near(...things));
    const reply = assistant.reply(say, memory, { alone: near(), whole: near(), parts });
    ({ memory } = reply);
    return { shelves: new Set(reply.products.map(shelfKey)), products: reply.products };
  });
}

describe('what a turn means as a whole', () => {
  /** So near some shelves are, and no others. */
  const nearTo = (scores: Record<string, number>): Nearness => ({
    ...near(),
    top: Object.entries(scores)
      .map(([key, score]) => ({ key, name: shelfName(key), score, gists: [], far: [] }))
      .toSorted((a, b) => b.score - a.score),
    of: (key) => scores[key] ?? 0,
  });
  const shelvesOf = (say: string, scores: Record<string, number>) => {
    const alone = nearTo(scores);
    return new Set(
      assistant.reply(say, emptyMemory, { alone, whole: alone }).products.map(shelfKey),
    );
  };
  const STORY = 'our road is full of potholes and dogs so i want some machine for walking at home';

  it('wins over a word by the way where it is nearer by far, and only then', () => {
    const [treadmills, shoes] = ['Sports > Treadmills', 'Shoes > Walking Shoes'];
    const far = { [treadmills]: 0.55, [shoes]: 0.3 };
    expect(shelvesOf(STORY, far)).toEqual(new Set([treadmills]));
    expect(shelvesOf(STORY, { [treadmills]: 0.35, [shoes]: 0.3 })).not.toContain(treadmills);
  });

  it('gives way to what is asked for by its name, and to a few words', () => {
    const [lamps, desks] = ['Furniture > Table Lamps', 'Furniture > Desks'];
    const scores = { [lamps]: 0.5, [desks]: 0.35 };
    const asked = 'my son reads with the lamp till late at night, please show me a desk for him';
    expect([...shelvesOf(asked, scores)].every((key) => key.endsWith('Desks'))).toBe(true);
    expect([...shelvesOf('desk please', scores)].every((key) => key.endsWith('Desks'))).toBe(true);
  });
});

describe('gifts', () => {
  it('are of several kinds, from each thing that is told, within the budget', () => {
    const [first] = chat([
      'birthday gift for my uncle, he cooks on sundays, hums old songs, upto 3000',
      ['cookbook', 'air fryer'],
      ['bluetooth speaker', 'radio'],
    ]);
    expect([...first!.shelves]).toEqual(
      expect.arrayContaining(['Books > Cookbooks', 'Electronics > Bluetooth Speakers']),
    );
    expect(first!.products.every(({ pricePaise }) => pricePaise! <= 300_000)).toBe(true);
  });

  it('go on with what is said next: a family of things, what is not wanted, another person', () => {
    const [, wear, not, other] = chat(
      ['gift for my grandmother on her 75th birthday, she is religious, 2000', ['brass diya']],
      ['maybe something to wear', ['brass diya']],
      ['not sarees', ['brass diya']],
      ['and for her grandson, he is 6'],
    );
    expect(wear!.products.every((product) => shelfKey(product).startsWith('Clothing'))).toBe(true);
    expect(not!.products.every((product) => shelfKey(product).startsWith('Clothing'))).toBe(true);
    expect(not!.shelves).not.toContain('Clothing > Sarees');
    expect([...other!.shelves].some((key) => key.startsWith('Toys'))).toBe(true);
  });

  it('cost what is to be spent, from its lower end on', () => {
    const [range, about] = chat(
      ['something good for our driver who is retiring, between three and five thousand'],
      ['gift for my sister, about 2000', ['mug', 'novel']],
    );
    const costs = range!.products.map(({ pricePaise }) => pricePaise! / 100);
    expect(costs.length).toBeGreaterThan(2);
    expect(Math.min(...costs)).toBeGreaterThanOrEqual(3000);
    expect(Math.max(...costs)).toBeLessThanOrEqual(5000);
    expect(about!.products.every(({ pricePaise }) => pricePaise! >= 100_000)).toBe(true);
  });

  it.each(['clothes everybody brings, tell something else', "she doesn't wear jewellery"])(
    'are nothing of a family that is not wanted: %s',
    (say) => {
      const [, other] = chat(
        ['gift for my sister, 2000', ['saree', 'earrings', 'mug']],
        [say, ['saree', 'earrings', 'mug']],
      );
      const out = say.startsWith('clothes') ? /^Clothing > (?:Sarees|Kurtas)/u : /Earrings/u;
      expect(other!.products.length).toBeGreaterThan(0);
      expect([...other!.shelves].some((key) => out.test(key))).toBe(false);
    },
  );
});

describe('for whom something is', () => {
  it.each([
    ["my sister's sangeet is on 28th and i have nothing to wear, i am her elder brother", 'men'],
    ['her parents say no plastic', null],
    ["my maid's daughter is in 5th class", 'girls'],
    ['he is 11 days old', 'baby'],
    ['our son is in ukg', 'boys'],
    ['my children have won and a puppy is coming home', null],
    ["the neighbour's dog keeps scratching himself", null],
    ['a gift for my niece who has a kitten', null],
  ])('%s', (text, audience) => {
    expect(readForWhom(text).forWhom.audience).toBe(audience);
  });
});

describe('what a clause does', () => {
  const means = { alone: near(), whole: near() };
  const sure = (...names: ActNear['name'][]) => names.map((name) => ({ name, margin: 0.6 }));

  it('is no wish in small talk, whatever it names', () => {
    const say = 'ayyo what a traffic today, two hours from silk board';
    expect(assistant.reply(say, emptyMemory, means, sure('talk', 'talk')).products).toEqual([]);
  });

  it('is a wish where it names what would help', () => {
    const say = 'bare granite floor and two bad knees. i think a yoga mat would help';
    const { products } = assistant.reply(say, emptyMemory, means, sure('tell', 'ask'));
    expect(new Set(products.map(shelfKey))).toEqual(new Set(['Sports > Yoga Mats']));
  });

  it('is said of what is spoken of where it names but money', () => {
    const purifiers = 'Electronics > Water Purifiers';
    const helps = new Map([[purifiers, { thing: 'water purifier', score: 0.8 }]]);
    const salty = { ...near(), helps };
    const told = assistant.reply('only borewell water here, it tastes of salt', emptyMemory, {
      alone: salty,
      whole: salty,
    });
    const say = 'it is a rented house madam, ten thousand is the last i will go';
    const { products } = assistant.reply(say, told.memory, means);
    expect(new Set(products.map(shelfKey))).toEqual(new Set([purifiers]));
    expect(products.every(({ pricePaise }) => pricePaise! <= 1_000_000)).toBe(true);
  });

  it('is learned from labelled sentences', async () => {
    const at = (...numbers: number[]) => Float32Array.from(numbers);
    const actOf = await learnActs([
      { act: 'ask', vector: at(1, 0, 0) },
      { act: 'tell', vector: at(0, 1, 0) },
      { act: 'talk', vector: at(0, 0, 1) },
    ]);
    expect(actOf(at(0.1, 0.9, 0.1)).name).toBe('tell');
    expect(actOf(at(0.5, 0.5, 0.5)).margin).toBeLessThan(0.1);
  });
});
