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
