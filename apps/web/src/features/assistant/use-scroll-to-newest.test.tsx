import { act, fireEvent, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { chatResult } from './assistant-test-kit.ts';
import { answered, asked, emptyChat, type ChatState } from './chat-state.ts';
import { useScrollToNewest } from './use-scroll-to-newest.ts';

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

function Screen({ chat, keyboard = 0 }: { chat: ChatState; keyboard?: number }) {
  const list = useRef<HTMLOListElement>(null);
  const { missed, show } = useScrollToNewest(list, chat.messages, keyboard);
  return (
    <ol ref={list}>
      {chat.messages.map(({ id }) => (
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
  const before = answered(asked(emptyChat, 'phone', now), chatResult(), now);
  heights = { 1: 100, 2: 1100 };
  const view = render(<Screen chat={before} />);
  let chat = before;
  return {
    show: (next: ChatState, keyboard = 0) =>
      view.rerender(<Screen chat={next} keyboard={keyboard} />),
    ask() {
      chat = asked(chat, 'cheaper', now);
      heights[chat.count] = 100;
      this.show(chat);
    },
    answer(height: number) {
      chat = answered(chat, chatResult(), now);
      heights[chat.count] = height;
      this.show(chat);
    },
    keyboard: (height: number) => view.rerender(<Screen chat={chat} keyboard={height} />),
  };
}

test('opens at the end', () => {
  open();
  expect(y).toBe(400);
});

test('an empty chat is not scrolled at all', () => {
  heights = { 0: 1000 };
  render(<Screen chat={emptyChat} />);
  expect(scrolls).not.toHaveBeenCalled();
});

test('leaves the place alone to which Back returned', () => {
  y = 150;
  open();
  expect(scrolls).not.toHaveBeenCalled();
});

test('a question is shown at the end, from wherever it was asked', () => {
  const chat = open();
  act(() => move(0));
  chat.ask();
  expect(y).toBe(500);
});

test('a short reply is shown at the end', () => {
  const chat = open();
  chat.ask();
  chat.answer(200);
  expect(y).toBe(700);
  expect(button()).toBeNull();
});

test('a long reply is shown from its question on', () => {
  const chat = open();
  chat.ask();
  chat.answer(2000);
  expect(y).toBe(1200 - TOP_BAR);
  expect(button()).toBeNull();
});

test('who has read on is not thrown back, and follows the next turn', () => {
  const chat = open();
  chat.ask();
  chat.answer(2000);
  act(() => move(y + 500));
  chat.ask();
  chat.answer(2000);
  expect(y).toBe(1200 + 100 + 2000 - TOP_BAR);
});

test('who has scrolled up stays there, and is told', () => {
  const chat = open();
  chat.ask();
  act(() => move(100));
  chat.answer(2000);
  expect(y).toBe(100);
  fireEvent.click(button()!);
  expect(y).toBe(1300 - TOP_BAR);
  expect(button()).toBeNull();
});

test('what has come into sight by itself is no news', () => {
  const chat = open();
  chat.ask();
  act(() => move(100));
  chat.answer(2000);
  act(() => move(200));
  expect(button()).toBeTruthy();
  act(() => move(900));
  expect(button()).toBeNull();
});

test('who has come back to the end follows again', () => {
  const chat = open();
  chat.ask();
  act(() => move(100));
  act(() => move(490));
  chat.answer(2000);
  expect(y).toBe(1200 - TOP_BAR);
  expect(button()).toBeNull();
});

test('the keyboard does not cover the end, unless the person is elsewhere', () => {
  const chat = open();
  heights[2] = 1400;
  chat.keyboard(300);
  expect(y).toBe(700);
  act(() => move(100));
  chat.keyboard(310);
  expect(y).toBe(100);
});
