import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Rating } from './rating.tsx';

test('shows the number and how many said so', () => {
  const { container } = render(<Rating rating={4.25} count={1204} />);
  const score = (4.25).toLocaleString(undefined, { maximumFractionDigits: 1 });
  const people = (1204).toLocaleString();
  expect(container.querySelector('[aria-hidden]')?.textContent).toBe(`${score}(${people})`);
  expect(screen.getByText(`Rated ${score} out of 5 by ${people} people`)).toBeTruthy();
});

test('a whole number keeps its decimal, one rater is a person', () => {
  render(<Rating rating={4} count={1} />);
  const score = (4).toLocaleString(undefined, { minimumFractionDigits: 1 });
  expect(screen.getByText(`Rated ${score} out of 5 by 1 person`)).toBeTruthy();
});

test('the stars are filled as far as the rating goes', () => {
  render(<Rating rating={3.5} count={10} kind="stars" />);
  expect(screen.getByTestId('stars').style.width).toBe('70%');
});

test('what nobody has rated is new', () => {
  const { container } = render(<Rating rating={null} count={0} kind="stars" />);
  expect(container.textContent).toBe('New');
});
