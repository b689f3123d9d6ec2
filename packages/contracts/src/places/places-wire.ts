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
