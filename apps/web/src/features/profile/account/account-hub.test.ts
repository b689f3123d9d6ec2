// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { person } from '../../../lib/person-test-kit.ts';
import { chosenCountText, interestsText, userPlaceText } from './account-hub.tsx';

test.each([
  [{ area: 'Indiranagar', city: 'Bengaluru' }, 'Indiranagar, Bengaluru'],
  [{ city: 'Mysuru' }, 'Mysuru'],
  [{ latitude: 12.9, longitude: 77.6 }, 'Current location'],
  [{}, 'Not set'],
])('%j is told as %j', (known, text) => {
  expect(userPlaceText(person('GOTBUSINESS', known))).toBe(text);
});

const all = [
  { id: 'books', name: 'Books', icon: '' },
  { id: 'food', name: 'Food', icon: '' },
  { id: 'toys', name: 'Toys', icon: '' },
];

test('interests are told by name, in the order of the list', () => {
  expect(interestsText(['toys', 'books'], all)).toBe('Books, Toys');
});

test('without the list, or with none of it chosen, they are counted', () => {
  expect(interestsText(['toys', 'books'])).toBe('2');
  expect(interestsText(['gone'], all)).toBe('1');
  expect(interestsText([], all)).toBe('None');
  expect(chosenCountText(3)).toBe('3');
});
