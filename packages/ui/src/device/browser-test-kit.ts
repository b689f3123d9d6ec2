import { vi } from 'vitest';

export const chromeOnAndroid =
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36';

export function stubUserAgent(userAgent: string): void {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent);
}

export type BrowserSketch = {
  /** What the browser's note says; `unknown` where it keeps none of the kind. */
  permission?: string;
  userAgent?: string;
  secure?: boolean;
};

/** A browser with this name, this permission and this kind of address. */
export function stubBrowser(sketch: BrowserSketch) {
  const { permission = 'prompt', userAgent = chromeOnAndroid, secure = true } = sketch;
  const status = Object.assign(new EventTarget(), { state: permission });
  const query = async () => {
    if (permission === 'unknown') throw new TypeError('not a permission');
    return status;
  };
  stubUserAgent(userAgent);
  vi.stubGlobal('isSecureContext', secure);
  vi.spyOn(navigator, 'permissions', 'get').mockReturnValue({ query } as unknown as Permissions);
  return {
    /** The browser's note of what the person decided. */
    decide(state: PermissionState) {
      status.state = state;
      status.dispatchEvent(new Event('change'));
    },
  };
}

type Devices = { [way in keyof MediaDevices]?: unknown };

/** A browser with these ways to its cameras and microphones, or with none. */
export function stubMediaDevices(devices: Devices | undefined): void {
  // A spy needs something to stand in for.
  if (!('mediaDevices' in navigator)) {
    Object.defineProperty(navigator, 'mediaDevices', { configurable: true, get: () => undefined });
  }
  vi.spyOn(navigator, 'mediaDevices', 'get').mockReturnValue(devices as MediaDevices);
}

export function stubVisibility(state: DocumentVisibilityState): void {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  document.dispatchEvent(new Event('visibilitychange'));
}

type Failure = abstract new (...given: never[]) => Error & { kind: string };

/** How a promise stands now, without waiting for it; failures of this class by their kind. */
export const watchFor = (failure: Failure) => (promise: Promise<unknown>) => {
  const outcome: { value?: unknown } = {};
  promise.then(
    (value) => (outcome.value = value),
    (error: unknown) => (outcome.value = error instanceof failure ? error.kind : error),
  );
  return outcome;
};
