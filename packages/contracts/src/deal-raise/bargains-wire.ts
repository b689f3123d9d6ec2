import { z } from 'zod';
import { plainText } from '../common/common-wire.ts';
import { idInPath } from '../counter/counter-wire.ts';
import { actsQuerystring } from '../counter/counter-wire.ts';
import {
  bidKinds,
  bidStates,
  counterStates,
  LONGEST_BID_NOTE,
  MOST_BID_RUPEES,
  MOST_STEPS,
  MOST_TAKERS,
  replyStates,
  stepsProblem,
} from './bargains.ts';
import { raiseCategories, raisedStates } from './deal-raise.ts';
import { raisedDealSchema } from './deal-raise-wire.ts';

const instant = z.iso.datetime();
const count = z.number().int().nonnegative();
const rupees = z
  .number({ error: 'Enter an amount in whole rupees' })
  .int('Enter an amount in whole rupees')
  .min(1, 'Enter an amount in whole rupees')
  .max(MOST_BID_RUPEES, 'That is too much');

const stepSchema = z.object({
  from: z
    .number()
    .int()
    .min(1, 'At least 1')
    .max(MOST_TAKERS, `At most ${MOST_TAKERS}`)
    .describe('From how many takers on it holds'),
  amount: rupees.describe('Rupees, or percent'),
});

/** What anybody sees of a bid. */
const bidShape = {
  id: z.uuid(),
  kind: z.enum(bidKinds),
  steps: z.array(stepSchema).describe('One that begins at 1 is settled at once'),
  how_many: count,
  taken: count.describe('Who has accepted, or said yes'),
  reached: stepSchema.nullable().describe('By those who said yes until now'),
  note: z.string(),
  ends_at: instant,
  state: z.enum(bidStates),
};

export const counterOfferSchema = z.object({
  id: z.uuid(),
  price_rupees: count,
  state: z.enum(counterStates),
});

export const storeOfferSchema = z.object({
  ...bidShape,
  settled_at_once: z.boolean(),
  store: z.object({
    id: z.uuid(),
    name: z.string(),
    km: z.number().describe('From where the deal was raised'),
    honoured: count.describe('How many of the coupons that were shown it took'),
    shown: count.describe('0 where it took too few to tell'),
  }),
  time_zone: z.string(),
  use_until: instant.describe('The last moment at which its coupons can be used'),
  mine: z.enum(replyStates).nullable(),
  coupon_id: z.uuid().nullable(),
  counter: counterOfferSchema.nullable().describe('The price that was named to this store'),
});

export const bargainDetailResult = z.object({
  deal: raisedDealSchema,
  offers: z
    .array(storeOfferSchema)
    .describe('Open ones, the cheapest first, and what was answered'),
});

export const raisedParams = z.object({
  id: idInPath.describe('Of a raised deal, or of a bid to one of them'),
});
export const answerBody = z.object({ bid_id: z.uuid({ error: 'The offer is missing' }) });
export const counterOfferBody = answerBody.extend({ price_rupees: rupees });
export const answerResult = bargainDetailResult.extend({
  msg: z.string(),
  coupon_id: z.uuid().nullable(),
});

/** What anybody with its link sees of a pool. */
export const poolResult = z.object({
  id: z.uuid(),
  title: z.string(),
  product: z.object({ name: z.string(), image: z.string() }).nullable(),
  product_url: z.string(),
  category_id: z.enum(raiseCategories),
  people: count,
  open: z.boolean(),
});

/** A bargain as a store sees it: nobody's name, number or place. */
export const storeBargainSchema = z.object({
  id: z.uuid(),
  title: z.string(),
  product: z.object({ name: z.string(), image: z.string() }).nullable(),
  product_url: z.string(),
  category_id: z.enum(raiseCategories),
  comments: z.array(z.string()).describe('The newest five'),
  people: count,
  state: z.enum(raisedStates),
  km: count.describe('About how far away'),
  raised_at: instant,
  bid: z.object(bidShape).nullable().describe('The own one, as it stands'),
  counters: z.array(counterOfferSchema).describe('Prices that wait for an answer'),
});
export const storeBargainsQuerystring = actsQuerystring;

/** A bargain that no store has answered, as operators see it. */
export const unansweredBargainSchema = z.object({
  id: z.uuid(),
  title: z.string(),
  category_id: z.enum(raiseCategories),
  people: count,
  raised_at: instant,
  stores: z
    .array(z.object({ id: z.uuid(), name: z.string(), km: count }))
    .describe('The three nearest of those that it is meant for'),
});

export const bidBody = z
  .object({
    kind: z.enum(bidKinds, { error: 'Choose what the offer names' }),
    steps: z
      .array(stepSchema)
      .min(1, 'A price is missing')
      .max(MOST_STEPS, `At most ${MOST_STEPS} steps`),
    how_many: z
      .number({ error: 'How many?' })
      .int('How many?')
      .min(1, 'At least 1')
      .max(MOST_TAKERS, `At most ${MOST_TAKERS}`),
    days: z
      .number()
      .int()
      .min(0)
      .max(14)
      .describe('Until the end of the day so many days from now'),
    note: plainText(LONGEST_BID_NOTE).trim().default(''),
  })
  .superRefine(({ kind, steps, how_many }, context) => {
    const message = stepsProblem(kind, steps, how_many);
    if (message) context.addIssue({ code: 'custom', path: ['steps'], message });
  });
export const bidResult = z.object({ id: z.uuid() });

export type StoreOffer = z.infer<typeof storeOfferSchema>;
export type BargainDetail = z.infer<typeof bargainDetailResult>;
export type AnswerResult = z.infer<typeof answerResult>;
export type Pool = z.infer<typeof poolResult>;
export type StoreBargain = z.infer<typeof storeBargainSchema>;
export type UnansweredBargain = z.infer<typeof unansweredBargainSchema>;
export type BidBody = z.infer<typeof bidBody>;
