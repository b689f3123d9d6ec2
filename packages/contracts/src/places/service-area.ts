import type { Coordinates } from './geo.ts';

/** Apart from the geometry: the login has to know them, and nothing else of places. */

/** Served area: how far from its centre the service is offered, unless the configuration says so. */
export const SERVICE_RADIUS_KM = 20;

/** The centre of the served area, unless the configuration says so: Bengaluru. */
export const SERVICE_CENTER: Coordinates = { latitude: 12.9716, longitude: 77.5946 };
