import { describe, expect, it } from 'vitest';
import type { ProductRow } from '../../src/db/product-row.ts';
import { emptyMemory, memorySchema } from '../../src/features/assistant/offline/chat-state.ts';
import { turnText } from '../../src/features/assistant/offline/turn-text.ts';
import { createOfflineAssistant } from '../../src/features/assistant/offline/offline-assistant.ts';
import { catalogueOf, demoCatalogue, productRow } from './demo-catalogue.ts';

const demo = demoCatalogue();
/** More than any turn needs; each of them takes a few milliseconds. */
const MOST_SEARCHES = 20;

function chat(catalogue: typeof demo, ...turns: string[]) {
  let searches = 0;
  const counting = {
    ...catalogue,
    search: (request: Parameters<typeof catalogue.search>[0]) => {
      searches += 1;
      return catalogue.search(request);
    },
  };
  const assistant = createOfflineAssistant(counting);
  let memory = emptyMemory;
  return turns.map((say) => {
    searches = 0;
    const reply = assistant.reply(say, memory);
    memory = memorySchema.parse(structuredClone(reply.memory));
    const types = reply.products.map(({ productType }) => productType?.split(' > ').at(-1));
    return Object.assign(reply, { searches, types: new Set(types) });
  });
}

const last = (...turns: string[]) => chat(demo, ...turns).at(-1)!;
const dearest = (products: ProductRow[]): number =>
  Math.max(...products.map(({ pricePaise }) => pricePaise! / 100));

