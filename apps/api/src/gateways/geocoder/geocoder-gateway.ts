import type { Coordinates } from '@baeon/contracts/places/geo';

export type TypedPlace = { area?: string | undefined; city?: string | undefined };

export type GeocoderGateway = {
  name: 'offline' | 'google';
  /** Where a place lies that a person typed, or null when nobody knows it. */
  find(place: TypedPlace): Promise<Coordinates | null>;
  /** What to call the place around a point. */
  nearest(at: Coordinates): Promise<{ area: string | null; city: string } | null>;
};
