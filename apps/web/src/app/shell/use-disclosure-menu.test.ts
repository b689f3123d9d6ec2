import { expect, test } from 'vitest';
import { itemAfterKey, menuReducer } from './use-disclosure-menu.ts';

test.each([
  ['closed', 'hover', 'hovered'],
  ['hovered', 'unhover', 'closed'],
  ['hovered', 'press', 'pinned'],
  ['pinned', 'hover', 'pinned'],
  ['pinned', 'unhover', 'pinned'],
  ['pinned', 'press', 'closed'],
  ['closed', 'press', 'pinned'],
  ['closed', 'open', 'pinned'],
  ['hovered', 'close', 'closed'],
] as const)('%s and %s give %s', (state, event, next) => {
  expect(menuReducer(state, event)).toBe(next);
});

test.each([
  ['ArrowDown', -1, 0],
  ['ArrowDown', 3, 0],
  ['ArrowUp', -1, 3],
  ['ArrowUp', 0, 3],
  ['ArrowUp', 2, 1],
  ['Home', 2, 0],
  ['End', 0, 3],
  ['a', 0, null],
])('%s from item %s of 4 goes to %s', (key, index, next) => {
  expect(itemAfterKey(key, index, 4)).toBe(next);
});
