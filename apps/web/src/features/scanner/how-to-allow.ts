import { browserName, isInAppBrowser } from '../../device/browser-name.ts';
import type { ScannerTexts } from './scanner-texts.ts';

/** The way to the camera's permission, in the words of the browser at hand. */
export function howToAllow(ways: ScannerTexts['allow']): string {
  const name = browserName();
  const isApple = /\b(?:iPhone|iPad|iPod)\b/.test(navigator.userAgent);
  if (isInAppBrowser()) return ways.inApp;
  if (isApple && name !== 'Safari') return ways.inSettings(name);
  switch (name) {
    case 'Safari':
      return ways.safari;
    case 'Chrome':
      return ways.chrome;
    case 'Samsung Internet':
      return ways.samsung;
    case 'Firefox':
      return ways.firefox;
    default:
      return ways.other(name);
  }
}
