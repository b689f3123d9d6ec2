import type { Coordinates } from '@baeon/contracts/geo';
import { vi } from 'vitest';

export const chromeOnAndroid =
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36';

export const bengaluru: Coordinates = { latitude: 12.9784, longitude: 77.6408 };

export function stubUserAgent(userAgent: string): void {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent);
}

type Answer = Coordinates | { code: number } | 'silence';

/** A browser with a location service that answers this; each question is kept. */
export function stubLocation(
  answer: Answer,
  { permission = 'prompt', userAgent = chromeOnAndroid, secure = true } = {},
) {
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
  const status = Object.assign(new EventTarget(), { state: permission });
  const query = async () => {
    if (permission === 'unknown') throw new TypeError('not a permission');
    return status;
  };
  stubUserAgent(userAgent);
  vi.stubGlobal('isSecureContext', secure);
  vi.spyOn(navigator, 'geolocation', 'get').mockReturnValue(geolocation as unknown as Geolocation);
  vi.spyOn(navigator, 'permissions', 'get').mockReturnValue({ query } as unknown as Permissions);

  return {
    asked,
    /** What the person answers to the browser's own question. */
    decide(state: PermissionState) {
      status.state = state;
      status.dispatchEvent(new Event('change'));
    },
  };
}
