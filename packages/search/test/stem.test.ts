import { expect, it } from 'vitest';
import { singular } from '../src/stem.ts';

it.each([
  ['biryanis', 'biryani'],
  ['rotis', 'roti'],
  ['lassis', 'lassi'],
  ['bikinis', 'bikini'],
  ['taxis', 'taxi'],
  ['cotton saris', 'cotton sari'],
])('“%s” are many', (many, one) => {
  expect(singular(many)).toBe(one);
});

it.each([
  'tennis',
  'basis',
  'axis',
  'chassis',
  'arthritis',
  'psoriasis',
  'marquis',
  'table tennis',
])('“%s” is one', (one) => {
  expect(singular(one)).toBe(one);
});
