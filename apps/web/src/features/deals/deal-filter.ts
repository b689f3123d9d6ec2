import type { CouponEntry } from '@baeon/contracts/coupons/coupon';

/** What is kept of the deals that are near. Text and category take each other's place. */
export type DealFilter =
  | { kind: 'all' }
  | { kind: 'text'; text: string }
  | { kind: 'category'; id: string };

export const allDeals: DealFilter = { kind: 'all' };

/** A search for nothing is a wish to see everything. */
export function textFilter(typed: string): DealFilter {
  const text = typed.trim();
  return text === '' ? allDeals : { kind: 'text', text };
}

function isKept({ campaign, advertiser }: CouponEntry, filter: DealFilter): boolean {
  if (filter.kind === 'all') return true;
  if (filter.kind === 'category') return advertiser.category.includes(filter.id);
  const wanted = filter.text.toLowerCase();
  return [campaign.title, advertiser.category].some((text) => text.toLowerCase().includes(wanted));
}

export function keptDeals(entries: readonly CouponEntry[], filter: DealFilter): CouponEntry[] {
  return entries.filter((entry) => isKept(entry, filter));
}

/** Each campaign once, where it came first: pages can overlap while the person moves. */
export function withoutRepeats(entries: readonly CouponEntry[]): CouponEntry[] {
  const seen = new Map<string, CouponEntry>();
  for (const entry of entries) {
    const { campaign_id: id } = entry.coupon;
    if (!seen.has(id)) seen.set(id, entry);
  }
  return [...seen.values()];
}
