import type { StoreOffer } from '@baeon/contracts/deal-raise/bargains-wire';

/** The nth offer for a raised deal. */
export function anOffer(n: number, known: Partial<StoreOffer> = {}): StoreOffer {
  return {
    id: `1d4c2f0a-52f1-4c9e-9c1d-${String(n).padStart(12, '0')}`,
    kind: 'price',
    steps: [{ from: 1, amount: 20_000 + n }],
    how_many: 1,
    taken: 0,
    reached: null,
    note: '',
    ends_at: '2026-11-20T18:29:59.999Z',
    state: 'open',
    settled_at_once: true,
    store: {
      id: `5f0a2f0a-52f1-4c9e-9c1d-${String(n).padStart(12, '0')}`,
      name: `Shop ${n}`,
      km: 1.2,
      honoured: 0,
      shown: 0,
    },
    time_zone: 'Asia/Kolkata',
    use_until: '2026-11-27T18:29:59.999Z',
    mine: null,
    coupon_id: null,
    counter: null,
    ...known,
  };
}
