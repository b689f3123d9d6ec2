import type { NearbyStore } from '@baeon/contracts/stores/stores-wire';
import { z } from 'zod';
import type { Pictures } from '../../lib/pictures.ts';
import { categoryOf } from './google-place-types.ts';

/** Google promises no form; all that it has given out are of these letters and at least so long. */
export const GOOGLE_PLACE_ID = /^[\w-]{20,200}$/;

const SHOWN_FIELDS = [
  'id',
  'displayName',
  'formattedAddress',
  'shortFormattedAddress',
  'rating',
  'userRatingCount',
  'primaryType',
];
export const DETAILS_MASK = SHOWN_FIELDS.join(',');
export const SEARCH_MASK = [...SHOWN_FIELDS, 'location', 'businessStatus']
  .map((field) => `places.${field}`)
  .join(',');

export const shownPlace = z.object({
  id: z.string().regex(GOOGLE_PLACE_ID),
  displayName: z.object({ text: z.string().min(1) }),
  formattedAddress: z.string().optional(),
  shortFormattedAddress: z.string().optional(),
  rating: z.number().min(0).max(5).optional(),
  userRatingCount: z.number().int().optional(),
  primaryType: z.string().optional(),
});
export const foundPlace = shownPlace.extend({
  location: z.object({ latitude: z.number(), longitude: z.number() }),
  businessStatus: z.string().optional(),
});
/** Nothing found is an answer without the list. */
export const searchAnswer = z.object({ places: z.array(z.unknown()).default([]) });

/** A place of Google's as the nearby list shows it. */
export function fromGooglePlace(
  place: z.infer<typeof shownPlace>,
  distance: number | null,
  logo: Pictures['logo'],
): NearbyStore {
  const name = place.displayName.text;
  const category = categoryOf(place.primaryType);
  return {
    place_id: place.id,
    name,
    address: place.shortFormattedAddress ?? place.formattedAddress ?? '',
    rating: place.rating ?? null,
    user_ratings_total: place.userRatingCount ?? 0,
    category,
    logo: logo({ name, category, placeId: place.id }),
    distance_km: distance,
    store_id: null,
  };
}
