import { z } from 'zod';
import { checkCoordinates, plainText } from '../common/common-wire.ts';
import { coordinatesMessages } from '../places/geo.ts';
import { chosenPlaceMessages, keptPlaceKinds } from './chosen-place.ts';
import { MAX_PLACE_LENGTH } from './onboarding.ts';

/** A place that a person chose by its name. */
export const chosenPlaceSchema = z.object({
  name: z.string(),
  city: z.string().nullable(),
  state: z.string().nullable(),
  latitude: z.number(),
  longitude: z.number(),
});

export const keptPlaceSchema = chosenPlaceSchema.extend({ kind: z.enum(keptPlaceKinds) });

const degrees = z.number({ error: coordinatesMessages.notNumbers });
const coordinates = { latitude: degrees, longitude: degrees };
const named = plainText(MAX_PLACE_LENGTH, chosenPlaceMessages.name).trim();

export const placeCoordinates = z.object(coordinates).superRefine(checkCoordinates);

export const chosenPlaceInput = z
  .object({
    name: named.min(1, chosenPlaceMessages.name),
    city: named.nullable().default(null),
    state: named.nullable().default(null),
    ...coordinates,
  })
  .superRefine(checkCoordinates);

export type ChosenPlace = z.infer<typeof chosenPlaceSchema>;
export type KeptPlace = z.infer<typeof keptPlaceSchema>;
