import type { BidBody, StoreOffer, StoreBargain } from '@baeon/contracts/deal-raise/bargains-wire';
import { addStore, type StoreSketch } from './campaigns.ts';
import { addAtStore, call } from './counter.ts';
import { addHolder, type CouponHolder } from './coupon-holders.ts';
import { KORAMANGALA } from './demo-places.ts';
import type { TestAnswer, TestApi } from './test-api.ts';

export type Bargainer = CouponHolder & Awaited<ReturnType<typeof withDeals>>;

/** Somebody who raises deals, and what they say to offers; at this API or at another process of it. */
export async function addBargainer(api: TestApi): Promise<Bargainer> {
  const person = await addHolder(api);
  return Object.assign(person, await withDeals(api, person));
}

async function withDeals(api: TestApi, { id, headers }: CouponHolder) {
  const say =
    (what: string) =>
    (dealId: string, body: object = {}, at = api): Promise<TestAnswer> =>
      at.post(`/api/deal-raise/${dealId}/${what}`, body, headers);
  return {
    raise: (product_url: string, more: object = {}, at = api) =>
      at.post(
        `/api/deal-raise/user?user_id=${id}`,
        { product_url, user_id: id, ...KORAMANGALA, category_id: 'Mobile stores', ...more },
        headers,
      ),
    /** The id of a deal that was raised. */
    raised: async (product_url: string, more: object = {}): Promise<string> => {
      const url = `/api/deal-raise/user?user_id=${id}`;
      const body = { product_url, user_id: id, ...KORAMANGALA, category_id: 'Mobile stores' };
      const answer = await api.post(url, { ...body, ...more }, headers);
      return answer.body.result.deal.id;
    },
    detail: (dealId: string) => api.get(`/api/deal-raise/${dealId}/offers`, headers),
    offers: async (dealId: string): Promise<StoreOffer[]> =>
      (await api.get(`/api/deal-raise/${dealId}/offers`, headers)).body.result.offers,
    accept: (dealId: string, bid_id: string, at = api) => say('accept')(dealId, { bid_id }, at),
    takeBack: (dealId: string, bid_id: string) => say('take-back')(dealId, { bid_id }),
    decline: (dealId: string, bid_id: string) => say('decline')(dealId, { bid_id }),
    counter: (dealId: string, bid_id: string, price_rupees: number) =>
      say('counter')(dealId, { bid_id, price_rupees }),
    close: (dealId: string) => say('close')(dealId),
    told: async (): Promise<string[]> =>
      (
        await api.sql<{ kind: string }>(
          'select kind from news where user_id = $1 order by noted_at, kind',
          [id],
        )
      ).map(({ kind }) => kind),
  };
}

export const onePrice = (amount: number, more: Partial<BidBody> = {}): BidBody => ({
  kind: 'price',
  steps: [{ from: 1, amount }],
  how_many: 1,
  days: 3,
  note: '',
  ...more,
});

/** A store with an owner who bids. */
export async function addBidder(api: TestApi, sketch: StoreSketch = {}) {
  const storeId = await addStore(api, sketch);
  const owner = await addAtStore(api, storeId, 'owner');
  return { storeId, owner, ...bidding(api, storeId, owner) };
}

export function bidding(api: TestApi, storeId: string, { headers }: CouponHolder) {
  const bid = (bargainId: string, body: BidBody, at = api) =>
    call(at, 'POST', `/stores/${storeId}/bargains/${bargainId}/bids`, headers, body);
  return {
    bargains: async (): Promise<StoreBargain[]> =>
      (await call(api, 'GET', `/stores/${storeId}/bargains?limit=100`, headers)).body
        .result as StoreBargain[],
    bid,
    /** The id of a bid that was made. */
    made: async (bargainId: string, body: BidBody): Promise<string> => {
      const answer = await bid(bargainId, body);
      if (answer.status !== 200) throw new Error(`no bid: ${JSON.stringify(answer.body)}`);
      return answer.body.result.id;
    },
    withdraw: (bidId: string, at = api) =>
      call(at, 'DELETE', `/stores/${storeId}/bids/${bidId}`, headers),
    refuse: (counterId: string) =>
      call(api, 'POST', `/stores/${storeId}/counters/${counterId}/refuse`, headers),
  };
}

export async function bargainOf(api: TestApi, dealId: string): Promise<string> {
  const [row] = await api.sql<{ id: string }>(
    'select bargain_id as id from raised_deals where id = $1',
    [dealId],
  );
  return row!.id;
}
