export const EARTH_RADIUS_KM = 6371;
/** Nearby radius: how far "near" goes. */
export const NEARBY_RADIUS_KM = 20;
/** Farther than this nobody asks for the nearest place that is served: the city's name says where. */
export const FAR_FROM_SERVED_KM = 100;

export type Coordinates = { latitude: number; longitude: number };

/** Where the service is offered: a circle around a fixed point. */
export type ServiceArea = Coordinates & { radius_km: number };

export const coordinatesMessages = {
  notNumbers: 'Latitude and longitude must be numbers',
  latitude: 'Latitude must be between -90 and 90 degrees',
  longitude: 'Longitude must be between -180 and 180 degrees',
} as const;

/** The message to show for a pair of coordinates, or null when it is fine. */
export function coordinatesProblem(latitude: unknown, longitude: unknown): string | null {
  if (!isNumber(latitude) || !isNumber(longitude)) return coordinatesMessages.notNumbers;
  if (Math.abs(latitude) > 90) return coordinatesMessages.latitude;
  if (Math.abs(longitude) > 180) return coordinatesMessages.longitude;
  return null;
}

/** To a tenth of a metre: nobody needs to know more, and databases stumble over less. */
export const roundedDegrees = (degrees: number): number => Math.round(degrees * 1e6) / 1e6;

export const rounded = ({ latitude, longitude }: Coordinates): Coordinates => ({
  latitude: roundedDegrees(latitude),
  longitude: roundedDegrees(longitude),
});

const isNumber = (value: unknown): value is number =>
  typeof value === 'number' && !Number.isNaN(value);

const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** Great-circle distance by the haversine formula. */
export function distanceKm(from: Coordinates, to: Coordinates): number {
  const halfLatitude = Math.sin(radians(to.latitude - from.latitude) / 2);
  const halfLongitude = Math.sin(radians(to.longitude - from.longitude) / 2);
  const h =
    halfLatitude ** 2 +
    Math.cos(radians(from.latitude)) * Math.cos(radians(to.latitude)) * halfLongitude ** 2;
  // Rounding can lift h above 1 for points opposite each other.
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.min(1, Math.sqrt(h)));
}

/** Less than this is the same place: a satellite's word wavers, and lists must not reload for it. */
const SAME_PLACE_KM = 0.1;

export const isSamePlace = (a: Coordinates, b: Coordinates): boolean =>
  distanceKm(a, b) < SAME_PLACE_KM;

/** Whether a point lies in the served area; its edge belongs to it. */
export function isServed(point: Coordinates, area: ServiceArea): boolean {
  return distanceKm(point, area) <= area.radius_km;
}

/** A distance as people are shown it, without its unit. */
export const distanceText = (km: number): string => km.toFixed(1);
