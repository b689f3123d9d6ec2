import type { Offer } from '@baeon/contracts/campaigns/campaigns-wire';
import { describe, expect, it } from 'vitest';
import { createDealsNear } from '../../src/features/assistant/deals-near.ts';

const HERE = { latitude: 12.97, longitude: 77.59 };

const dealsOf = (
  deals: [title: string, description?: string, category?: string, store?: string][],
) =>
  deals.map(
    (
      [title, description = '', category = 'electronics_store', store = 'Hegde Brothers'],
      nth,
    ): Offer => ({
      campaign_id: String(nth),
      title,
      description,
      image: '',
      expiry_date: '2030-01-01T00:00:00Z',
      deals_left: 1,
      store: {
        id: '1',
        name: store,
        logo: '',
        category,
        location: { coordinates: [77.6, 12.9] },
      },
      time_zone: 'Asia/Kolkata',
      saving: null,
      distance_km: nth,
      state: 'live',
    }),
  );

const nearWith = (offers: Offer[]) =>
  createDealsNear({
    search: async () => offers,
    offers: async () => {
      throw new Error('not asked for');
    },
    deal: async () => {
      throw new Error('not asked for');
    },
  });

/** Of all that a search finds, those that are told of beside products of the kinds. */
const toldBeside = async (kinds: string[], ...found: Parameters<typeof dealsOf>[0]) =>
  (await nearWith(dealsOf(found)).forKind(kinds, HERE)).map(({ title }) => title);

describe('deals beside products', () => {
  it('name the thing as a whole, in one or many', async () => {
    expect(
      await toldBeside(
        ['freezer'],
        ['Freezers: 10% off'],
        ['Gym for a year', 'A membership that may be frozen.'],
        ['₹2,000 off in exchange', 'Bring your old freezer.'],
      ),
    ).toEqual(['Freezers: 10% off', '₹2,000 off in exchange']);
  });

  it('offer the thing itself, and nothing that only has its name', async () => {
    expect(
      await toldBeside(
        ['watch', 'bags', 'battery', 'cone'],
        ['Thick shakes', 'Made while you watch.'],
        ['Watch straps: 20% off', 'On any leather watch strap.'],
        ['Buy 2 bags of beans, get 1 free'],
        ['Save 10% on battery replacement'],
        ['Free waffle cone with every double scoop'],
        ['Flat 10% off on bags and wallets'],
        ['Free mug with any watch'],
      ),
    ).toEqual(['Flat 10% off on bags and wallets', 'Free mug with any watch']);
  });

  it('are none where the thing only comes with what they offer', async () => {
    expect(
      await toldBeside(['case'], ['15% off on contact lenses', 'With solution and a case.']),
    ).toEqual([]);
  });
});

describe('deals that are asked for', () => {
  const city = dealsOf([
    ['Save 15% on haircuts and styling', '', 'Beauty/Salons', 'Dasara'],
    ['Free blood-pressure and sugar check', '', 'Health/Pharmacies', 'Tavare Medicals'],
    ['Sugar-free sweets: 10% off', '', 'Food & Drink/Sweets & Snacks'],
    ['Vitamins: 5% off', '', 'Health/Pharmacies'],
    ['Flat ₹50 off on bills above ₹699', '', 'Groceries/Supermarkets'],
    ['Get 10% off on running shoes', '', 'Fashion/Footwear'],
    ['Buy 1 frame, get 1 free', '', 'Health/Opticians'],
  ]);
  const about = async (asked: string[], aside: string[] = []) => {
    const { offers, ...found } = await nearWith(city).about({ asked, aside }, HERE);
    return { titles: offers.map(({ title }) => title), ...found };
  };

  it.each([
    ['haircut', 'Save 15% on haircuts and styling'],
    ['ration', 'Flat ₹50 off on bills above ₹699'],
    ['glasses', 'Buy 1 frame, get 1 free'],
    ['style', 'Save 15% on haircuts and styling'],
  ])('are found by the words that deals, stores and categories know: %s', async (asked, first) => {
    expect((await about([asked])).titles[0]).toBe(first);
  });

  it('are first those that say the most, and then others of such a store', async () => {
    expect((await about(['medical shop bp sugar'])).titles).toEqual([
      'Free blood-pressure and sugar check',
      'Vitamins: 5% off',
    ]);
  });

  it('are told with what there is none of', async () => {
    const { titles, missing, things } = await about(['trekking shoes']);
    expect({ titles, missing, things }).toEqual({
      titles: ['Get 10% off on running shoes'],
      missing: ['trekking'],
      things: ['shoes'],
    });
  });

  it('are about what was told where what asks names nothing', async () => {
    expect((await about([], ['hair'])).titles).toEqual([]);
    expect((await about([], ['haircut'])).titles[0]).toContain('haircuts');
  });
});
