import type { ClaimResult, HeldCoupon } from '@baeon/contracts/coupons/coupons-wire';
import type { CouponEntry, Deal, Offer } from '@baeon/contracts/campaigns/campaigns-wire';
import type { CampaignState } from '@baeon/contracts/campaigns/campaigns';
import type { ErrorCode } from '@baeon/contracts/common/error-code';
import type { QueryClient } from '@tanstack/react-query';
import { queryKeys } from '../../../lib/query-keys.ts';

/** What became of a deal, as far as a list of deals shows it. */
export type DealUpdate = {
  left: number | null;
  state: CampaignState | null;
  /** Null where that stays as it was. */
  mine: { code: string | null; couponId: string | null } | null;
};

type Shown = Offer | CouponEntry | Deal;

export function updateOfClaim({ coupon: { coupon } }: ClaimResult): DealUpdate {
  return {
    left: coupon.deals_left,
    state: coupon.deals_left === 0 ? 'sold_out' : null,
    mine: { code: coupon.code, couponId: coupon.id },
  };
}

/** There is one at least again: the one that was given back. */
export const updateOfUndo = (left: number | null): DealUpdate => ({
  left,
  state: 'live',
  mine: { code: null, couponId: null },
});

const states: Partial<Record<ErrorCode, CampaignState>> = {
  SOLD_OUT: 'sold_out',
  PAUSED: 'paused',
  EXPIRED: 'ended',
  NOT_STARTED: 'upcoming',
};

/** What a refusal says about the deal itself, if anything. */
export function updateOfRefusal(code: string): DealUpdate | null {
  const state = states[code as ErrorCode];
  return state ? { left: state === 'sold_out' ? 0 : null, state, mine: null } : null;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

/** The campaign that an entry of a list is about; null for what only holds entries. */
function campaignOf(value: Record<string, unknown>): string | null {
  const holder = isRecord(value['coupon']) ? value['coupon'] : value;
  return typeof holder['campaign_id'] === 'string' ? holder['campaign_id'] : null;
}

function updated(shown: Shown, { left, state, mine }: DealUpdate): Shown {
  const now = { state: state ?? shown.state };
  if (!('coupon' in shown)) return { ...shown, ...now, deals_left: left ?? shown.deals_left };

  const count = left === null ? {} : { deals_available: left };
  return {
    ...shown,
    ...now,
    coupon: {
      ...shown.coupon,
      ...count,
      ...(mine && { code: mine.code, is_claimed: mine.code !== null }),
    },
    campaign: { ...shown.campaign, ...count },
    ...(mine && 'coupon_id' in shown && { coupon_id: mine.couponId }),
  };
}

/**
 * The same cached data with the update in it: one deal, a list of them, or pages of a list. What the
 * update is not about stays the same object, so that nothing is drawn anew for it.
 */
export function withUpdate<T>(data: T, campaignId: string, update: DealUpdate): T {
  if (!isRecord(data)) return data;
  if (Array.isArray(data)) {
    const next = data.map((entry: unknown) => withUpdate(entry, campaignId, update));
    return next.some((entry, index) => entry !== data[index]) ? (next as T) : data;
  }
  const about = campaignOf(data);
  if (about !== null) {
    return about === campaignId ? (updated(data as unknown as Shown, update) as T) : data;
  }
  for (const [name, value] of Object.entries(data)) {
    const next = Array.isArray(value) ? withUpdate(value, campaignId, update) : value;
    if (next !== value) return { ...data, [name]: next };
  }
  return data;
}

/** The list of what somebody holds, with this coupon in it, newest first. */
export function withHeld(
  list: HeldCoupon[] | undefined,
  held: HeldCoupon,
): HeldCoupon[] | undefined {
  if (!list) return undefined;
  const isIt = ({ coupon }: HeldCoupon) => coupon.id === held.coupon.id;
  return list.some(isIt) ? list.map((one) => (isIt(one) ? held : one)) : [held, ...list];
}

/** An answer that was on its way before the update would come after it and take it back: it is asked for anew. */
export async function updateDeals(
  client: QueryClient,
  campaignId: string,
  update: DealUpdate,
): Promise<void> {
  const queryKey = queryKeys.deals;
  const onTheWay = client.getQueryCache().findAll({ queryKey, fetchStatus: 'fetching' });
  await client.cancelQueries({ queryKey });
  client.setQueriesData({ queryKey }, (data: unknown) => withUpdate(data, campaignId, update));
  void client.invalidateQueries({ queryKey, predicate: (query) => onTheWay.includes(query) });
}
