import type { Offer } from '@baeon/contracts/campaigns/campaigns-wire';
import { describe, expect, it } from 'vitest';
import { createDealsNear } from '../../src/features/assistant/deals-near.ts';

const HERE = { latitude: 12.97, longitude: 77.59 };

/** Of all that a search finds, those that are told of beside products of the kinds. */
async function toldBeside(kinds: string[], ...found: [title: string, description: string][]) {
  const offers = found.map(([title, description], nth): Offer => ({
    campaign_id: String(nth),
    title,
    description,
    image: '',
    expiry_date: '2030-01-01T00:00:00Z',
    deals_left: 1,
    store: { id: '1', name: 'Hegde Brothers', logo: '', category: 'electronics_store' },
    time_zone: 'Asia/Kolkata',
    saving: null,
    distance_km: nth,
    state: 'live',
  }));
  const deals = createDealsNear({
    search: async () => offers,
    offers: async () => {
      throw new Error('not asked for');
    },
    deal: async () => {
      throw new Error('not asked for');
    },
  });
  return (await deals.forKind(kinds, HERE)).map(({ title }) => title);
}

describe('deals beside products', () => {
  it('name the thing as a whole, in one or many', async () => {
    expect(
      await toldBeside(
        ['freezer'],
        ['Freezers: 10% off', ''],
        ['Gym for a year', 'A membership that may be frozen.'],
        ['Exchange', 'Bring your old freezer.'],
      ),
    ).toEqual(['Freezers: 10% off', 'Exchange']);
  });

  it('are none that only use the word for something else', async () => {
    expect(
      await toldBeside(
        ['watch'],
        ['Thick shakes', 'Made while you watch.'],
        ['Straps', '20% off on any leather watch strap.'],
      ),
    ).toEqual(['Straps']);
  });
});