describe('a turn after others', () => {
  it('takes a small number in the middle of a story for thousands', () => {
    const { memory, types } = last(
      'washing machine under 15000',
      'our flat has little water. In 20 what can i get?',
    );
    expect(memory.need!.price).toEqual({ from: null, to: 2_000_000 });
    expect(types).toEqual(new Set(['Washing Machines']));
    expect(last('bookshelf under 8000', 'can it be done in 5?').memory.need!.price!.to).toBe(
      500_000,
    );
  });

  it('names one of a family', () => {
    expect([...last('women saree under 3000', 'which shoes go with it, sandals').types]).toEqual([
      'Sandals',
    ]);
  });

  it('shows only what has more of what was asked, where some has a part of it', () => {
    const { products } = last('steel folding ladder with 5 steps for temple');
    expect(products.length).toBeGreaterThan(0);
    expect(products.every(({ title }) => title.includes('5 steps'))).toBe(true);
  });

  it('wants another maker than the one that failed', () => {
    const { products, memory } = last(
      'last month i bought a dhvanik soundbar, it is dead. again i need a soundbar but from another company',
    );
    expect(memory.need!.unwantedBrands).toContain('Dhvanik');
    expect(products.length).toBeGreaterThan(0);
    expect(products.every(({ brand }) => brand !== 'Dhvanik')).toBe(true);
  });

  it('asks whether what is shown has something that some of it tells of', () => {
    const { message } = last('wireless earbuds under 5000', 'and is there any cancellation?');
    expect(message).toMatch(/Noise cancellation Active/u);
    expect(last('treadmill', 'and is there any heart rate sensor?').message).not.toMatch(/₹/u);
  });

  it('refines by a property that is a thing elsewhere', () => {
    const { products, types } = last('wardrobe', 'with mirror');
    expect(types).toEqual(new Set(['Wardrobes']));
    expect(products.every(({ title }) => title.includes('Mirror'))).toBe(true);
  });

  it('switches to another thing, without the budget of the first', () => {
    const { types, memory } = last('5g phone below 20000', 'do you have power banks');
    expect(types).toEqual(new Set(['Power Banks']));
    expect(memory.need!.price).toBeNull();
  });

  it.each([
    [
      [
        '3 seater sofa under 25000',
        'also curtains',
        'leave the curtains for now. out of those sofas which was the cheapest',
      ],
      'Sofas',
      25_000,
    ],
    [['sandals for my wife under 1600', 'sorry she is saying not sandals, heels'], 'Heels', 1600],
    [
      [
        'acoustic guitar below 5000',
        'headphones also',
        'he will decide later. back to the guitars',
      ],
      'Acoustic Guitars',
      5000,
    ],
  ])('keeps what was said of the thing that is spoken of: %j', (turns, type, most) => {
    const { products, types } = last(...turns);
    expect(types).toEqual(new Set([type]));
    expect(dearest(products)).toBeLessThanOrEqual(most);
  });

  it.each([
    [['tv around twenty, twenty five max'], 25_000],
    [['tv for 25000', 'not even 20'], 20_000],
    [['study table 5-6 hazaar ka, 8 tak kheench sakta hu'], 8000],
    [['study table under 8000', 'and a chair for it, 3 tak'], 3000],
    [['coffee table, 5 or 6 is the limit'], 6000],
  ])('reads small numbers by what the thing costs: %j', (turns, most) => {
    const { products, memory } = last(...turns);
    expect(memory.need!.price!.to).toBe(most * 100);
    expect(dearest(products)).toBeLessThanOrEqual(most);
  });

  it.each(['jacket for cold weather', 'study table for homework', 'board exam practice book show'])(
    'is asked for a thing: %s',
    (say) => {
      expect(last(say).products).not.toEqual([]);
    },
  );

  it.each(['how is the weather today', 'do my homework', 'please book a cab'])(
    'knows nothing of that: %s',
    (say) => {
      expect(last(say).products).toEqual([]);
    },
  );

  it.each(['good evening ji, how are you', 'hello ji. kaise ho'])('greets: %s', (say) => {
    expect(last(say).products).toEqual([]);
    expect(last(say).message).toMatch(/well/u);
  });

  it.each(['the second one there, what is it exactly', 'ok second one. is it waterproof'])(
    'answers about one that is pointed at: %s',
    (say) => {
      const [before, after] = chat(demo, 'bluetooth speaker under 5000', say);
      expect(after!.products.map(({ id }) => id)).toEqual([before!.products[1]!.id]);
    },
  );

  it.each([
    [['queen size mattress', 'what is the price of the orthopaedic in queen?'], /Ortho.*₹10,499/u],
    [['smartwatches below 5000', 'and what about water? I wash vessels with it on'], /IP68/u],
    [['25 litre geyser', 'price gap between the 4 star and 5 star?'], /₹900/u],
    [['geyser', 'what is the price of the 25 litre one'], /25 L.*₹8,499/u],
  ])('answers from what is stated: %j', (turns, said) => {
    expect(last(...turns).message).toMatch(said);
  });

  it('keeps the budget for a thing beside it that is only named', () => {
    const { products } = last('cotton sarees under 2000', 'and kurtas?', 'for men?');
    expect(products.length).toBeGreaterThan(0);
    expect(dearest(products)).toBeLessThanOrEqual(2000);
  });

  it('goes back to what was looked for, with its budget', () => {
    const { types, products } = last(
      '5g phone below 20000',
      'power banks',
      'go back to the phones',
    );
    expect(types).toEqual(new Set(['Smartphones']));
    expect(dearest(products)).toBeLessThanOrEqual(20_000);
  });

  it('takes a small number for a price of the scale before', () => {
    expect(dearest(last('mixer under 2.5k', '3.5').products)).toBeLessThanOrEqual(3500);
    expect(last('mixer under 2.5k', '3.5').memory.need!.price!.to).toBe(3500_00);
    expect(last('curtains under 2k', 'set of 2').memory.need!.price!.to).toBe(2000_00);
    expect(last('speaker under 3000', 'earbuds, same budget').memory.need!.price!.to).toBe(3000_00);
    expect(last('cycle, 8 to 12 thousand', 'can stretch to 15').memory.need!.price!.to).toBe(
      15_000_00,
    );
  });

  it('keeps away a brand that is on the screen', () => {
    const [first, second] = chat(demo, 'headphones', 'not that brand');
    const { brand } = first!.products[0]!;
    expect(second!.products.length).toBeGreaterThan(0);
    expect(second!.products.map((product) => product.brand)).not.toContain(brand);
  });

  it.each([
    [['dining table', 'glass top'], 'Dining Table Sets'],
    [['laptop', 'battery should last whole day'], 'Laptops'],
    [['wrist watch for men', 'steel strap'], 'Wrist Watches'],
    [['wrist watch for men', 'steel strap', 'leather strap instead'], 'Wrist Watches'],
    [['t-shirt for men', 'collar wala dikhao'], 'T-Shirts'],
    [['yoga mat dikhao'], 'Yoga Mats'],
    [['we are two people and we bathe from a bucket. which water heater is enough'], 'Geysers'],
    [
      ['my wife grew up with steel and the old kitchen had glass. need a dinner set'],
      'Dinner Sets',
    ],
    [['how much is a treadmill'], 'Treadmills'],
    [['acoustic guitar', 'one sec, husband is asking for headphones also'], 'Headphones'],
    [['offer chhodo, bluetooth speaker dikhao 3000 tak'], 'Bluetooth Speakers'],
    [['electric guitar', 'actually acoustic only'], 'Acoustic Guitars'],
    [['laptop', 'and a mouse'], 'Mice'],
    [['tennis racket', 'graphite frame under 5000'], 'Tennis'],
    [['dog food', 'treats?'], 'Dog Treats'],
    [['water purifier', 'spare filter?'], 'Appliance Accessories'],
    [['mattress queen', 'cover for it'], 'Mattress Accessories'],
    [['acoustic guitar', 'and a bag'], 'Bags and Cases'],
    [['green tea', 'no no coffee'], 'Coffee'],
    [['sofa', 'bed'], 'Beds'],
    [['biscuit', 'sugar free'], 'Biscuits and Cookies'],
  ])('%j is about %s', (turns, type) => {
    expect(last(...turns).types).toEqual(new Set([type]));
  });

  it('finds what fits to the one thing that is spoken of', () => {
    const { products } = last('Veltra Nova 7', 'cover for it');
    expect(products.length).toBeGreaterThan(0);
    expect(products.every(({ title }) => title.includes('for Veltra Nova 7'))).toBe(true);
  });

  it.each([
    [['sunscreen, not the oily skin one'], /Oily/],
    [['sofa', '3 seater, other than nestara any brand?'], /Nestara/],
    [['snacks', 'minus noodles and pasta'], /Noodles|Pasta/],
    [['phone under 30000 but not Kaarvo', 'Veltra also no, same problem'], /Veltra|Kaarvo/],
    [['chocolates', 'dark chocolate they wont eat. leave that also'], /Dark/],
    [['feeding bottle', 'plastic no, metal also no'], /Steel|Polypropylene/],
    [['dry fruits, strictly NO nuts'], /Almond|Cashew|Walnut|Pista/],
    [['sandals for my wife', 'sorry not sandals, heels'], /Sandals/],
  ])('shows nothing of what %j rules out', (turns, out) => {
    const { products } = last(...turns);
    expect(products.length).toBeGreaterThan(0);
    expect(products.map(({ title }) => title).join()).not.toMatch(out);
  });

  it.each([
    [['need a 3 step ladder', 'no make it five, our ceiling is high'], /5 steps/],
    [['1.5 ton ac', 'make it 2'], /2 Ton/],
    [['jacket for 6 year old', 'oh sorry he is not 6, nine'], /8 to 10 years/],
    [['laptop sleeve for 13 inch.. no no 15.6 inch mine is'], /15\.6 inch/],
    [['cricket bat for my son', 'oh wait he has bat. i meant batting gloves'], /Batting Gloves/],
    [['ladder', 'aluminium, you are showing steel also'], /Aluminium/],
    [['pressure cookers', 'does the second work on induction', 'then one which does'], /Steel/],
  ])('%j shows %s alone', (turns, title) => {
    const { products } = last(...turns);
    expect(products.length).toBeGreaterThan(0);
    expect(products.filter((product) => !title.test(product.title))).toEqual([]);
  });

  it('says once what holds for several', () => {
    const { message } = last('air fryer', 'what is the capacity');
    expect(message).toMatch(/^The first and the second: Capacity 3\.5 L\./);
    expect(last('air fryer', 'how wide is it').message).toMatch(/do not say how wide/);
  });

  it('answers a question about a thing that was not shown yet', () => {
    expect(last('does the cast iron kadhai work on induction stove').message).toMatch(
      /Works on .*induction/,
    );
    expect(last('is the treadmill foldable').message).toMatch(/None of them says “foldable”/);
  });

  it('keeps to what is not wanted for another thing that should be the same', () => {
    const { products } = last('belt for men', 'no real leather', 'wallet same way');
    expect(products.map(({ title }) => / Leather /u.test(title))).not.toContain(true);
    expect(products.length).toBeGreaterThan(0);
  });

  it('does not build upon a wish that nothing answers', () => {
    const { types } = last('submarine', 'kettle');
    expect(types).toEqual(new Set(['Electric Kettles']));
  });
});

