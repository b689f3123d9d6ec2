import { act, fireEvent, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { chatResult } from './assistant-test-kit.ts';
import { answered, asked, emptyTalk, type Talk } from './talk.ts';
import { useNewest } from './use-newest.ts';

const SCREEN = 800;
const TOP_BAR = 76;
const now = new Date('2026-11-15T06:30:00Z');

/** Every message begins where the one before it ends; questions are low, replies may be high. */
let heights: Record<number, number>;
let y: number;

const topOf = (id: number) =>
  Object.entries(heights).reduce(
    (sum, [other, height]) => (Number(other) < id ? sum + height : sum),
    0,
  );
const pageHeight = () => topOf(Infinity);
const scrolls = vi.fn((_x: number, top: number) => move(top));

function move(top: number) {
  y = Math.max(0, Math.min(top, pageHeight() - SCREEN));
  fireEvent.scroll(window);
}

beforeEach(() => {
  heights = {};
  y = 0;
  scrolls.mockClear();
  vi.stubGlobal('innerHeight', SCREEN);
  vi.stubGlobal('scrollTo', scrolls);
  vi.spyOn(window, 'scrollY', 'get').mockImplementation(() => y);
  vi.spyOn(document.documentElement, 'scrollHeight', 'get').mockImplementation(pageHeight);
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (
    this: HTMLElement,
  ) {
    return { top: topOf(Number(this.dataset['message'])) - y } as DOMRect;
  });
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

function Screen({ talk, keyboard = 0 }: { talk: Talk; keyboard?: number }) {
  const list = useRef<HTMLOListElement>(null);
  const { missed, show } = useNewest(list, talk.messages, keyboard);
  return (
    <ol ref={list}>
      {talk.messages.map(({ id }) => (
        <li key={id} data-message={id} />
      ))}
      {missed && (
        <button type="button" onClick={show}>
          New reply
        </button>
      )}
    </ol>
  );
}

const button = () => screen.queryByRole('button', { name: 'New reply' });

/** One screenful and a half of an earlier turn, then whatever follows. */
function open() {
  const before = answered(asked(emptyTalk, 'phone', now), chatResult(), now);
  heights = { 1: 100, 2: 1100 };
  const view = render(<Screen talk={before} />);
  let talk = before;
  return {
    show: (next: Talk, keyboard = 0) => view.rerender(<Screen talk={next} keyboard={keyboard} />),
    ask() {
      talk = asked(talk, 'cheaper', now);
      heights[talk.count] = 100;
      this.show(talk);
    },
    answer(height: number) {
      talk = answered(talk, chatResult(), now);
      heights[talk.count] = height;
      this.show(talk);
    },
    keyboard: (height: number) => view.rerender(<Screen talk={talk} keyboard={height} />),
  };
}

test('opens at the end', () => {
  open();
  expect(y).toBe(400);
});

test('an empty talk is not scrolled at all', () => {
  heights = { 0: 1000 };
  render(<Screen talk={emptyTalk} />);
  expect(scrolls).not.toHaveBeenCalled();
});

test('leaves the place alone to which Back returned', () => {
  y = 150;
  open();
  expect(scrolls).not.toHaveBeenCalled();
});

test('a question is shown at the end, from wherever it was asked', () => {
  const talk = open();
  act(() => move(0));
  talk.ask();
  expect(y).toBe(500);
});

test('a short reply is shown at the end', () => {
  const talk = open();
  talk.ask();
  talk.answer(200);
  expect(y).toBe(700);
  expect(button()).toBeNull();
});

test('a long reply is shown from its question on', () => {
  const talk = open();
  talk.ask();
  talk.answer(2000);
  expect(y).toBe(1200 - TOP_BAR);
  expect(button()).toBeNull();
});

test('who has read on is not thrown back, and follows the next turn', () => {
  const talk = open();
  talk.ask();
  talk.answer(2000);
  act(() => move(y + 500));
  talk.ask();
  talk.answer(2000);
  expect(y).toBe(1200 + 100 + 2000 - TOP_BAR);
});

test('who has scrolled up stays there, and is told', () => {
  const talk = open();
  talk.ask();
  act(() => move(100));
  talk.answer(2000);
  expect(y).toBe(100);
  fireEvent.click(button()!);
  expect(y).toBe(1300 - TOP_BAR);
  expect(button()).toBeNull();
});

test('what has come into sight by itself is no news', () => {
  const talk = open();
  talk.ask();
  act(() => move(100));
  talk.answer(2000);
  act(() => move(200));
  expect(button()).toBeTruthy();
  act(() => move(900));
  expect(button()).toBeNull();
});

test('who has come back to the end follows again', () => {
  const talk = open();
  talk.ask();
  act(() => move(100));
  act(() => move(490));
  talk.answer(2000);
  expect(y).toBe(1200 - TOP_BAR);
  expect(button()).toBeNull();
});

test('the keyboard does not cover the end, unless the person is elsewhere', () => {
  const talk = open();
  heights[2] = 1400;
  talk.keyboard(300);
  expect(y).toBe(700);
  act(() => move(100));
  talk.keyboard(310);
  expect(y).toBe(100);
});
