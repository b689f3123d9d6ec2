import type { Coordinates } from '@baeon/contracts/places/geo';
import { vi } from 'vitest';
import { stubBrowser, type BrowserSketch } from './browser-test-kit.ts';

export const bengaluru: Coordinates = { latitude: 12.9784, longitude: 77.6408 };

type Answer = Coordinates | { code: number } | 'silence';

/** A browser with a location service that answers this; each question is kept. */
export function stubLocation(answer: Answer, browser: BrowserSketch = {}) {
  const asked: { options: PositionOptions | undefined; found: PositionCallback }[] = [];
  const geolocation = {
    getCurrentPosition: (
      found: PositionCallback,
      failed: PositionErrorCallback,
      options?: PositionOptions,
    ) => {
      asked.push({ options, found });
      if (answer === 'silence') return;
      if ('code' in answer) failed(answer as GeolocationPositionError);
      else found({ coords: answer } as GeolocationPosition);
    },
  };
  vi.spyOn(navigator, 'geolocation', 'get').mockReturnValue(geolocation as unknown as Geolocation);
  return { asked, ...stubBrowser(browser) };
}