describe('a turn that names no single thing', () => {
  it('shares a budget among several things', () => {
    const { products, message } = last('laptop and a mouse under 45000');
    expect(new Set(products.map(({ productType }) => productType)).size).toBe(2);
    expect(dearest(products)).toBeLessThan(45_000);
    expect(message).toContain('together');
  });

  it.each([
    ['replace tawa with a frying pan', ['Pressure Cookers', 'Kadhais', 'Frying Pans']],
    ['a frying pan instead of the tawa', ['Pressure Cookers', 'Kadhais', 'Frying Pans']],
    ['drop the tawa and add a kettle', ['Pressure Cookers', 'Kadhais', 'Electric Kettles']],
    ['all three must work on induction', ['Pressure Cookers', 'Tawas', 'Kadhais']],
  ])('goes on with a list: %s', (say, types) => {
    const turn = last('pressure cooker, tawa and kadhai together within 5000', say);
    expect([...turn.types].toSorted()).toEqual(types.toSorted());
  });

  it.each([
    [
      'Joining college hostel next week. Laptop sleeve (14 inch), a mouse and pen drive. 1600 total',
      ['Laptop Sleeve', 'Mouse', 'Pen Drive'],
    ],
    [
      'joining a hostel. one bedsheet, one pillow, one blanket. 2500 total',
      ['Bedsheet', 'Pillow', 'Blanket'],
    ],
    ['table chair and a lamp, 25000 for all', ['Table', 'Chair', 'Lamp']],
    ['turmeric, red chilli and coriander powder', ['Turmeric', 'Chilli', 'Coriander']],
    ['need tank, filter, fish food. 4000 in total', ['Fish Bowl', 'Aquarium Filter', 'Fish Food']],
    [
      'me and my roommate want to paint our bedroom on our own this weekend. what do we need to buy',
      ['Emulsion Paint', 'Paint Roller', 'Masking Tape'],
    ],
  ])('%s: has these', (say, names) => {
    const titles = last(say).products.map(({ title }) => title);
    for (const name of names) expect(titles.join()).toContain(name);
  });

  it('goes on with the whole list where one of its things is told of', () => {
    const titles = last(
      'i need a single cot and a mattress both, fifteen thousand for the two together',
      'the mattress should be the orthopaedic kind, same total',
    ).products.map(({ title }) => title);
    expect(titles.join()).toMatch(/Single Size .*Bed\b/);
    expect(titles.join()).toMatch(/Orthopaedic/);
  });

  it('has every thing of a list, also what one states of another, and what is for it', () => {
    expect(last('bed, mattress and fridge, 60000 in all').types).toContain('Mattresses');
    expect(last('laptop, bag for it and a wireless mouse. 40k total').types).toContain('Mice');
  });

  it('takes a general word for what goes with the other things of its list', () => {
    const titles = ({ products }: { products: ProductRow[] }) =>
      products.map(({ title }) => title).join();
    expect(titles(last('phone + back cover + fast charger, everything in 20000'))).toMatch(
      /Phone Case/,
    );
    expect(titles(last('acoustic guitar, a bag and a stand for it'))).toMatch(/Guitar Bag/);
    const named = last('Nova 5 phone, its cover and tempered glass');
    expect(titles(named).match(/ for Veltra Nova 5\b/g)).toHaveLength(2);
  });

  it('counts the thing of a plan that is named', () => {
    const { message } = last(
      'going camping with family, what all needed',
      'sleeping bags how much for 4',
    );
    expect(message).toMatch(/^4 of .*Sleeping Bag/);
  });

  it('offers a newborn nothing that is for others', () => {
    const { products } = last('newborn gift for colleague', 'clothes kind of');
    const titles = products.map(({ title }) => title).join();
    expect(titles).toMatch(/Baby/);
    expect(titles).not.toMatch(/Women|Men\b|years/);
  });

  it('asks of each thing what was said of it', () => {
    const { products } = last('tv and soundbar both in 35 thousand, tv 43 inch');
    const tvs = products.filter(({ title }) => / TV\b/.test(title));
    expect(tvs.length).toBeGreaterThan(0);
    expect(tvs.every(({ title }) => title.includes('43 inch'))).toBe(true);
  });

  it('puts a plan together within the budget, and leaves out what is there already', () => {
    const [plan, rest] = chat(
      demo,
      'setting up a kitchen under 20,000',
      'i already have gas stove',
    );
    expect(plan!.products.length).toBeGreaterThan(3);
    const sum = plan!.products.reduce((so, { pricePaise }) => so + pricePaise! / 100, 0);
    expect(sum).toBeLessThanOrEqual(20_000);
    expect(rest!.products.map(({ title }) => title).join()).not.toMatch(/gas stove/i);
  });

  it('has ideas for somebody by age, within the budget', () => {
    const { products } = last('birthday gift for my 8 year old nephew max 800');
    expect(products.length).toBeGreaterThan(2);
    expect(dearest(products)).toBeLessThanOrEqual(800);
    expect(products.map(({ title }) => title).join()).not.toMatch(/1 to 3 years|Women|girls/);
  });

  it('follows a rule about needs and says it', () => {
    const { products, message } = last('fridge for a family of 5');
    const litres = products.map(({ attributes }) => Number.parseFloat(attributes['Capacity']!));
    expect(Math.min(...litres)).toBeGreaterThanOrEqual(300);
    expect(message).toContain('300 litres');
  });

  it('asks for deals about a thing, and not for those about everything else', () => {
    expect(last('coupons on shoes').asksForDeals).toMatchObject({ about: 'shoes' });
    expect(last('any deals near me').asksForDeals).toMatchObject({ about: '' });
    expect(last('office chair').asksForDeals).toBeUndefined();
  });
});

