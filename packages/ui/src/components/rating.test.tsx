import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Rating } from './rating.tsx';

test('shows the number and how many said so', () => {
  const { container } = render(<Rating rating={4.25} count={1204} />);
  expect(container.querySelector('[aria-hidden]')?.textContent).toBe('4.3(1,204)');
  expect(screen.getByText('Rated 4.3 out of 5 by 1,204 people')).toBeTruthy();
});

test('a whole number keeps its decimal, one rater is a person', () => {
  render(<Rating rating={4} count={1} />);
  expect(screen.getByText('Rated 4.0 out of 5 by 1 person')).toBeTruthy();
});

test('the stars are filled as far as the rating goes', () => {
  render(<Rating rating={3.5} count={10} kind="stars" />);
  expect(screen.getByTestId('stars').style.width).toBe('70%');
});

test('what nobody has rated is new', () => {
  const { container } = render(<Rating rating={null} count={0} kind="stars" />);
  expect(container.textContent).toBe('New');
});
