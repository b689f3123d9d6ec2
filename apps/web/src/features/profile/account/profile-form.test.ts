// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { fieldProblem, profileChange, profileFields } from './profile-form.tsx';

const before = { name: 'Al', email: 'al@example.in' };

test('nothing known is empty fields', () => {
  expect(profileFields({ name: null, email: null })).toEqual({ name: '', email: '' });
});

test.each([
  ['name', 'Al', null],
  ['name', ' Al ', null],
  ['name', 'Bo', 'Name must be at least 3 characters'],
  ['name', 'Bob', null],
  ['name', '', null],
  ['email', 'al@example.in', null],
  ['email', 'al@', 'Invalid email address'],
  ['email', '', null],
] as const)('%s %j gives %j', (field, value, message) => {
  expect(fieldProblem(field, value, before)).toBe(message);
});

test('what was wrong before and is not touched does not stand in the way', () => {
  expect(fieldProblem('email', 'odd', { name: '', email: 'odd' })).toBeNull();
});

test.each([
  [{ name: 'Al', email: 'al@example.in' }, {}],
  [{ name: ' Al ', email: 'al@example.in ' }, {}],
  [{ name: ' Alma ', email: 'al@example.in' }, { name: 'Alma' }],
  [{ name: 'Al', email: '' }, { email: '' }],
  [
    { name: 'Alma', email: 'alma@example.in' },
    { name: 'Alma', email: 'alma@example.in' },
  ],
])('%j sends %j', (fields, change) => {
  expect(profileChange(fields, before)).toEqual(change);
});
