import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { shortened, ShortText } from './store-card.tsx';

test.each([
  ['1234567890123456789012', 22, '1234567890123456789012'],
  ['12345678901234567890123', 22, '1234567890123456789012…'],
  ['x'.repeat(66), 66, 'x'.repeat(66)],
  ['x'.repeat(67), 66, `${'x'.repeat(66)}…`],
  ['', 22, ''],
  ['Sri Lakshmi Vilas and Sons', 22, 'Sri Lakshmi Vilas and…'],
  ['👩‍👩‍👧👩‍👩‍👧👩‍👩‍👧', 2, '👩‍👩‍👧👩‍👩‍👧…'],
  ['ಬೆಂಗಳೂರು', 3, 'ಬೆಂಗಳೂ…'],
])('%j within %i is %j', (text, most, expected) => {
  expect(shortened(text, most)).toBe(expected);
});

test('the whole text stays there for screen readers', () => {
  const { container } = render(<ShortText text="Sri Lakshmi Vilas and Sons" most={22} />);
  const [short, whole] = container.children;
  expect(short?.getAttribute('aria-hidden')).toBe('true');
  expect(whole?.className).toBe('sr-only');
  expect(whole?.textContent).toBe('Sri Lakshmi Vilas and Sons');
});

test('what fits is said once', () => {
  const { container } = render(<ShortText text="Meena" most={22} />);
  expect(container.innerHTML).toBe('Meena');
});
