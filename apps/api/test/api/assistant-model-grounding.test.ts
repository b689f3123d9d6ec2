import { describe, expect, it } from 'vitest';
import type { ProductRow } from '../../src/db/product-row.ts';
import { boundNeed } from '../../src/features/assistant/model/need-of-turn.ts';
import { heldNeed } from '../../src/features/assistant/model/read-turn-tool.ts';
import { faultOf } from '../../src/features/assistant/model/grounding/fault.ts';
import { needFor, type Need } from '../../src/features/assistant/offline/chat-state.ts';
import { productRow } from '../assistant/demo-catalogue.ts';

const nova = productRow('Veltra Nova 5', 18_999, {
  title: 'Veltra Nova 5 5G Smartphone (8 GB RAM, 128 GB)',
  description: 'A slim phone with a bright AMOLED screen that wakes at a touch.',
  brand: 'Veltra',
  productType: 'Electronics > Phones > Smartphones',
  listPricePaise: 21_999_00,
  attributes: {
    RAM: '8 GB',
    Storage: '128 GB',
    Battery: '5000 mAh',
    'Screen size (inches)': '6.5',
    Colour: 'Black',
  },
  rating: 4.2,
});
const orbit = productRow('Kestrel Orbit A54', 15_499, {
  title: 'Kestrel Orbit A54, 6 GB, 64 GB, Blue',
  brand: 'Kestrel',
  attributes: { RAM: '6 GB', Storage: '64 GB', Battery: '4500 mAh', Colour: 'Blue' },
  rating: 3.9,
});
const sofa = productRow('Woodnest Lounge', 32_999, {
  title: 'Woodnest Lounge 3 Seater Leather Sofa',
  brand: 'Woodnest',
  category: 'furniture_store',
  attributes: { Material: 'Leather', Seats: '3' },
});

const need = (more: Partial<Need>): Need => ({ ...needFor('phone'), ...more });

const reasonOf = (
  message: string,
  {
    products = [nova, orbit],
    said = 'a phone under 20k please',
    need: known = null as Need | null,
    others = [] as ProductRow[],
  } = {},
) => {
  const brandsIn = (text: string) =>
    ['Veltra', 'Kestrel'].filter((brand) => text.includes(brand.toLowerCase()));
  return faultOf(message, { products, said, need: known, others, brandsIn })?.reason ?? null;
};

