import { placeIdSchema } from '@baeon/contracts/profile/profile-wire';
import { z } from 'zod';
import { LOAD_PREFIX } from '../../load/load-ids.ts';
import { line, paragraphs, pictureAddress, readAs, text } from '../row-fields.ts';
import { shown } from '../import-error.ts';
import { readEffectiveDates } from './effective-dates.ts';

const MAX_TOTAL = 10_000_000;
const MAX_PLACES = 1000;
/** Campaigns of ours, which come and go by themselves. */
const OUR_PREFIXES = ['demo:', LOAD_PREFIX];

const promotionId = readAs(text('promotion_id'), (id) => {
  const ours = OUR_PREFIXES.find((prefix) => id.toLowerCase().startsWith(prefix));
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
  promotion_id: promotionId,
  long_title: line('long_title', 80),
  promotion_effective_dates: effectiveDates,
  total,
  place_id: placeIds,
  description: paragraphs('description', 2000).default(''),
  terms: paragraphs('terms', 2000).optional(),
  image_link: pictureAddress('image_link').optional(),
});

export type CampaignImportRow = z.infer<typeof campaignRow>;
