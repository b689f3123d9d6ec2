import { MAX_TOASTS } from '@baeon/contracts/common/toasts';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { toast } from 'react-hot-toast/headless';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { Sheet } from '../sheet/sheet.tsx';
import { announceDialog } from '../sheet/top-dialog.ts';
import { Toaster } from './toaster.tsx';

beforeEach(() => {
  vi.useFakeTimers();
  render(<Toaster />);
});
afterEach(() => vi.useRealTimers());

function show(action: () => void) {
  act(action);
}

function cards(): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>('[data-toast]')];
}

/** Past the moment of dismissal and past the fading out. */
function wait(milliseconds: number) {
  act(() => vi.advanceTimersByTime(milliseconds));
  act(() => vi.advanceTimersByTime(200));
}

test.each([
  ['success', 2000, () => toast.success('News')],
  ['error', 4000, () => toast.error('News')],
  ['blank', 4000, () => toast('News')],
])('a %s toast stays for %i ms', (_kind, duration, raise) => {
  show(raise);
  act(() => vi.advanceTimersByTime(duration - 1));
  expect(cards()).toHaveLength(1);
  expect(cards()[0]?.getAttribute('aria-hidden')).toBeNull();
  wait(1);
  expect(cards()).toHaveLength(0);
});

test('a loading toast stays until it is told to go', () => {
  let id = '';
  show(() => void (id = toast.loading('Working')));
  wait(3_600_000);
  expect(cards()).toHaveLength(1);
  show(() => toast.dismiss(id));
  wait(0);
  expect(cards()).toHaveLength(0);
});

test('there are never more toasts than the limit', () => {
  show(() => {
    for (let count = 1; count <= 25; count += 1) toast(`News ${count}`);
  });
  expect(cards()).toHaveLength(MAX_TOASTS);
  expect(screen.getByText('News 25')).toBeTruthy();
  expect(screen.queryByText('News 5')).toBeNull();
});

test('errors are alerts, everything else is a status', () => {
  show(() => {
    toast.error('Bad news');
    toast.success('Good news');
  });
  expect(screen.getByRole('alert').textContent).toBe('Bad news');
  expect(screen.getByRole('status').textContent).toBe('Good news');
});

test('the regions are there before any toast, but in the top layer only with one', () => {
  const layer = screen.getByRole('status').parentElement!;
  expect(screen.getByRole('alert').parentElement).toBe(layer);
  const [shown, hidden] = [vi.fn(), vi.fn()];
  Object.assign(layer, { showPopover: shown, hidePopover: hidden });
  show(() => toast('News'));
  show(() => toast('More news'));
  expect([shown, hidden].map(({ mock }) => mock.calls.length)).toEqual([1, 0]);
  wait(4000);
  expect([shown, hidden].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
});

test('a tap dismisses', () => {
  show(() => void toast.error('News'));
  const [card] = cards();
  if (!card) throw new Error('No toast');
  fireEvent.pointerDown(card, { pointerId: 1, clientX: 100 });
  fireEvent.pointerUp(card, { pointerId: 1, clientX: 101 });
  wait(0);
  expect(cards()).toHaveLength(0);
});

test('a short drag follows the finger and springs back, a long one dismisses', () => {
  show(() => void toast.error('News'));
  const [card] = cards();
  if (!card) throw new Error('No toast');
  fireEvent.pointerDown(card, { pointerId: 1, clientX: 100 });
  fireEvent.pointerMove(card, { pointerId: 1, clientX: 130 });
  expect(card.style.transform).toBe('translateX(30px)');
  fireEvent.pointerUp(card, { pointerId: 1, clientX: 130 });
  expect(card.style.transform).toBe('');
  expect(cards()).toHaveLength(1);

  fireEvent.pointerDown(card, { pointerId: 2, clientX: 100 });
  fireEvent.pointerUp(card, { pointerId: 2, clientX: 190 });
  wait(0);
  expect(cards()).toHaveLength(0);
});

test('a toast dismissed by the mouse does not stop the clock of the next one', () => {
  show(() => void toast.error('First'));
  const [card] = cards();
  if (!card) throw new Error('No toast');
  fireEvent.pointerEnter(card);
  fireEvent.pointerOver(card);
  fireEvent.pointerDown(card, { pointerId: 1, clientX: 100 });
  fireEvent.pointerUp(card, { pointerId: 1, clientX: 100 });
  wait(0);
  show(() => void toast.error('Second'));
  wait(4001);
  expect(cards()).toHaveLength(0);
});

test('a resting mouse stops the clock', () => {
  show(() => void toast.success('News'));
  const [card] = cards();
  if (!card) throw new Error('No toast');
  fireEvent.pointerEnter(card);
  fireEvent.pointerOver(card);
  wait(10_000);
  expect(cards()).toHaveLength(1);
  fireEvent.pointerOut(card);
  wait(2001);
  expect(cards()).toHaveLength(0);
});

test('while a sheet is open the toasts are inside it, and outside again afterwards', () => {
  const sheet = (open: boolean) => (
    <Sheet open={open} title="Interests" onClose={() => undefined}>
      Books
    </Sheet>
  );
  const { rerender } = render(sheet(true));
  show(() => void toast.error('Bad news'));
  const dialog = screen.getByRole('dialog');
  expect(cards()).toHaveLength(1);
  expect(dialog.contains(cards()[0] ?? null)).toBe(true);
  rerender(sheet(false));
  expect(cards()).toHaveLength(1);
  expect(dialog.contains(cards()[0] ?? null)).toBe(false);
  expect(screen.getByRole('alert').textContent).toBe('Bad news');
});

test('a toast that left the pointer behind with its sheet still goes in time', () => {
  const sheet = (open: boolean) => (
    <Sheet open={open} title="Interests" onClose={() => undefined}>
      Books
    </Sheet>
  );
  const { rerender } = render(sheet(true));
  show(() => void toast.error('News'));
  const [card] = cards();
  if (!card) throw new Error('No toast');
  fireEvent.pointerEnter(card);
  fireEvent.pointerOver(card);
  rerender(sheet(false));
  wait(4001);
  expect(cards()).toHaveLength(0);
});

test('a dialog that is gone with its screen is no place to show a toast in, and breaks nothing', () => {
  const shown: boolean[] = [];
  Object.assign(HTMLElement.prototype, {
    showPopover(this: HTMLElement) {
      shown.push(this.isConnected);
    },
  });
  onTestFinished(() => void Reflect.deleteProperty(HTMLElement.prototype, 'showPopover'));
  const gone = document.createElement('dialog');
  let over = () => {};
  show(() => {
    over = announceDialog(gone);
    toast('You were signed out');
  });
  expect(shown).toEqual([]);
  show(() => over());
  expect(shown).toEqual([true]);
  expect(screen.getByText('You were signed out')).toBeTruthy();
});
