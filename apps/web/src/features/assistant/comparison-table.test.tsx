import { render, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { product } from './assistant-test-kit.ts';
import { ComparisonTable } from './comparison-table.tsx';

const powers = {
  wishlist: {
    has: (url: string) => url.endsWith('/2'),
    toggle: vi.fn(),
    isPending: () => false,
  },
  raise: null,
};

test('is a table of features by product, and says what is not given', () => {
  const rows = [
    { label: 'Price', values: ['₹17,999', '₹8,999'] },
    { label: 'Battery', values: [null, '5000 mAh'] },
  ];
  render(<ComparisonTable products={[product(1), product(2)]} rows={rows} powers={powers} />);
  const table = screen.getByRole('table', { name: 'Comparison of Phone 1, Phone 2' });
  const heads = [...table.querySelectorAll('th[scope=col]')].map((head) => head.textContent);
  expect(heads).toEqual(['Feature', 'Phone 1', 'Phone 2']);
  const lines = within(table)
    .getAllByRole('row')
    .slice(1, 3)
    .map((row) => [...row.children].map((cell) => [cell.tagName, cell.textContent]));
  expect(lines).toEqual([
    [
      ['TH', 'Price'],
      ['TD', '₹17,999'],
      ['TD', '₹8,999'],
    ],
    [
      ['TH', 'Battery'],
      ['TD', '–Not given'],
      ['TD', '5000 mAh'],
    ],
  ]);
  expect(table.querySelectorAll('th[scope=row]')).toHaveLength(3);

  // The keyboard can scroll it.
  const region = screen.getByRole('region', { name: 'Comparison of Phone 1, Phone 2' });
  expect(region.tabIndex).toBe(0);

  const wishes = within(table).getAllByRole('button');
  expect(wishes.map((button) => button.textContent)).toEqual([
    'Wishlist',
    'Deal Raise',
    'Wishlisted',
    'Deal Raise',
  ]);
  const links = within(table).getAllByRole<HTMLAnchorElement>('link', { name: 'Check It Out' });
  expect(links.map(({ href }) => href)).toEqual([
    'https://shop.example/p/1',
    'https://shop.example/p/2',
  ]);
});
