import { expect, test } from 'vitest';
import { chosenIds, idsToSave, namedLike, type Taps, toggled } from './store-choice.ts';
import { nearbyStore } from '../stores-test-kit.ts';

const stores = ['a', 'b', 'c'].map((place_id) => nearbyStore({ place_id }));

/** What is chosen after these taps, one after the other. */
function afterTapping(placeIds: string[], followed: string[] = []) {
  let taps: Taps = {};
  for (const placeId of placeIds) taps = toggled(placeId, { stores, followed, taps });
  return { stores, followed, taps };
}

test('nothing is chosen at first', () => {
  expect(chosenIds(afterTapping([]))).toEqual([]);
});

test('a tap chooses, a second one takes it back', () => {
  expect(chosenIds(afterTapping(['c', 'a']))).toEqual(['a', 'c']);
  expect(chosenIds(afterTapping(['c', 'a', 'c']))).toEqual(['a']);
});

test('what is followed already is chosen, and can be dropped', () => {
  expect(chosenIds(afterTapping([], ['b']))).toEqual(['b']);
  expect(chosenIds(afterTapping(['b', 'a'], ['b']))).toEqual(['a']);
});

test('a tap counts though it came before what is followed was known', () => {
  const early = afterTapping(['b']);
  expect(chosenIds({ ...early, followed: ['b', 'c'] })).toEqual(['b', 'c']);
});

test('what is followed elsewhere is neither counted nor lost', () => {
  const choice = afterTapping(['a', 'b'], ['far', 'b']);
  expect(chosenIds(choice)).toEqual(['a']);
  expect(idsToSave(choice)).toEqual(['a', 'far']);
});

test('a store that is listed twice is one', () => {
  const choice = { stores: [...stores, ...stores], followed: [], taps: { a: true } };
  expect(chosenIds(choice)).toEqual(['a']);
});

test.each([
  ['', ['Meena Sweets', 'SWEET Corner', 'Book Nook']],
  ['  ', ['Meena Sweets', 'SWEET Corner', 'Book Nook']],
  ['sweet', ['Meena Sweets', 'SWEET Corner']],
  [' NOOK ', ['Book Nook']],
  ['pizza', []],
])('%j finds %j', (text, expected) => {
  const named = ['Meena Sweets', 'SWEET Corner', 'Book Nook'].map((name) => ({ name }));
  expect(namedLike(named, text).map(({ name }) => name)).toEqual(expected);
});
