import { expect, test } from 'vitest';
import { type Finding, isFault } from './findings.ts';

const found = (kind: Finding['kind']): Finding => ({
  screen: 'store',
  state: 'full',
  look: '390-light',
  kind,
  what: '',
});

test.each(['not reached', 'axe', 'console error', 'sideways scroll'] as const)(
  '%s is a fault',
  (kind) => {
    expect(isFault(found(kind))).toBe(true);
  },
);

test.each(['cut text', 'small target'] as const)('%s is told only', (kind) => {
  expect(isFault(found(kind))).toBe(false);
});
