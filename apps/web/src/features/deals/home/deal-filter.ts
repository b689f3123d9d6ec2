import type { CouponEntry } from '@baeon/contracts/campaigns/campaigns-wire';
import { useMemo } from 'react';
import { useAddressParams } from '@baeon/ui/lib/use-address-params.ts';

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

export function matchingDeals(entries: readonly CouponEntry[], filter: DealFilter): CouponEntry[] {
  return entries.filter((entry) => isKept(entry, filter));
}

/** Each campaign once, where it came first: pages can overlap while the person moves. */
export function dedupeByCampaign(entries: readonly CouponEntry[]): CouponEntry[] {
  const seen = new Map<string, CouponEntry>();
  for (const entry of entries) {
    const { campaign_id: id } = entry.coupon;
    if (!seen.has(id)) seen.set(id, entry);
  }
  return [...seen.values()];
}

const TEXT = 'q';
const CATEGORY = 'category';

export function filterOf(params: URLSearchParams): DealFilter {
  const category = params.get(CATEGORY);
  if (category) return { kind: 'category', id: category };
  return textFilter(params.get(TEXT) ?? '');
}

/** Kept in the address, so that who comes back from a deal or a store finds it as it was. */
export function useDealFilter(): [DealFilter, (filter: DealFilter) => void] {
  const [params, alter] = useAddressParams();

  function choose(filter: DealFilter) {
    alter((next) => {
      next.delete(TEXT);
      next.delete(CATEGORY);
      if (filter.kind === 'text') next.set(TEXT, filter.text);
      if (filter.kind === 'category') next.set(CATEGORY, filter.id);
    });
  }

  const filter = useMemo(() => filterOf(params), [params]);
  return [filter, choose];
}
