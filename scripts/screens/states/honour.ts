import type { ScreenState } from '../screen-state.ts';
import type { Stage } from '../stage.ts';
import { DEAL, STORE } from '../urls.ts';
import { openStore } from './store.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const HOUSE = 'Sri Lakshmi Silks and Sarees';
const EVENTS = /\/events$/;
const REFUSAL = /\/refusal$/;

const ago = (ms: number) => new Date(Date.now() - ms).toISOString();

const honour = {
  honoured: 1128,
  shown: 1130,
  last_at: ago(0),
  replies: [
    {
      reason: 'not_known',
      at: ago(48 * HOUR),
      reply: 'A new colleague, we are sorry. Come again and we add a scarf.',
    },
    {
      reason: 'said_over',
      at: ago(200 * HOUR),
      reply: 'The deal is on until the end of the month.',
    },
  ],
};

/** The open connection tells of one use. */
function tell(stage: Stage, use: object) {
  const told = {
    id: crypto.randomUUID(),
    coupon_id: stage.cast.held.ready.id,
    title: 'Flat ₹500 off on silk sarees above ₹3,000',
    store_id: crypto.randomUUID(),
    store: HOUSE,
    time_zone: 'Asia/Kolkata',
    at: ago(MINUTE),
    undone_at: null,
    ...use,
  };
  const body = `event: uses\ndata: ${JSON.stringify({ uses: [told] })}\n\n`;
  return stage.page.route(EVENTS, (route) =>
    route.fulfill({ status: 200, contentType: 'text/event-stream', body }),
  );
}

const told = (state: string, use: object, sign: string): ScreenState => ({
  screen: 'use-told',
  state,
  open: async (stage) => {
    await tell(stage, use);
    await stage.open('/user-coupon-profile');
    await stage.see(sign);
  },
});

const sheet = (
  state: string,
  prepare: (stage: Stage) => Promise<unknown>,
  act: (stage: Stage) => Promise<unknown>,
): ScreenState => ({
  screen: 'refusal',
  state,
  tall: true,
  complains: /40\d|500/,
  open: async (stage) => {
    await prepare(stage);
    await stage.open(`/coupon/${stage.cast.held.ready.id}?from_user=true`);
    await stage.button('They did not take it').click();
    await act(stage);
  },
});

const nothing = async () => undefined;

export const honourStates: ScreenState[] = [
  told('used', {}, `Used just now at ${HOUSE}`),
  told('used-earlier', { at: ago(3 * HOUR) }, 'All good?'),
  told('undone', { undone_at: ago(0) }, 'OK'),
  sheet('form', nothing, (stage) => stage.see('What did they say?')),
  sheet(
    'loading',
    (stage) => stage.hold(REFUSAL),
    (stage) => stage.see(stage.dialog),
  ),
  sheet(
    'failed',
    (stage) => stage.fail(REFUSAL),
    (stage) => stage.see('This could not be loaded'),
  ),
  sheet('not-near', nothing, async (stage) => {
    await stage.dialog.getByText('They said that it was over').click();
    await stage.button('Tell us').click();
    await stage.see('I am at the store');
  }),
  sheet(
    'answered',
    (stage) =>
      stage.answer(REFUSAL, {
        refusal: {
          store_id: crypto.randomUUID(),
          store: HOUSE,
          reason: 'other_terms',
          words: 'They wanted me to buy for ₹5,000',
          at: ago(30 * HOUR),
          reply: 'You are right, ₹3,000 is enough. Please come again.',
        },
      }),
    (stage) => stage.see('answers:'),
  ),
  {
    screen: 'store',
    state: 'honoured',
    tall: true,
    open: async (stage) => {
      await stage.rewrite(STORE, ({ result }) => Object.assign(result, { honour }));
      await openStore(stage);
      await stage.page.getByText('What the store answered').click();
      await stage.see('Come again and we add a scarf');
    },
  },
  {
    screen: 'coupon-id',
    state: 'honoured',
    tall: true,
    open: async (stage) => {
      await stage.rewrite(DEAL, ({ result }) => {
        result.honour = { ...honour, last_at: ago(24 * HOUR), replies: [] };
      });
      await stage.open(`/coupon/${stage.cast.deals.open.id}`);
      await stage.see('Honoured 1,128 of 1,130');
    },
  },
];
