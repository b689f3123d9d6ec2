import type { ListedStore } from '@baeon/contracts/stores/stores-wire';
import { describe, expect, it } from 'vitest';
import { createStoresNear, storesText } from '../../src/features/assistant/stores-near.ts';
import { emptyMemory, memorySchema } from '../../src/features/assistant/offline/chat-state.ts';
import { createOfflineAssistant } from '../../src/features/assistant/offline/offline-assistant.ts';
import { demoCatalogue } from './demo-catalogue.ts';

const demo = demoCatalogue();

function chat(...turns: string[]) {
  const assistant = createOfflineAssistant(demo);
  let memory = emptyMemory;
  return turns.map((say) => {
    const reply = assistant.reply(say, memory);
    memory = memorySchema.parse(structuredClone(reply.memory));
    const types = new Set(reply.products.map(({ productType }) => productType?.split(' > ')[0]));
    return Object.assign(reply, { types, names: reply.products.map(({ name }) => name) });
  });
}
const last = (...turns: string[]) => chat(...turns).at(-1)!;

describe('what is asked about what is on the screen', () => {
  it.each([
    ['wireless earbuds under 3000', 'battery kitna hai first wale ka', /Playtime \d+ hours/u],
    ['dinner set', 'kitne piece hai', /Pieces 1\d pieces/u],
    ['gold ring for women', 'kitne karat ka hai', /Purity 22 karat/u],
    ['ceiling fan', 'bijli kitni khati hai', /Power \d+ W/u],
    ['phone under 15000', 'camera kaisa hai', /Camera \d+ MP/u],
    ['baby carrier', 'max weight kitna', /Maximum load 15 kg/u],
    ['mattress queen size', 'how thick is it', /Thickness 8 inch/u],
    ['double door fridge', 'star rating kya hai', /Energy rating 3 star/u],
    ['running shoes for men', 'will the first one come in my size', /Size UK 6/u],
    ['mystery novel', 'who wrote it', /Author/u],
    ['mystery novel', 'is the second one hardcover', /Format (?:Paperback|Hardcover)/u],
    ['cycle', 'which of them has gears', /Gears \d+ speed/u],
    [
      'phone under 15k',
      'the second one, does it have a headphone jack',
      /not say “headphone jack/u,
    ],
    ['sofa 3 seater', 'second one, will they assemble it', /for the store .* to say/u],
    ['kettle and toaster under 3000', 'second toaster, what is the power', /Toast.* Power \d+ W/u],
    ['perfume for men', 'does it last all day', /do not say that/u],
    ['phone under 15k', 'diff btwn 1st n 3rd', /side by side/u],
    ['mattress and two pillows, total 12k', 'what does all that come to', /₹9,097: .*2 ×/u],
    ['cat scratching post', 'taller one', /than .*70 cm/u],
    ['mixer grinder 500 watt', 'one with more jars', /with more jars/u],
    ['earbuds under 3000', 'longer battery than these, i travel a lot', /Drops ANC/u],
  ])('%s: %s', (first, question, said) => {
    expect(last(first, question).message).toMatch(said);
  });

  it('is not answered with a price where nothing tells how much there is of it', () => {
    expect(last('dog food', 'protein kitna hai').message).toMatch(/do not say “protein/u);
  });

  it('is answered for all there is of the kind', () => {
    expect(last('dog food', 'what all flavours are there').message).toMatch(
      /Flavour: .*(?:Chicken.*Lamb|Lamb.*Chicken)/u,
    );
  });
});

describe('what is set against each other', () => {
  it.each([
    [
      ['air fryer', '3.5 or 4.5 litre, which is better for two'],
      [/3\.5 L/u, /4\.5 L/u],
    ],
    [
      ['mattress', 'memory foam vs ortho, which is more firm'],
      [/Memory Foam/u, /Orthopaedic/u],
    ],
    [
      ['water bottle', 'steel better or copper?'],
      [/Steel/u, /Copper/u],
    ],
    [
      ['mixer grinder', '750 watt lena chahiye ya 500 chalega'],
      [/Mixer/u, /Mixer/u],
    ],
    [
      ['ceiling fan', 'is it worth paying double for the bldc one'],
      [/Whisper/u, /Whirl/u],
    ],
    [['Kaarvo K12 or Orvanta One, what is the difference'], [/^Kaarvo K12/u, /^Orvanta One/u]],
    [
      ['he says Kaarvo K12, she says Orvanta One. what is the difference between these two'],
      [/^Kaarvo K12/u, /^Orvanta One/u],
    ],
  ])('%j', (turns, names) => {
    const reply = last(...turns);
    expect(reply.table).toBe(true);
    expect(reply.names).toEqual(names.map((name) => expect.stringMatching(name)));
  });

  it('is what is spoken of from then on', () => {
    const [, better, blue] = chat(
      'Kaarvo K12 or Orvanta One, what is the difference',
      'which has the better battery',
      'ok show that one in blue colour',
    );
    expect(better!.names).toEqual([expect.stringMatching(/^Orvanta One/u)]);
    expect(better!.message).toMatch(/Battery 5000 mAh/u);
    expect(blue!.names[0]).toMatch(/^Orvanta One .*Blue/u);
  });

  it('says which has most of what a label tells, or that nothing does', () => {
    expect(last('dinner set', 'which has the most pieces').message).toMatch(/16 pieces/u);
    expect(last('dinner set', 'which one is the lightest').message).toMatch(/do not say enough/u);
  });
});

