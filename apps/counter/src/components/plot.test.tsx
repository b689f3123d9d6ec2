// @vitest-environment happy-dom
import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { Plot, type PlotPoint } from './plot.tsx';

afterEach(cleanup);

const draw = (points: PlotPoint[], shape: 'bars' | 'line' = 'bars') =>
  render(<Plot title="Claims" points={points} shape={shape} columns={['Hour', 'How many']} />);
const heights = (container: HTMLElement) =>
  [...container.querySelectorAll('rect')].map((bar) => Number(bar.getAttribute('height')));

test('a plot says what it shows, also to whoever cannot see it, and has a table behind it', () => {
  const { container } = draw([
    { when: '9 am', value: 1_000 },
    { when: '10 am', value: 2_00_000 },
    { when: '11 am', value: 0 },
  ]);
  expect(screen.getByRole('img', { name: 'Claims: 2,01,000. Most: 2,00,000, 10 am' })).toBeTruthy();
  const [least, most, none] = heights(container);
  expect(most).toBe(58);
  expect(least).toBeGreaterThan(2);
  expect(none).toBe(0);
  const rows = within(screen.getByRole('table', { hidden: true })).getAllByRole('row', {
    hidden: true,
  });
  expect(rows.map((row) => row.textContent)).toEqual([
    'HourHow many',
    '9 am1,000',
    '10 am2,00,000',
    '11 am0',
  ]);
});

test.each([
  ['nothing', []],
  ['noughts', [{ when: '9 am', value: 0 }]],
])('a plot of %s says so', (_, points: PlotPoint[]) => {
  const { container } = draw(points);
  expect(screen.getByRole('img', { name: 'Claims: 0. Nothing yet' })).toBeTruthy();
  expect(Math.max(0, ...heights(container))).toBe(0);
  expect(container.innerHTML).not.toContain('NaN');
});

test('a line has a point for each, within the picture, and one alone is a plot too', () => {
  for (const count of [1, 168]) {
    const { container } = draw(
      Array.from({ length: count }, (_, nth) => ({ when: `${nth}`, value: nth + 1 })),
      'line',
    );
    const line = container.querySelector('polyline')!.getAttribute('points')!.split(' ');
    expect(line).toHaveLength(count);
    expect(container.innerHTML).not.toContain('NaN');
    cleanup();
  }
});
