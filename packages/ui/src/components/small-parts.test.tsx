import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { BulletList, Skeleton } from './layout.tsx';
import { classNames } from './class-names.ts';
import { isSwipedAway } from './toast/toaster.tsx';

test('a bullet list is a list, in order', () => {
  render(<BulletList items={['One per person', 'Until Sunday']} />);
  expect(screen.getByRole('list')).toBeTruthy();
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'One per person',
    'Until Sunday',
  ]);
});

test('a skeleton is for the eyes only and takes the size it is given', () => {
  render(<Skeleton className="h-5" />);
  const skeleton = screen.getByTestId('skeleton');
  expect(skeleton.getAttribute('aria-hidden')).toBe('true');
  expect(skeleton.classList.contains('h-5')).toBe(true);
});

test('class names leave out what is off', () => {
  expect(classNames('a', false, undefined, null, 'b')).toBe('a b');
});

test.each([
  [0, true],
  [6, true],
  [20, false],
  [-55, false],
  [-56, true],
  [80, true],
])('a finger that moved %i px says goodbye: %s', (distance, expected) => {
  expect(isSwipedAway(distance)).toBe(expected);
});