describe('what a model says of products', () => {
  it.each([
    'Here are two phones under ₹20,000. The Veltra Nova 5 costs ₹18,999.',
    'Veltra Nova 5 (₹18,999) has 8 GB RAM, 128 GB of storage and a 5,000 mAh battery.',
    'Veltra Nova 5: 8GB of RAM, 6.5 inch screen, rated 4.2 out of 5. Kestrel Orbit A54: 6GB.',
    'The Nova 5 is Rs. 3,500 dearer than the Orbit A54, and Rs 3,000 below its list price of ₹21,999.',
    'Nova 5 is 14% off and rated 4.2/5 stars; it is a 4.2-star phone.',
    'The Nova 5 supports 5G and has an AMOLED screen. Both are below 20k.',
    'Would you like one with a bigger battery? I can look again.',
    'Unfortunately I have nothing else for a budget of 20 thousand.',
    'Yeh phone accha hai, aapka budget 20,000 hai.',
    'The 1st is Black, the other is Blue.',
    'The Nova 5 and the Orbit A54 cost ₹18,999 and ₹15,499.',
    'It is ₹18,999 for the Nova 5 and ₹15,499 for the Orbit A54.',
    'Unlike the Nova 5, the Orbit A54 costs ₹15,499.',
    'The first costs ₹18,999, the second costs ₹15,499.',
    'None of them says that it is waterproof. Should it be wireless?',
    'the veltra nova 5 is the better one.',
  ])('takes “%s”', (message) => {
    expect(reasonOf(message)).toBeNull();
  });

  it.each([
    ['The Veltra Nova 5 costs ₹17,999.', 'an amount that no product has'],
    ['The Veltra Nova 5 costs only 17k.', 'an amount that no product has'],
    ['You can have it for 500 rupees.', 'an amount that no product has'],
    ['It is yours for 1/- today.', 'an amount that no product has'],
    // The other one's price.
    ['The Veltra Nova 5 costs ₹15,499.', 'an amount that no product has'],
    ['The Veltra Nova 5 has 12 GB RAM.', 'a measure that no product states'],
    ['The Veltra Nova 5 has 128 GB RAM.', 'a measure that no product states'],
    ['The Veltra Nova 5 has a 4500 mAh battery.', 'a measure that no product states'],
    ['One of them is a 4.8-star phone.', 'a measure that no product states'],
    ['It has a two year warranty.', 'a measure that no product states'],
    ['It scores 912 in tests.', 'a number that no product states'],
    ['Here are seven phones.', 'a number that no product states'],
    ['It is now 40% off.', 'a number that no product states'],
    ['It costs १८९९९ rupees.', 'a number in other digits'],
    ['The Veltra Nova 6 is newer.', 'a name that no product has'],
    ['The Veltra Nova 5 Pro is better.', 'a name that no product has'],
    ['The Veltra Orbit is better.', 'a name that no product has'],
    ['Kestrel Orbit A52 is similar.', 'a name that no product has'],
    ['Samsung makes good ones too.', 'a name that no product has'],
    ['Have you thought of a Galaxy?', 'a name that no product has'],
    ['It runs iOS.', 'a name that no product has'],
    ['Ask for model XR21.', 'a name that no product has'],
    ['यह फोन अच्छा है।', 'a name that no product has'],
    ['See https://deals.example for more.', 'a link'],
    ['More at cheap-phones.shop today.', 'a link'],
    ['See [here](/x).', 'a link'],
    ['Write to sales@veltra for it.', 'a link'],
    ['Look: <img src=x>', 'a link'],
    ['Call 98450 12345 to order.', 'a number to call'],
    ['It costs $ 200.', 'other money'],
    ['It is good.\u0000', 'unreadable text'],
    // Told of the other one.
    [
      'The Veltra Nova 5 costs ₹15,499 and the Kestrel Orbit A54 ₹18,999.',
      'an amount that no product has',
    ],
    ['The Nova 5 and the Orbit A54 cost ₹15,499 and ₹18,999.', 'an amount that no product has'],
    [
      'It is ₹15,499 for the Nova 5 and ₹18,999 for the Orbit A54.',
      'an amount that no product has',
    ],
    ['Unlike the Nova 5, the Orbit A54 costs ₹18,999.', 'an amount that no product has'],
    ['The first costs ₹15,499, the second costs ₹18,999.', 'an amount that no product has'],
    [
      'The Nova 5 has 64 GB of storage, while the Orbit A54 has 128 GB.',
      'a measure that no product states',
    ],
    // In small letters.
    ['a samsung would be better.', 'a name that no product has'],
    ['you could also take an iphone.', 'a name that no product has'],
    ['it is waterproof.', 'a property that no product states'],
    ['both have fast charging and wireless earphones.', 'a property that no product states'],
    ['it comes with free delivery.', 'a property that no product states'],
    ['it has a long warranty.', 'a property that no product states'],
  ])('does not take “%s”', (message, reason) => {
    expect(reasonOf(message)).toBe(reason);
  });

  it.each([
    'I found two good options! The Veltra Nova 5 at ₹18,999 has 8 GB RAM and a 5000 mAh battery, while the Kestrel Orbit A54 (₹15,499) is the more affordable pick.',
    'Great choice! Here’s what I found:\n- Veltra Nova 5 – ₹18,999\n- Kestrel Orbit A54 – ₹15,499',
    'Top pick: Veltra Nova 5. Budget pick: Kestrel Orbit A54, which costs ₹3,500 less.',
    'If battery life matters most, go with the Nova 5 — its 5,000 mAh battery is the bigger one.',
    'Sadly, none of these has 12 GB of memory, but the Nova 5 comes close with 8 GB.',
  ])('takes what models usually write: “%s”', (message) => {
    const said = 'phone under 20,000 with 12 GB';
    expect(reasonOf(message, { said })).toBeNull();
  });

  it('goes by the person’s own words as well', () => {
    const said = 'is the iPhone 15 with 256 GB better, at 70k?';
    const message = 'I have no iPhone 15 with 256 GB for ₹70,000.';
    expect(reasonOf(message, { products: [], said })).toBeNull();
    expect(reasonOf(message, { products: [], said: 'hello' })).not.toBeNull();
    expect(reasonOf('Both are below 20k.', { said: 'phone, 20,000 at most' })).toBeNull();
  });

  it('knows a measure by the unit in its label', () => {
    expect(reasonOf('It has 3 seats, a 3 seater.', { products: [sofa] })).toBeNull();
    expect(reasonOf('It has 4 seats.', { products: [sofa] })).not.toBeNull();
    expect(reasonOf('Its screen has 6.7 inches.')).not.toBeNull();
  });

  it('names nothing in small letters that it knows of and does not show', () => {
    const others = [productRow('Kestrel Spark', 8999)];
    const told = { products: [nova], others, said: 'hello' };
    expect(reasonOf('the kestrel spark is cheaper.', told)).toBe('a name that no product has');
    expect(reasonOf('kestrel has cheaper ones.', told)).toBe('a name that no product has');
    expect(reasonOf('it is a real spark.', told)).toBeNull();
  });

  it('knows nothing of products that it does not show', () => {
    expect(reasonOf('The Veltra Nova 5 is nice.', { products: [orbit] })).not.toBeNull();
    expect(reasonOf('There is one for ₹18,999.', { products: [orbit] })).not.toBeNull();
  });
});

