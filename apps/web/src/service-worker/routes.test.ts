import { expect, test } from 'vitest';
import { wayFor } from './routes.ts';
import { ORIGIN } from './worker-test-kit.ts';

const asked = (path: string, mode = 'cors', method = 'GET') =>
  wayFor({ url: new URL(path, ORIGIN).href, mode, method }, ORIGIN);

test.each([
  ['/', 'navigate', 'page'],
  ['/coupon/5?from_user=true', 'navigate', 'page'],
  ['/no/such/path', 'navigate', 'page'],
  ['/healthy', 'navigate', 'page'],
  ['/assets/index-v2.js', 'cors', 'asset'],
  ['/pictures/v1/deal.svg', 'no-cors', 'picture'],
  ['/api/health', 'cors', null],
  ['/api/docs/', 'navigate', null],
  ['/api', 'navigate', null],
  ['/dev/inbox', 'navigate', null],
  ['/health', 'cors', null],
  ['/products/5', 'navigate', null],
  ['/favicon.svg', 'navigate', null],
  ['/manifest.webmanifest', 'cors', null],
  ['/coupon', 'cors', null],
  ['https://elsewhere.example/assets/a.js', 'cors', null],
  ['https://elsewhere.example/', 'navigate', null],
])('%s by %s: %s', (path, mode, way) => {
  expect(asked(path, mode)).toBe(way);
});

test.each(['POST', 'HEAD', 'PUT'])('%s is none of its business', (method) => {
  expect(asked('/', 'navigate', method)).toBeNull();
  expect(asked('/assets/index-v2.js', 'cors', method)).toBeNull();
});
