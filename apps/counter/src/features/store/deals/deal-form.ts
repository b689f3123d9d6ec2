import { MIDNIGHT } from '@baeon/contracts/campaigns/use-hours';
import { MOST_BILL_RUPEES, MOST_TAKEN_OFFLINE } from '@baeon/contracts/counter/counter';
import { MOST_DEALS, storeDealMessages } from '@baeon/contracts/counter/store-deals';
import { MOST_SAVED_RUPEES } from '@baeon/contracts/campaigns/saving';
import type { DealForm, StoreDealBody } from '@baeon/contracts/counter/store-deals-wire';
import { weekdays } from '@baeon/contracts/stores/opening-hours';

export type DealErrors = Partial<Record<keyof DealForm, string>>;
type Words = { notWhole: string; missing: string };

const DAY_MS = 86_400_000;
const USUAL_DAYS = 30;

/** A deal that nobody has typed anything of. */
export const blankForm = (storeId: string, today: string): DealForm => ({
  title: '',
  description: '',
  saving_kind: 'percent',
  saving: '',
  image: null,
  total: '',
  starts_on: today,
  ends_on: new Date(Date.parse(today) + USUAL_DAYS * DAY_MS).toISOString().slice(0, 10),
  days: [],
  from: '',
  to: '',
  minimum: '',
  terms: '',
  offline_limit: '0',
  store_ids: [storeId],
});

/** As people write amounts: '1,500', '₹ 200', '20 %'. */
export function wholeIn(typed: string): number | null {
  const digits = typed.replace(/[\s,₹%]/g, '');
  return /^\d{1,9}$/.test(digits) ? Number(digits) : null;
}

/** What was typed as the server takes it, as far as it can be read; and what is wrong with it. */
export function readForm(
  form: DealForm,
  words: Words,
): { body: StoreDealBody; errors: DealErrors } {
  const errors: DealErrors = {};
  const number = (
    name: 'saving' | 'total' | 'minimum' | 'offline_limit',
    most: number,
    least = 1,
  ) => {
    const value = wholeIn(form[name]);
    if (form[name].trim() === '') errors[name] = words.missing;
    else if (value === null) errors[name] = words.notWhole;
    else if (value < least || value > most)
      errors[name] = `A whole number from ${least} to ${most}, please`;
    return value ?? 0;
  };
  const { saving_kind: kind, from, to, starts_on, ends_on } = form;
  const days = weekdays.filter((day) => form.days.includes(day));
  const saving =
    kind === 'none'
      ? null
      : { kind, amount: number('saving', kind === 'percent' ? 100 : MOST_SAVED_RUPEES) };
  if (form.title.trim() === '') errors.title = storeDealMessages.noTitle;
  if (starts_on === '') errors.starts_on = storeDealMessages.noDay;
  if (ends_on === '') errors.ends_on = storeDealMessages.noDay;
  else if (ends_on < starts_on) errors.ends_on = storeDealMessages.endsFirst;
  if (form.store_ids.length === 0) errors.store_ids = storeDealMessages.noStore;
  const body: StoreDealBody = {
    title: form.title.trim(),
    description: form.description.trim(),
    saving,
    image: form.image,
    total: number('total', MOST_DEALS),
    starts_on,
    ends_on,
    use_hours: isLimited(form) ? { days, from: from || MIDNIGHT, to: to || MIDNIGHT } : null,
    minimum_bill_rupees: form.minimum.trim() === '' ? null : number('minimum', MOST_BILL_RUPEES),
    terms: form.terms.trim() || null,
    offline_limit: number('offline_limit', MOST_TAKEN_OFFLINE, 0),
    store_ids: form.store_ids,
  };
  return { body, errors };
}

/** Whether a coupon may be used at some times only: then at least a day is chosen. */
export const isLimited = ({ days }: DealForm): boolean => days.length > 0;
