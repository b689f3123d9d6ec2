import { expect, test } from 'vitest';
import { linkName } from './deal-raise.ts';

test.each([
  ['https://www.shop.example/phones/nova-5g?ref=1', 'shop.example · nova-5g'],
  ['https://shop.example/sofas/teal%20sofa/', 'shop.example · teal sofa'],
  ['https://shop.example/', 'shop.example'],
  ['https://shop.example/50%-off', 'shop.example · 50%-off'],
  ['no link at all', 'no link at all'],
])('%s is called %s', (link, name) => {
  expect(linkName(link)).toBe(name);
});
