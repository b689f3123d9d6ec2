import { expect, test } from 'vitest';
import { parsedAppConfig } from './app-config.ts';

test('takes what the server filled in', () => {
  const text = '{"productSlug":"acme","brandName":"Acme","demoInboxPath":null}';
  expect(parsedAppConfig(text)).toEqual({
    productSlug: 'acme',
    brandName: 'Acme',
    demoInboxPath: null,
  });
});

test.each(['\n  __APP_CONFIG__\n', '', null, undefined])('falls back on %j', (text) => {
  expect(parsedAppConfig(text)).toEqual({
    productSlug: 'baeon',
    brandName: 'Baeon',
    demoInboxPath: '/dev/inbox',
  });
});
