import type { DealForm, StoreDealBody } from './store-deals-wire.ts';

const textOf = (value: number | null): string => (value === null ? '' : String(value));

/** A deal as it is typed. */
export const formOf = (deal: StoreDealBody): DealForm => ({
  title: deal.title,
  description: deal.description,
  saving_kind: deal.saving?.kind ?? 'none',
  saving: textOf(deal.saving?.amount ?? null),
  image: deal.image,
  total: String(deal.total),
  starts_on: deal.starts_on,
  ends_on: deal.ends_on,
  days: deal.use_hours?.days ?? [],
  from: deal.use_hours?.from ?? '',
  to: deal.use_hours?.to ?? '',
  minimum: textOf(deal.minimum_bill_rupees),
  terms: deal.terms ?? '',
  offline_limit: String(deal.offline_limit),
  store_ids: deal.store_ids,
});
