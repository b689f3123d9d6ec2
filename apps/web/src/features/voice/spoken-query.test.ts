// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { spokenQuery } from './spoken-search.tsx';

test.each([
  ['Sofa.', 'Sofa'],
  ['Is there a sofa? ', 'Is there a sofa'],
  ['सोफ़ा।', 'सोफ़ा'],
  ['1.5 ton AC', '1.5 ton AC'],
  ['sofa', 'sofa'],
  ['Show me pizza deals near me.', 'pizza'],
  ['Please find me offers on mobile phones nearby', 'mobile phones'],
  ["I'm looking for haircut coupons, please.", 'haircut'],
  ['Are there any cafes around here?', 'cafes'],
  ['search for furniture', 'furniture'],
  ['Allen Solly', 'Allen Solly'],
  ['Showroom', 'Showroom'],
  ['Find', 'Find'],
  ['Deals of the day', 'Deals of the day'],
  ['Home appliances', 'Home appliances'],
])('%j is searched for as %j', (said, query) => {
  expect(spokenQuery(said)).toBe(query);
});

test.each(['Show me all deals.', 'All the offers near me', 'Show everything', 'deals near me'])(
  '%j asks for everything',
  (said) => {
    expect(spokenQuery(said)).toBe('');
  },
);
