import { MOST_SAVED_RUPEES } from '@baeon/contracts/campaigns/saving';
import { MOST_BILL_RUPEES, MOST_TAKEN_OFFLINE } from '@baeon/contracts/counter/counter';
import { placeIdSchema } from '@baeon/contracts/profile/profile-wire';
import { z } from 'zod';
import { OWN_PREFIXES } from '../../own-ids.ts';
import { line, paragraphs, pictureAddress, readAs, text } from '../row-fields.ts';
import { shown } from '../import-error.ts';
import { readEffectiveDates } from './effective-dates.ts';

const MAX_TOTAL = 10_000_000;
const MAX_PLACES = 1000;
const MAX_VALID_DAYS = 3650;

const promotionId = (refused: readonly string[]) =>
  readAs(text('promotion_id'), (id) => {
    const ours = refused.find((prefix) => id.toLowerCase().startsWith(prefix));
    if (ours) return { problem: `promotion_id must not start with ${ours}` };
    return /^[\w:.-]{1,200}$/.test(id)
      ? { is: id }
      : { problem: 'promotion_id must be 1 to 200 letters, digits or _ : . -' };
  });

const effectiveDates = readAs(text('promotion_effective_dates'), (value) => {
  const read = readEffectiveDates(value);
  return 'is' in read ? read : { problem: `promotion_effective_dates ${read.problem}` };
});

const total = readAs(text('total'), (value) => {
  const number = Number(value);
  return /^\d+$/.test(value) && number <= MAX_TOTAL
    ? { is: number }
    : { problem: `total must be a whole number from 0 to ${MAX_TOTAL.toLocaleString('en')}` };
});

const kind = readAs(text('kind'), (value) => {
  const word = value.toLowerCase();
  return word === 'deal' || word === 'greeting'
    ? { is: word }
    : { problem: 'kind must be deal or greeting' };
});

const validDays = readAs(text('valid_days'), (value) => {
  const number = Number(value);
  return /^\d+$/.test(value) && number > 0 && number <= MAX_VALID_DAYS
    ? { is: number }
    : { problem: `valid_days must be a whole number from 1 to ${MAX_VALID_DAYS}` };
});

const percentOff = readAs(text('percent_off'), (value) => {
  const [, digits] = /^(\d{1,3})(?:\.0+)? ?%?$/.exec(value) ?? [];
  const number = Number(digits);
  return number >= 1 && number <= 100
    ? { is: number }
    : { problem: 'percent_off must be a whole number from 1 to 100' };
});

/** Paise are nothing that anybody is won by. */
const amount = (name: string, most: number) =>
  readAs(text(name), (value) => {
    const [, digits] = /^(?:₹|INR)? ?(\d[\d,]*)(?:\.\d+)? ?(?:INR)?$/i.exec(value) ?? [];
    const number = Number(digits?.replaceAll(',', ''));
    return number >= 1 && number <= most
      ? { is: number }
      : {
          problem: `${name} must be an amount like 200 or 200.00 INR, up to ${most.toLocaleString('en')}`,
        };
  });

const offlineLimit = readAs(text('offline_limit'), (value) => {
  const number = Number(value);
  return /^\d+$/.test(value) && number <= MOST_TAKEN_OFFLINE
    ? { is: number }
    : { problem: `offline_limit must be a whole number from 0 to ${MOST_TAKEN_OFFLINE}` };
});

/** One store or several, in the order of the file. */
const placeIds = readAs(text('place_id'), (value) => {
  const ids = [...new Set(value.split(/[|,]/).map((id) => id.trim()))].filter((id) => id !== '');
  const wrong = ids.find((id) => !placeIdSchema.safeParse(id).success);
  if (wrong !== undefined) {
    return { problem: `place_id '${shown(wrong)}' must be 1 to 200 letters, digits or _ : . -` };
  }
  if (ids.length === 0) return { problem: 'place_id is missing' };
  return ids.length > MAX_PLACES
    ? { problem: `place_id must name at most ${MAX_PLACES.toLocaleString('en')} stores` }
    : { is: ids };
});

/** The columns of a file of campaigns, as texts, and what they say. */
export const campaignRow = z.object({
  promotion_id: promotionId(OWN_PREFIXES.campaigns),
  long_title: line('long_title', 80),
  promotion_effective_dates: effectiveDates,
  total,
  place_id: placeIds,
  description: paragraphs('description', 2000).default(''),
  terms: paragraphs('terms', 2000).optional(),
  image_link: pictureAddress('image_link').optional(),
  kind: kind.default('deal'),
  valid_days: validDays.optional(),
  percent_off: percentOff.optional(),
  money_off_amount: amount('money_off_amount', MOST_SAVED_RUPEES).optional(),
  minimum_purchase_amount: amount('minimum_purchase_amount', MOST_BILL_RUPEES).optional(),
  offline_limit: offlineLimit.optional(),
});

/** The same for campaigns of ours, which are known by what no other may be called. */
export const ownCampaignRow = campaignRow.extend({ promotion_id: promotionId([]) });

export type CampaignImportRow = z.infer<typeof campaignRow>;
