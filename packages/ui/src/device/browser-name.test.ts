import { afterEach, expect, test } from 'vitest';
import { browserName, isInAppBrowser } from './browser-name.ts';
import { stubUserAgent } from './browser-test-kit.ts';

const android = 'Mozilla/5.0 (Linux; Android 14; SM-S918B) AppleWebKit/537.36 (KHTML, like Gecko)';
const windows = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko)';
const iphone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)';

afterEach(() => {
  Reflect.deleteProperty(navigator, 'brave');
  Reflect.deleteProperty(navigator, 'standalone');
});

test.each([
  ['Chrome', `${windows} Chrome/140.0.0.0 Safari/537.36`],
  ['Chrome', `${windows} HeadlessChrome/140.0.0.0 Safari/537.36`],
  ['Chrome', `${iphone} CriOS/140.0.7339.39 Mobile/15E148 Safari/604.1`],
  ['Firefox', 'Mozilla/5.0 (X11; Linux x86_64; rv:142.0) Gecko/20100101 Firefox/142.0'],
  ['Firefox', `${iphone} FxiOS/142.0 Mobile/15E148 Safari/605.1.15`],
  ['Safari', `${iphone} Version/18.5 Mobile/15E148 Safari/604.1`],
  ['Edge', `${windows} Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0`],
  ['Edge', `${android} Chrome/140.0.0.0 Mobile Safari/537.36 EdgA/140.0.0.0`],
  ['Edge', `${iphone} Version/18.0 EdgiOS/140.0.3485.54 Mobile/15E148 Safari/605.1.15`],
  ['Opera', `${android} Chrome/138.0.0.0 Mobile Safari/537.36 OPR/90.0.0.0`],
  ['Opera', `${iphone} Version/18.5 Mobile/15E148 Safari/604.1 OPT/5.7.1`],
  ['Samsung Internet', `${android} SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36`],
  ['Mi Browser', `${android} Version/4.0 Chrome/112.0.0.0 Mobile Safari/537.36 MiuiBrowser/14.2`],
  ['your browser', 'SomethingElse/1.0'],
])('%s is named from %s', (name, userAgent) => {
  stubUserAgent(userAgent);
  expect(browserName()).toBe(name);
  expect(isInAppBrowser()).toBe(false);
});

test('Brave is named though it calls itself Chrome', () => {
  stubUserAgent(`${windows} Chrome/140.0.0.0 Safari/537.36`);
  Object.defineProperty(navigator, 'brave', { value: {}, configurable: true });
  expect(browserName()).toBe('Brave');
});

test.each([
  `${android.replace('B)', 'B; wv)')} Version/4.0 Chrome/140.0.0.0 Mobile Safari/537.36`,
  `${iphone} Mobile/15E148 [FBAN/FBIOS;FBAV/525.0.0.53.107;FBBV/1]`,
  `${android} Chrome/140.0.0.0 Mobile Safari/537.36 [FB_IAB/FB4A;FBAV/525.0.0.0.1;]`,
  `${iphone} Mobile/15E148 Instagram 395.0.0.16.83 (iPhone15,3; iOS 18_5)`,
  `${iphone} Safari Line/15.12.0`,
  `${iphone} Mobile/15E148`,
])('%s is another app', (userAgent) => {
  stubUserAgent(userAgent);
  expect(isInAppBrowser()).toBe(true);
});

test('an app on the home screen is no in-app browser', () => {
  stubUserAgent(`${iphone} Mobile/15E148`);
  Object.defineProperty(navigator, 'standalone', { value: true, configurable: true });
  expect(isInAppBrowser()).toBe(false);
});
