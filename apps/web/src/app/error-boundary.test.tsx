import { fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter, Route, Routes, useNavigate } from 'react-router';
import { beforeEach, expect, test, vi } from 'vitest';
import { ErrorBoundary, isStaleChunk, mayReload, reloadOnce } from './error-boundary.tsx';

const reload = vi.fn<() => void>();

beforeEach(() => {
  reload.mockReset();
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.spyOn(window.location, 'reload').mockImplementation(reload);
});

function showFailure(message: string) {
  function Broken(): never {
    throw new TypeError(message);
  }
  render(
    <MemoryRouter initialEntries={['/fine', '/broken']}>
      <ErrorBoundary>
        <Routes>
          <Route path="/fine" element={<h1>Fine</h1>} />
          <Route path="/broken" element={<Broken />} />
        </Routes>
      </ErrorBoundary>
      <Back />
    </MemoryRouter>,
  );
}

function Back() {
  const navigate = useNavigate();
  return (
    <button type="button" onClick={() => void navigate(-1)}>
      browser back
    </button>
  );
}

test('going back leaves the error behind', () => {
  showFailure('x is not a function');
  fireEvent.click(screen.getByRole('button', { name: 'browser back' }));
  expect(screen.getByRole('heading', { name: 'Fine' })).toBeTruthy();
  expect(screen.queryByText('Unexpected Application Error!')).toBeNull();
});

test('an uncaught error shows its screen with two ways out', () => {
  showFailure('x is not a function');
  expect(screen.getByRole('heading', { name: 'Unexpected Application Error!' })).toBeTruthy();
  expect(screen.queryByText(/is not a function/)).toBeNull();
  expect(screen.getByRole('link', { name: 'Back to start' }).getAttribute('href')).toBe('/');
  expect(reload).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole('button', { name: 'Reload' }));
  expect(reload).toHaveBeenCalledOnce();
});

test('a script that a deploy took away reloads by itself, but only once', () => {
  const message = 'Failed to fetch dynamically imported module: https://x/assets/a.js';
  showFailure(message);
  expect(reload).toHaveBeenCalledOnce();
  expect(screen.queryByRole('heading', { name: 'Unexpected Application Error!' })).toBeNull();
  showFailure(message);
  expect(reload).toHaveBeenCalledOnce();
  expect(screen.getByRole('heading', { name: 'Unexpected Application Error!' })).toBeTruthy();
});

test.each([
  'Failed to fetch dynamically imported module: https://x/assets/login-1.js',
  'error loading dynamically imported module: https://x/assets/login-1.js',
  'Importing a module script failed.',
  'Unable to preload CSS for /assets/a.css',
])('knows %j', (message) => {
  expect(isStaleChunk(new TypeError(message))).toBe(true);
});

test('takes no other fault for it', () => {
  expect(isStaleChunk(new TypeError('x is not a function'))).toBe(false);
  expect(isStaleChunk('dynamically imported module')).toBe(false);
});

test('reloads once, and again only after a minute', () => {
  const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => undefined);
  expect(mayReload()).toBe(true);
  reloadOnce();
  expect(reload).toHaveBeenCalledOnce();
  expect(mayReload()).toBe(false);
  expect(mayReload(Date.now() + 61_000)).toBe(true);
});

test('stays on the page while offline, where a reload would lose it', () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  expect(mayReload()).toBe(false);
});