describe('what is ruled out', () => {
  it.each([
    [['feeding bottle, no plastic', 'no glass either'], /Polypropylene|Glass/u],
    [['5g phone under 20000, not kaarvo not veltra had bad days with both'], /Kaarvo|Veltra/u],
    [['phone under 30000', 'numira nahi chahiye, orvanta bhi nahi'], /Numira|Orvanta/u],
    [['electric kettle', 'not the glass one, she will break it'], /Glass/u],
    [['kurta for women', 'no synthetic stuff, itches'], /Rayon|Georgette|Polyester/u],
    [['bed', 'no metal please'], /Metal|Steel|Iron/u],
  ])('is not shown: %j', (turns, out) => {
    const { products, types } = chat(...turns).at(-1)!;
    expect(products.length).toBeGreaterThan(0);
    expect(products.map(({ title }) => title).join()).not.toMatch(out);
    expect(types).toEqual(chat(turns[0]!)[0]!.types);
  });

  it.each([
    ['bracelet for women', 'not brass, turns skin green', 'green'],
    ['water bottle', 'copper also no, it becomes green inside', 'green'],
  ])('is not asked for by the reason: %s, %s', (first, out, reason) => {
    expect(last(first, out).memory.need!.extras).not.toContain(reason);
  });

  it('is not said to be missing from food of which nothing is told', () => {
    expect(last('biscuits', 'no maida').message).toMatch(/whether there is maida.*do not say/iu);
  });
});

describe('going back to what was looked for before', () => {
  it.each([
    [
      [
        'sofa under 25000',
        'curtains',
        'ok curtains later. go back to the sofas, how wide is the very first sofa',
      ],
      /Sofa.*Width \d+ cm/u,
    ],
    [
      [
        'mystery novel',
        'reading lamp',
        'nah go back to the first book u showed, is that hardcover or paperback',
      ],
      /Format/u,
    ],
    [
      ['office chair', 'study lamp', 'the very first one you showed, whats its price'],
      /Office Chair.*costs/u,
    ],
    [
      [
        'dry dog food 10 kg',
        'also cat food',
        'coming back to the dog, the chicken one what is the rate',
      ],
      /Chicken.*costs/u,
    ],
  ])('answers what is asked in the same breath: %j', (turns, said) => {
    const [first, , back] = chat(...turns);
    expect(back!.message).toMatch(said);
    expect(back!.memory.need!.words).toBe(first!.memory.need!.words);
    expect(back!.memory.need!.price).toEqual(first!.memory.need!.price);
  });

  it('means what was before where both are called alike', () => {
    const { products } = last('phone under 15000', 'phone case', 'show me those phones again');
    expect(products.every(({ productType }) => productType?.endsWith('Smartphones'))).toBe(true);
  });
});

describe('where to see what is on the screen', () => {
  it.each([
    'which shop do i get it from',
    'can i see it in person before buying',
    'kahan milega ye',
  ])('asks for stores: %s', (say) => {
    const [shown, asked] = chat('sofa', say);
    expect(asked!.asksForStores?.id).toBe(shown!.products[0]!.id);
  });

  it('names the nearest stores that sell such things, and does not know what they have', async () => {
    const distances: Record<string, number> = {
      'Health/Pharmacies': 2,
      'Groceries/Supermarkets': 1,
    };
    const selling = createStoresNear(async ({ category = '' }) => {
      const store = { name: category, distance_km: distances[category] ?? 9 } as ListedStore;
      return { stores: [store], nextCursor: null, meant: null };
    });
    const soap = demo.rows.find(({ category }) => category === 'baby_store')!;
    const stores = await selling(soap, { latitude: 12.97, longitude: 77.59 });
    expect(stores.map(({ name }) => name)).toEqual(['Groceries/Supermarkets', 'Health/Pharmacies']);
    expect(storesText(stores)).toMatch(/\(1\.0 km\) and .*do not know what they have in stock/u);
    expect(storesText([])).toBe('');
  });
});

describe('said in between', () => {
  it('tells what is found with its price where that is asked', () => {
    expect(last('wall paint', '10 litre wala kitne ka').message).toMatch(/10 L.*costs ₹\d/u);
  });

  it.each(['wow so pretty', 'lol ok', 'good good'])('is no wish: %s', (say) => {
    expect(last('saree', say).message).not.toMatch(/None of|I am well/u);
  });
});

describe('what goes on from what is on the screen', () => {
  it.each([
    [['55 inch tv', 'and to fix it on the wall'], /TV Wall Mount/u],
    [['study table', 'one that fits two monitors'], /Study Table/u],
    [['lunch box', 'leak proof one, last one spoiled my bag'], /Lunch Box/u],
    [['otg max 6k', 'can stretch to 9 if it takes two trays'], /40 L OTG/u],
    [['queen size bed', 'and a mattress that fits it'], /Queen .*Mattress/u],
  ])('%j', (turns, name) => {
    expect(last(...turns).names[0]).toMatch(name);
  });

  it('is no whole plan where things are named', () => {
    const { products } = last(
      'shifting to our 1bhk. need a mattress and two pillows, 12k for everything',
    );
    expect(products.every(({ title }) => /Mattress|Pillow/u.test(title))).toBe(true);
  });
});
