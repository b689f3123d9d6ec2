import { render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { expect, test, vi } from 'vitest';
import { screenFile } from './screen-file.tsx';

const Deals = () => <h1>Deals</h1>;

function open({ Screen }: ReturnType<typeof screenFile>) {
  return (
    <Suspense fallback={<p>Loading…</p>}>
      <Screen />
    </Suspense>
  );
}

test('what has been loaded is drawn at once', async () => {
  const file = screenFile(async () => ({ default: Deals }));
  await file.load();
  render(open(file));
  expect(screen.getByRole('heading', { name: 'Deals' })).toBeTruthy();
  expect(screen.queryByText('Loading…')).toBeNull();
});

test('what has not is waited for', async () => {
  const fetchFile = vi.fn(async () => ({ default: Deals }));
  render(open(screenFile(fetchFile)));
  expect(screen.getByText('Loading…')).toBeTruthy();
  expect(await screen.findByRole('heading', { name: 'Deals' })).toBeTruthy();
  expect(fetchFile).toHaveBeenCalledOnce();
});

test('a screen that was waited for stays the same when it is drawn again', async () => {
  const file = screenFile(async () => ({ default: () => <input aria-label="Name" /> }));
  const { rerender } = render(open(file));
  const field = await screen.findByRole('textbox');
  rerender(open(file));
  expect(screen.getByRole('textbox')).toBe(field);
});
