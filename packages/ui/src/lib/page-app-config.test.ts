// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { parsedAppConfig } from './page-app-config.ts';

test('takes what the server filled in', () => {
  const told = {
    productSlug: 'acme',
    brandName: 'Acme',
    bonusBrand: 'Acme Bonus',
    demoInboxPath: null,
    hasReferral: true,
    mapTiles: null,
    serviceArea: { latitude: 9.93, longitude: 76.27, radius_km: 35 },
  };
  expect(parsedAppConfig(JSON.stringify(told))).toEqual(told);
});

test.each(['\n  __APP_CONFIG__\n', '', null, undefined])('falls back on %j', (text) => {
  expect(parsedAppConfig(text)).toEqual({
    productSlug: 'baeon',
    brandName: 'Baeon',
    bonusBrand: 'Baeon Bonus',
    demoInboxPath: '/dev/inbox',
    hasReferral: false,
    mapTiles: null,
    serviceArea: { latitude: 12.9716, longitude: 77.5946, radius_km: 20 },
  });
});
