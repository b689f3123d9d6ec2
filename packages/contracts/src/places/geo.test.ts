import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  coordinatesProblem,
  distanceKm,
  distanceText,
  EARTH_RADIUS_KM,
  isServed,
  type Coordinates,
} from './geo.ts';

const BENGALURU = { latitude: 12.9716, longitude: 77.5946 };
const AREA = { ...BENGALURU, radius_km: 20 };

const anywhere = fc.record({
  latitude: fc.double({ min: -90, max: 90, noNaN: true }),
  longitude: fc.double({ min: -180, max: 180, noNaN: true }),
});

/** A second opinion: the angle between the two places' vectors from the centre of the earth. */
function distanceByVectors(a: Coordinates, b: Coordinates): number {
  const vector = ({ latitude, longitude }: Coordinates) => {
    const [phi, lambda] = [(latitude * Math.PI) / 180, (longitude * Math.PI) / 180];
    return [
      Math.cos(phi) * Math.cos(lambda),
      Math.cos(phi) * Math.sin(lambda),
      Math.sin(phi),
    ] as const;
  };
  const [[x, y, z], [u, v, w]] = [vector(a), vector(b)];
  const cross = Math.hypot(y * w - z * v, z * u - x * w, x * v - y * u);
  return EARTH_RADIUS_KM * Math.atan2(cross, x * u + y * v + z * w);
}

/** The place that lies `km` away in a direction. */
function placeAt(from: Coordinates, km: number, bearing: number): Coordinates {
  const [phi, delta] = [(from.latitude * Math.PI) / 180, km / EARTH_RADIUS_KM];
  const latitude = Math.asin(
    Math.sin(phi) * Math.cos(delta) + Math.cos(phi) * Math.sin(delta) * Math.cos(bearing),
  );
  const turn = Math.atan2(
    Math.sin(bearing) * Math.sin(delta) * Math.cos(phi),
    Math.cos(delta) - Math.sin(phi) * Math.sin(latitude),
  );
  return {
    latitude: (latitude * 180) / Math.PI,
    longitude: from.longitude + (turn * 180) / Math.PI,
  };
}

describe('distance', () => {
  it('knows some', () => {
    const mysuru = { latitude: 12.2958, longitude: 76.6394 };
    const chennai = { latitude: 13.0827, longitude: 80.2707 };
    expect(distanceText(distanceKm(BENGALURU, mysuru))).toBe('128.0');
    expect(distanceText(distanceKm(BENGALURU, chennai))).toBe('290.2');
    expect(distanceText(distanceKm(BENGALURU, BENGALURU))).toBe('0.0');
  });

  it('agrees with the angle between vectors, anywhere on earth', () => {
    fc.assert(
      fc.property(anywhere, anywhere, (a, b) => {
        expect(distanceKm(a, b)).toBeCloseTo(distanceByVectors(a, b), 3);
      }),
    );
  });

  it('is the same both ways, never negative and never more than half around', () => {
    fc.assert(
      fc.property(anywhere, anywhere, (a, b) => {
        const km = distanceKm(a, b);
        expect(km).toBeCloseTo(distanceKm(b, a), 9);
        expect(km).toBeGreaterThanOrEqual(0);
        expect(km).toBeLessThanOrEqual(Math.PI * EARTH_RADIUS_KM);
      }),
    );
  });

  // By a metre: opposite each other on earth, places lose that much to rounding.
  it('is no longer by a detour', () => {
    fc.assert(
      fc.property(anywhere, anywhere, anywhere, (a, b, c) => {
        expect(distanceKm(a, c)).toBeLessThanOrEqual(distanceKm(a, b) + distanceKm(b, c) + 1e-3);
      }),
    );
  });
});

describe('the service area: at most 20 km from its centre', () => {
  const bearing = fc.double({ min: 0, max: 2 * Math.PI, noNaN: true });

  it('holds what is nearer, in every direction', () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 19.999, noNaN: true }), bearing, (km, direction) => {
        expect(isServed(placeAt(BENGALURU, km, direction), AREA)).toBe(true);
      }),
    );
  });

  it('does not hold what is farther', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 20.001, max: 15_000, noNaN: true }),
        bearing,
        (km, direction) => {
          expect(isServed(placeAt(BENGALURU, km, direction), AREA)).toBe(false);
        },
      ),
    );
  });

  it('holds its own edge', () => {
    fc.assert(
      fc.property(anywhere, anywhere, (centre, edge) => {
        const area = { ...centre, radius_km: distanceKm(edge, centre) };
        expect(isServed(edge, area)).toBe(true);
      }),
    );
  });
});

describe('coordinates', () => {
  it.each([
    [12.97, 77.59, null],
    [-90, -180, null],
    [90, 180, null],
    [90.01, 0, 'Latitude must be between -90 and 90 degrees'],
    [-91, 0, 'Latitude must be between -90 and 90 degrees'],
    [Infinity, 0, 'Latitude must be between -90 and 90 degrees'],
    [0, 180.01, 'Longitude must be between -180 and 180 degrees'],
    [0, -181, 'Longitude must be between -180 and 180 degrees'],
    [NaN, 0, 'Latitude and longitude must be numbers'],
    ['12.97', 77.59, 'Latitude and longitude must be numbers'],
    [12.97, null, 'Latitude and longitude must be numbers'],
    [12.97, undefined, 'Latitude and longitude must be numbers'],
  ])('%s, %s: %s', (latitude, longitude, problem) => {
    expect(coordinatesProblem(latitude, longitude)).toBe(problem);
  });
});
