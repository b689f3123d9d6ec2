import { expect, test } from 'vitest';
import { chromeOnAndroid, stubUserAgent } from '@baeon/ui/device/browser-test-kit.ts';
import { howToAllowCamera } from './scanner-failure.tsx';
import { scannerTexts } from '../scanner-texts.ts';

const iPhone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15';
const android = 'Mozilla/5.0 (Linux; Android 14; SM-S911B) AppleWebKit/537.36 (KHTML, like Gecko)';

test.each([
  ['Chrome', chromeOnAndroid, /^Tap the icon to the left of the address, open Permissions/],
  [
    'Safari',
    `${iPhone} (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1`,
    /Website Settings/,
  ],
  [
    'Chrome on Apple',
    `${iPhone} CriOS/140.0 Mobile/15E148 Safari/604.1`,
    /choose Chrome, and switch/,
  ],
  [
    'Firefox on Apple',
    `${iPhone} FxiOS/140.0 Mobile/15E148 Safari/605.1`,
    /choose Firefox, and switch/,
  ],
  ['Firefox', 'Mozilla/5.0 (Android 14; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0', /take back/],
  [
    'Samsung',
    `${android} SamsungBrowser/27.0 Chrome/125.0.0.0 Mobile Safari/537.36`,
    /^Tap the lock.*Permissions/,
  ],
  [
    'another one',
    `${android} Chrome/140.0.0.0 Mobile Safari/537.36 OPR/80.0`,
    /settings of Opera\.$/,
  ],
  ['an app', `${iPhone} Mobile/15E148 Instagram 350.0`, /Open the page in your browser instead\.$/],
])('%s', (_name, userAgent, advice) => {
  stubUserAgent(userAgent);
  expect(howToAllowCamera(scannerTexts.english.allow)).toMatch(advice);
});