describe('a feed without types and attributes', () => {
  const feed = catalogueOf([
    productRow('Seagate Expansion 500GB USB 3.0 Portable Hard Drive', 350),
    productRow('Toshiba Canvio 1TB USB 3.0 Portable Hard Drive', 450),
    productRow('Western Digital Elements 2TB Portable Hard Drive', 550),
    productRow('Logitech M100 Wired Mouse', 120),
    productRow('Belkin N300 Wireless Router', 820),
  ]);

  it('answers from titles', () => {
    const replies = chat(feed, 'portable hard drive 500 gb', 'is it usb 3', '1tb one instead');
    expect(replies[0]!.products[0]!.title).toContain('500GB');
    expect(replies[1]!.message).toMatch(/usb 3/i);
    expect(replies[2]!.products[0]!.title).toContain('1TB');
  });

  it('says what it does not have', () => {
    const { products, message } = chat(feed, 'cricket bat')[0]!;
    expect(products).toEqual([]);
    expect(message).toMatch(/^I have no/);
  });
});

describe('words that nobody writes so', () => {
  it.each([
    ['blutooth spekar', 'bluetooth speaker'],
    ['nekless also but artifical', 'necklace also but artificial'],
    ['note boks A4 alos', 'notebook a4 also'],
    ['presher cukar', 'pressure cooker'],
    ['washin mashin fully automtic', 'washing machine fully automatic'],
    ['runing shose, wite', 'running shoes, white'],
    ['i hve a smal kitchn', 'i have a small kitchen'],
    ['waterbottle undr 5 thousnd', 'water bottle under 5 thousand'],
    ['waterbotle and a pressurcooker', 'water bottle and a pressure cooker'],
    ['cord less drilmachine, 750 wat', 'cordless drill machine, 750 watt'],
    ['geomtry box hai kya', 'geometry box'],
    ['wardrob 3 dor', 'wardrobe 3 door'],
    ['plese somthing cheper', 'please something cheaper'],
  ])('are read as they were meant: %s', (written, meant) => {
    expect(turnText(written, demo)).toBe(meant);
  });

  it.each([
    'my flatmate snores, she shouts and the room stinks',
    'sturdy and spacious, not flimsy, easiest to clean',
    'whey protein, a combo for a 5 litre cooker',
    'realme phone, firmer pillow, sleeper sofa',
  ])('are none of those that are right: %s', (written) => {
    expect(turnText(written, demo)).toBe(written);
  });
});

describe('however long and misspelt a turn is', () => {
  it.each([
    'wshing mchine '.repeat(35),
    'xqzt bvrk plmn '.repeat(33),
    'sofa and bed and table and chair and lamp and fan and phone and shirt and shoe '.repeat(6),
    'gift for my wife and my son 8 years and my mother, anniversary, wedding, puja, '.repeat(6),
  ])('only a few searches are made: %s', (text) => {
    for (const { searches } of chat(demo, text.slice(0, 500), text.slice(0, 500))) {
      expect(searches).toBeLessThanOrEqual(MOST_SEARCHES);
    }
  });

  it('what is remembered stays small', () => {
    const turns = Array.from(
      { length: 40 },
      (_, nth) => ['phone', 'not black', 'in red', 'sofa'][nth % 4]!,
    );
    expect(JSON.stringify(chat(demo, ...turns).at(-1)!.memory).length).toBeLessThan(12_000);
  });
});
