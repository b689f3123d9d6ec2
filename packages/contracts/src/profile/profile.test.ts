import { describe, expect, it } from 'vitest';
import { emailProblem, profileNameProblem } from './profile.ts';

describe('profile name: optional, at least 3 characters', () => {
  it.each([
    ['', null],
    ['  ', null],
    ['Jo', 'Name must be at least 3 characters'],
    [' Jo ', 'Name must be at least 3 characters'],
    ['Joe', null],
    ['ಅನು', null],
  ])('%j: %s', (name, problem) => expect(profileNameProblem(name)).toBe(problem));
});

describe('email: optional, must be valid', () => {
  it.each(['', 'a@b.in', 'asha.rao+deals@mail.example.co.in', "o'neil@x-y.org", 'A@B.IO'])(
    '%j is fine',
    (email) => expect(emailProblem(email)).toBeNull(),
  );

  it.each([
    'asha',
    'asha@',
    '@mail.in',
    'asha@mail',
    'a b@mail.in',
    'a@@mail.in',
    'a@mail..in',
    '.a@mail.in',
    'a.@mail.in',
    'a..b@mail.in',
    'a@-mail.in',
    'a@mail-.in',
    '<a@mail.in>',
    'a\u0000b@mail.in',
    'a@mail.in, b@mail.in',
    `${'a'.repeat(250)}@mail.in`,
  ])('%j: Invalid email address', (email) => {
    expect(emailProblem(email)).toBe('Invalid email address');
  });
});
