import type { RaisedDeal } from '@baeon/contracts/deal-raise/deal-raise-wire';

/** The nth deal that somebody raised. */
export function raisedDeal(n: number, known: Partial<RaisedDeal> = {}): RaisedDeal {
  return {
    id: `b7c2f0a4-52f1-4c9e-9c1d-${String(n).padStart(12, '0')}`,
    product_url: `https://shop.example/things/${n}`,
    product: { name: `Thing ${n}`, image: '/pictures/v1/thing.svg' },
    comment: 'Below 20,000 please',
    category_id: 'Mobile stores',
    state: 'raised',
    closed_for: null,
    pool_id: `0c92b2f4-52f1-4c9e-9c1d-${String(n).padStart(12, '0')}`,
    people: 1,
    offers: 0,
    created_at: '2026-11-10T08:00:00.000Z',
    updated_at: '2026-11-10T08:00:00.000Z',
    ...known,
  };
}
