import type { BargainDetail, Pool, StoreOffer } from '@baeon/contracts/deal-raise/bargains-wire';
import type { RaisedDeal } from '@baeon/contracts/deal-raise/deal-raise-wire';
import type { WaitlistStanding } from '@baeon/contracts/waitlist/waitlist-wire';
import type { Language } from '@baeon/contracts/profile/language';
import type { ScreenState } from '../screen-state.ts';
import type { Stage } from '../stage.ts';
import { BARGAIN, POOL, WAITLISTS } from '../urls.ts';

const hence = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();

const deal: RaisedDeal = {
  id: crypto.randomUUID(),
  product_url: 'Samsung Galaxy S26 Ultra, 512 GB, Titanium Blue',
  product: null,
  comment: 'Blue, please, and with the old one in exchange',
  category_id: 'Mobile stores',
  state: 'offered',
  closed_for: null,
  pool_id: crypto.randomUUID(),
  people: 14,
  offers: 3,
  created_at: hence(-30),
  updated_at: hence(-2),
};

const offer = (rest: Partial<StoreOffer> = {}): StoreOffer => ({
  id: crypto.randomUUID(),
  kind: 'price',
  steps: [{ from: 1, amount: 98_500 }],
  how_many: 5,
  taken: 0,
  reached: null,
  note: '',
  ends_at: hence(50),
  state: 'open',
  settled_at_once: true,
  store: {
    id: crypto.randomUUID(),
    name: 'Sangeetha Mobiles — Koramangala 80 Feet Road',
    km: 1.2,
    honoured: 188,
    shown: 191,
  },
  time_zone: 'Asia/Kolkata',
  use_until: hence(200),
  mine: null,
  coupon_id: null,
  counter: null,
  ...rest,
});

const withSteps = offer({
  steps: [
    { from: 5, amount: 97_999 },
    { from: 15, amount: 94_999 },
  ],
  how_many: 40,
  taken: 7,
  reached: { from: 5, amount: 97_999 },
  note: 'With a case, and delivery on Sunday',
  settled_at_once: false,
  store: { id: crypto.randomUUID(), name: 'Reliance Digital', km: 4.6, honoured: 0, shown: 0 },
});

const detail = (offers: StoreOffer[], rest: Partial<RaisedDeal> = {}): BargainDetail => ({
  deal: { ...deal, ...rest },
  offers,
});
const threeOffers = detail([
  offer(),
  withSteps,
  offer({
    kind: 'percent',
    steps: [{ from: 1, amount: 7 }],
    counter: { id: crypto.randomUUID(), price_rupees: 96_000, state: 'refused' },
  }),
]);

const bargain = (
  name: string,
  see: string | RegExp,
  before: (stage: Stage) => Promise<unknown>,
  then?: (stage: Stage) => Promise<unknown>,
  language?: Language,
): ScreenState => ({
  screen: 'my-deal',
  state: name,
  tall: true,
  open: async (stage) => {
    await before(stage);
    const who = language ? stage.cast.speaking(language) : stage.cast.member();
    await stage.openAs(await who, `/my-deals/${deal.id}`);
    await stage.see(see);
    await then?.(stage);
  },
});
const shows = (result: BargainDetail) => (stage: Stage) => stage.answer(BARGAIN, result);

const pool = (name: string, see: string | RegExp, rest: Partial<Pool> = {}): ScreenState => ({
  screen: 'pool',
  state: name,
  open: async (stage) => {
    const { product_url, category_id, people } = deal;
    const id = crypto.randomUUID();
    const found = { id, title: product_url, product: null, product_url, category_id, people };
    await stage.answer(POOL, { ...found, open: true, ...rest });
    await stage.open(`/pool/${id}`);
    await stage.see(see);
  },
});

/** The page of a sold-out deal, of somebody who stands in its line or not. */
const line = (
  name: string,
  see: string | RegExp,
  standing: Partial<WaitlistStanding> | null,
): ScreenState => ({
  screen: 'coupon-waitlist',
  state: name,
  tall: true,
  open: async (stage) => {
    const campaign_id = stage.cast.deals.soldOut.id;
    const own = { campaign_id, place: 3, in_line: 12, held_until: null, ...standing };
    await stage.answer(WAITLISTS, standing ? [own] : []);
    await stage.open(`/coupon/${campaign_id}`);
    await stage.see(see);
  },
});

export const bargainStates: ScreenState[] = [
  bargain('three-offers', 'Offers', shows(threeOffers)),
  bargain('three-offers-hi', /98,500/, shows(threeOffers), undefined, 'hi'),
  bargain('three-offers-kn', /98,500/, shows(threeOffers), undefined, 'kn'),
  bargain(
    'raised',
    /^Shops near you have been told/,
    shows(detail([], { state: 'raised', offers: 0, people: 1 })),
  ),
  bargain(
    'in-a-pool',
    /^You are in\./,
    shows(detail([{ ...withSteps, mine: 'yes', taken: 8 }, offer({ mine: 'declined' })])),
  ),
  bargain(
    'accepted',
    'You accepted an offer.',
    shows(
      detail([offer({ mine: 'accepted', coupon_id: crypto.randomUUID() })], {
        state: 'closed',
        closed_for: 'accepted',
      }),
    ),
  ),
  bargain(
    'over',
    /^Nobody came to terms/,
    shows(detail([], { state: 'closed', closed_for: 'over' })),
  ),
  bargain('accept', 'Offers', shows(threeOffers), async (stage) => {
    await stage
      .button(/^Accept/)
      .first()
      .click();
    await stage.see(stage.dialog);
  }),
  bargain('price', 'Offers', shows(threeOffers), async (stage) => {
    await stage
      .button(/^Name a price/)
      .first()
      .click();
    await stage.see(stage.dialog);
  }),
  bargain('loading', 'Loading', (stage) => stage.hold(BARGAIN)),
  bargain('error', 'This deal could not be loaded', (stage) => stage.fail(BARGAIN)),
  bargain('gone', 'This deal is not here', (stage) =>
    stage.refuse(BARGAIN, 404, { code: 'NOT_FOUND', msg: 'This deal is not here' }),
  ),

  pool('open', 'I want this too'),
  pool('closed', /^Nobody waits for this/, { open: false, people: 0 }),

  line('tell-me', 'Tell me if one comes back', null),
  line('third', /3rd/, {}),
  line('held', /^Get it now, or it goes/, { place: 1, held_until: hence(0.2) }),
];
