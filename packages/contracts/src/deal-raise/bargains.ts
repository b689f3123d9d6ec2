/** Who wants the same product so near to each other is in one pool. */
export const POOL_RADIUS_KM = 8;
/** How long a raised deal waits, from when the last one joined. */
export const BARGAIN_DAYS = 14;
/** For so long a price can be used once it was accepted, or its pool was settled. */
export const BID_USE_DAYS = 7;
export const MOST_STEPS = 2;
export const MOST_TAKERS = 1000;
export const LONGEST_BID_NOTE = 300;
export const MOST_BID_RUPEES = 10_000_000;
export const RAISES_A_DAY = 20;
/** Of one store: open at once, within a day, and within a day to one bargain. */
export const MOST_OPEN_BIDS = 100;
export const BIDS_A_DAY = 200;
export const BIDS_A_DAY_TO_ONE = 10;

/** What a bid names: the price, or what comes off it. */
export const bidKinds = ['price', 'rupees', 'percent'] as const;
export type BidKind = (typeof bidKinds)[number];

/** From how many takers on which amount holds. */
export type BidStep = { from: number; amount: number };

/** Why a raised deal is closed. */
export const closingReasons = ['accepted', 'by_shopper', 'over'] as const;
export type ClosingReason = (typeof closingReasons)[number];
export const counterStates = ['open', 'answered', 'refused', 'over'] as const;
export const bidStates = [
  'open',
  'withdrawn',
  'replaced',
  'settled',
  'missed',
  'lost',
  'over',
] as const;
export type BidState = (typeof bidStates)[number];
export const replyStates = ['yes', 'accepted', 'declined', 'missed'] as const;

/** Whoever accepts holds the coupon at once; else all who said yes are settled at the closing. */
export const isSettledAtOnce = (steps: readonly BidStep[]): boolean =>
  steps.length === 1 && steps[0]!.from === 1;

/** What so many takers have reached; null below the first step. */
export const stepReached = (steps: readonly BidStep[], takers: number): BidStep | null =>
  steps.findLast(({ from }) => from <= takers) ?? null;

/** Each step needs more takers than the one before, is better, and can be reached. */
export function stepsProblem(
  kind: BidKind,
  steps: readonly BidStep[],
  howMany: number,
): string | null {
  for (const [nth, { from, amount }] of steps.entries()) {
    const before = steps[nth - 1];
    if (kind === 'percent' && amount > 100) return bidMessages.percent;
    if (from > howMany) return bidMessages.outOfReach;
    if (!before) continue;
    const isBetter = kind === 'price' ? amount < before.amount : amount > before.amount;
    if (from <= before.from || !isBetter) return bidMessages.steps;
  }
  return null;
}

export const bidMessages = {
  percent: 'At most 100 percent',
  outOfReach: 'A step must be within how many there are',
  steps: 'Each step needs more takers than the one before, for a better price',
  accepted: 'The offer is yours. Your coupon is ready.',
  saidYes: 'You are in. We tell you what is reached when it closes.',
  tookBack: 'You are out of this offer.',
  declined: 'You declined this offer.',
  countered: 'We have told the shop your price.',
  closedNow: 'This deal is closed. Nobody bargains for it any more.',
  gone: 'This offer is no longer here.',
  changed: 'The shop has changed this offer. Look at the new one.',
  expired: 'This offer has ended.',
  taken: 'Somebody was faster: all of this offer are taken.',
  closed: 'This deal is closed.',
  unknown: 'We do not know this deal.',
  hasYes: 'You said yes to this offer. Take that back first.',
  needed: 'Others reach this price by your yes: it stays until the offer closes.',
  counteredOnce: 'You have named a price to this shop already.',
  notBetter: 'Name a price that is better than the offer.',
  onlyPrice: 'You can name a price where the offer is one price.',
  isTaken: 'Somebody has accepted this offer already: it stays as it is.',
  notReached: 'This request did not reach your store, or is closed.',
  tooManyOpen: `A store can have ${MOST_OPEN_BIDS} open offers at once.`,
  tooManyToday: 'That is as much as a store can offer in a day.',
  raisedToday: `You can raise ${RAISES_A_DAY} deals in a day. Go on tomorrow.`,
  noCounter: 'This price has been answered, or is no longer asked.',
} as const;
