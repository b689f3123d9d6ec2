import { act, fireEvent, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

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

/** As in a page that has just been opened. */
async function freshly() {
  vi.resetModules();
  const { useComesNear } = await import('./window-list.tsx');
  return function Room() {
    const room = useRef<HTMLDivElement>(null);
    return <div ref={room}>{useComesNear(room) ? 'near' : 'far'}</div>;
  };
}

test('what lies far below the screen is far, until it comes close to it', async () => {
  const Room = await freshly();
  render(<Room />);
  expect(screen.getByText('far')).toBeTruthy();
  expect(watches[0]?.options.rootMargin).toBe('0px 0px 100px');
  act(() => watches[0]?.seen([{ isIntersecting: false }]));
  expect(screen.getByText('far')).toBeTruthy();
  act(() => watches[0]?.seen([{ isIntersecting: true }]));
  expect(screen.getByText('near')).toBeTruthy();
  expect(watches.every(({ stopped }) => stopped)).toBe(true);
});

test('whoever moves the page comes near, and is near when they come back', async () => {
  const Room = await freshly();
  const { unmount } = render(<Room />);
  fireEvent.scroll(window);
  expect(screen.getByText('near')).toBeTruthy();
  unmount();
  render(<Room />);
  expect(screen.getByText('near')).toBeTruthy();
  expect(watches).toHaveLength(1);
});

test('where nobody can tell, everything is near', async () => {
  vi.unstubAllGlobals();
  const Room = await freshly();
  render(<Room />);
  expect(screen.getByText('near')).toBeTruthy();
});
