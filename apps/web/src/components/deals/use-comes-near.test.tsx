import { act, fireEvent, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useComesNear } from './use-comes-near.ts';

type Seen = (entries: { isIntersecting: boolean }[]) => void;

const watches: { seen: Seen; options: IntersectionObserverInit; stopped: boolean }[] = [];

class Watch {
  readonly #watch;
  constructor(seen: Seen, options: IntersectionObserverInit) {
    this.#watch = { seen, options, stopped: false };
    watches.push(this.#watch);
  }
  observe() {}
  disconnect() {
    this.#watch.stopped = true;
  }
}

beforeEach(() => {
  watches.length = 0;
  vi.stubGlobal('IntersectionObserver', Watch);
});
afterEach(() => vi.unstubAllGlobals());

function Room() {
  const room = useRef<HTMLDivElement>(null);
  return <div ref={room}>{useComesNear(room) ? 'near' : 'far'}</div>;
}

test('what lies far below the screen is far, until it comes close to it', () => {
  render(<Room />);
  expect(screen.getByText('far')).toBeTruthy();
  expect(watches[0]?.options.rootMargin).toBe('0px 0px 100px');
  act(() => watches[0]?.seen([{ isIntersecting: false }]));
  expect(screen.getByText('far')).toBeTruthy();
  act(() => watches[0]?.seen([{ isIntersecting: true }]));
  expect(screen.getByText('near')).toBeTruthy();
  expect(watches.every(({ stopped }) => stopped)).toBe(true);
});

test('whoever moves the page comes near', () => {
  render(<Room />);
  fireEvent.scroll(window);
  expect(screen.getByText('near')).toBeTruthy();
});

test('where nobody can tell, everything is near', () => {
  vi.unstubAllGlobals();
  render(<Room />);
  expect(screen.getByText('near')).toBeTruthy();
});
