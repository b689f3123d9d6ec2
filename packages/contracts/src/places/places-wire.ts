import { z } from 'zod';

/** A town or a part of one, as the gazetteer knows it. */
export const placeSchema = z.object({
  name: z.string(),
  kind: z.enum(['area', 'city']),
  city: z.string().describe('For an area the city that it lies in, for a city itself'),
  state: z.string(),
  latitude: z.number(),
  longitude: z.number(),
});

export const placesResult = z.object({ places: z.array(placeSchema) });

export type Place = z.infer<typeof placeSchema>;
export type PlacesResult = z.infer<typeof placesResult>;

/** What names a map shows at most; more would cover each other. */
export const MAP_NAMES_LIMIT = 60;

/** The gazetteer around a point, and what is served where the point is not. */
export const nearestPlaceResult = z.object({
  place: placeSchema.nullable().describe('The area or town around the point, if any is near'),
  served: z.boolean(),
  service_area: z.object({ name: z.string().nullable(), radius_km: z.number() }),
  nearest_served: placeSchema
    .extend({ distance_km: z.number() })
    .nullable()
    .describe('Where to look instead; null where the point is served'),
});

export type NearestPlaceResult = z.infer<typeof nearestPlaceResult>;
