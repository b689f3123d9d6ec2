import { render } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useDocumentTitle } from '../use-document-title.ts';
import { useAnnounceFirstScreen } from './root-layout.tsx';

let region: HTMLElement;

beforeEach(() => {
  vi.useFakeTimers();
  region = document.createElement('p');
  region.id = 'first-screen-title';
  document.body.append(region);
});
afterEach(() => {
  region.remove();
  vi.useRealTimers();
});

function Screen() {
  useDocumentTitle('Deals');
  return null;
}

function Layout({ screen }: { screen: string }) {
  useAnnounceFirstScreen();
  return <Screen key={screen} />;
}

test('the first screen is said once, and does not stay at the end of the page', () => {
  const { rerender } = render(<Layout screen="first" />);
  expect(region.textContent).toBe('Deals · Baeon');
  vi.advanceTimersByTime(5000);
  expect(region.textContent).toBe('');
  rerender(<Layout screen="second" />);
  expect(region.textContent).toBe('');
});

test('a page without the region is none the worse', () => {
  region.remove();
  expect(() => render(<Layout screen="first" />)).not.toThrow();
});
