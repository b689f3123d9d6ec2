import { type Coordinates, coordinatesProblem } from '@baeon/contracts/places/geo';
import { locationToasts } from '@baeon/contracts/profile/onboarding';
import { said, textsOf } from '../lib/texts.ts';
import { browserName, isInAppBrowser } from './browser-name.ts';
import { deviceTexts } from './device-texts.ts';
import { watchPermissionTimeout, permissionStatus } from './permission.ts';

export type LocationFailure = 'timeout' | 'denied' | 'unsupported' | 'webview' | 'unavailable';
export type LocationPermission = PermissionState | 'unknown';

function failureText(kind: LocationFailure): string {
  if (kind === 'unavailable') return said(locationToasts.failed);
  const { noLocation } = textsOf(deviceTexts);
  return kind === 'denied' ? noLocation.denied(browserName()) : noLocation[kind];
}

/** Why there is no location. The message is fit to be shown. */
export class LocationError extends Error {
  override readonly name = 'LocationError';
  readonly kind: LocationFailure;

  constructor(kind: LocationFailure) {
    super(failureText(kind));
    this.kind = kind;
  }
}

const TIMEOUT_MS = 5000;
/** Our own deadline comes after the browser's, so that its answer wins where it gives one. */
const GRACE_MS = 1000;

const options: PositionOptions = { enableHighAccuracy: true, timeout: TIMEOUT_MS, maximumAge: 0 };

const failures: Record<number, LocationFailure> = { 1: 'denied', 2: 'unavailable', 3: 'timeout' };

function canLocate(): boolean {
  return window.isSecureContext && !!navigator.geolocation;
}

/** `denied` is also said where there is nothing to ask for; `unknown` where nobody can tell. */
export async function locationPermission(): Promise<LocationPermission> {
  if (!canLocate()) return 'denied';
  return (await permissionStatus('geolocation'))?.state ?? 'unknown';
}

/** One question to the browser. Its answer may come late or never; callers stop listening then. */
function askBrowser(found: (at: Coordinates) => void, fail: (kind: LocationFailure) => void): void {
  try {
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => {
        if (coordinatesProblem(latitude, longitude)) fail('unavailable');
        else found({ latitude, longitude });
      },
      ({ code }) => fail(failures[code] ?? 'unavailable'),
      options,
    );
  } catch {
    fail('unavailable');
  }
}

/** Where the device is now, or a `LocationError`. Aborting rejects with the signal's reason. */
export function currentLocation(signal?: AbortSignal): Promise<Coordinates> {
  const settled = new AbortController();
  const location = new Promise<Coordinates>((resolve, reject) => {
    const fail = (kind: LocationFailure) =>
      reject(new LocationError(isInAppBrowser() ? 'webview' : kind));

    signal?.throwIfAborted();
    const stop = () => reject(signal?.reason as Error);
    signal?.addEventListener('abort', stop, { signal: settled.signal });

    if (!canLocate()) return fail('unsupported');
    askBrowser(resolve, fail);
    const onTimeout = (last: PermissionState | null) =>
      fail(last === 'denied' ? 'denied' : 'timeout');
    const timeoutMs = TIMEOUT_MS + GRACE_MS;
    const { signal: answered } = settled;
    void watchPermissionTimeout({
      permission: 'geolocation',
      timeoutMs,
      onTimeout,
      signal: answered,
    });
  });
  return location.finally(() => settled.abort());
}
