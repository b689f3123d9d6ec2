import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { ScrollRow } from './scroll-row.tsx';

const arrows = () =>
  [...document.querySelectorAll('[data-arrow]')].map((arrow) => arrow.getAttribute('data-arrow'));

test('a wheel pushes the row until its end, then the page; arrows stand where something is hidden', () => {
  render(
    <ScrollRow aria-label="Chips" role="group">
      chips
    </ScrollRow>,
  );
  const row = screen.getByRole('group', { name: 'Chips' });
  let at = 0;
  vi.spyOn(row, 'clientWidth', 'get').mockReturnValue(300);
  vi.spyOn(row, 'scrollWidth', 'get').mockReturnValue(400);
  vi.spyOn(row, 'scrollLeft', 'get').mockImplementation(() => at);
  vi.spyOn(row, 'scrollLeft', 'set').mockImplementation((to) => {
    at = Math.min(100, Math.max(0, to));
    fireEvent.scroll(row);
  });
  fireEvent.scroll(row);
  expect(arrows()).toEqual(['right']);
  // False is what was prevented: the page stays.
  expect(fireEvent.wheel(row, { deltaY: 60 })).toBe(false);
  expect([at, arrows()]).toEqual([60, ['left', 'right']]);
  expect(fireEvent.wheel(row, { deltaY: 60 })).toBe(false);
  expect([at, arrows()]).toEqual([100, ['left']]);
  expect(fireEvent.wheel(row, { deltaY: 60 })).toBe(true);
  expect(fireEvent.wheel(row, { deltaY: -5, deltaX: 50 })).toBe(true);
  expect(at).toBe(100);
});