describe('what a model shows', () => {
  const message = 'Here you are.';
  it.each([
    ['over the budget', { price: { from: null, to: 16_000_00 } }, 'a product outside the budget'],
    ['under the budget', { price: { from: 16_000_00, to: null } }, 'a product outside the budget'],
    ['ruled out by a feature', { unwanted: ['black'] }, 'a product that was ruled out'],
    ['ruled out by its brand', { unwanted: ['kestrel'] }, 'a product that was ruled out'],
    ['rated too low', { atLeastStars: 4 }, 'a product rated too low'],
  ])('is nothing %s', (_name, more, reason) => {
    expect(reasonOf(message, { need: need(more) })).toBe(reason);
  });

  it('is nothing without a price where there is a budget', () => {
    const products = [{ ...nova, pricePaise: null }];
    const known = need({ price: { from: null, to: 20_000_00 } });
    expect(reasonOf(message, { products, need: known })).toBe('a product outside the budget');
    expect(reasonOf(message, { products })).toBeNull();
  });

  it('is nothing with less than was asked for', () => {
    const bounds = [{ unit: 'gb', from: 8, to: null, near: ['ram'], said: 'at least 8 gb ram' }];
    expect(reasonOf(message, { products: [nova], need: need({ bounds }) })).toBeNull();
    expect(reasonOf(message, { need: need({ bounds }) })).toBe('a product outside the bounds');
  });

  it('may be all that fits', () => {
    const price = { from: 15_000_00, to: 18_999_00 };
    expect(reasonOf(message, { need: need({ price, unwanted: ['leather'] }) })).toBeNull();
  });
});

describe('what was said earlier', () => {
  const price = { from: null, to: 16_000_00 };
  const before = need({ price, unwanted: ['black'] });
  const now = need({ unwanted: ['used'] });

  it('binds for as long as the same kind of thing is shown', () => {
    const bound = boundNeed(now, before, [{ ...nova, productType: null }], [orbit]);
    expect(bound).toEqual({ ...now, price, unwanted: ['black', 'used'] });
    const dearer = { from: null, to: 90_000_00 };
    expect(boundNeed(need({ price: dearer }), before, [orbit], [orbit])?.price).toEqual(dearer);
  });

  it('does not bind where something else is shown', () => {
    expect(boundNeed(now, before, [sofa], [orbit])).toEqual(now);
    expect(boundNeed(now, null, [orbit], [orbit])).toEqual(now);
    expect(boundNeed(null, before, [orbit], [orbit])).toBeNull();
  });
});

describe('what a model makes of a turn', () => {
  const price = { from: null, to: 16_000_00 };

  it('does not free it from what the person said', () => {
    const own = need({ price, unwanted: ['black'] });
    const model = need({ words: 'tablet', price: { from: 5000_00, to: 90_000_00 } });
    expect(heldNeed(own, model)).toEqual({
      ...model,
      price: { from: 5000_00, to: 16_000_00 },
      unwanted: ['black'],
    });
    expect(heldNeed(own, need({}))?.price).toEqual(price);
  });

  it('is what counts where we read nothing', () => {
    expect(heldNeed(null, need({ price }))).toEqual(need({ price }));
    expect(heldNeed(need({ price }), null)).toEqual(need({ price }));
  });
});
