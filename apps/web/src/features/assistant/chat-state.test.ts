import { describe, expect, test } from 'vitest';
import { chatResult, CONVERSATION_ID, product } from './assistant-test-kit.ts';
import {
  answered,
  asked,
  emptyChat,
  failed,
  isWaiting,
  lastQuestion,
  triedAgain,
} from './chat-state.ts';

const now = new Date('2026-11-15T06:30:00Z');
const question = asked(emptyChat, 'phone', now);

test('a question waits until it is answered or has failed', () => {
  expect(isWaiting(emptyChat)).toBe(false);
  expect(isWaiting(question)).toBe(true);
  expect(isWaiting(answered(question, chatResult(), now))).toBe(false);
  expect(isWaiting(failed(question, now))).toBe(false);
});

test('a message is what was said, by whom and when, with its products', () => {
  const { messages } = answered(question, chatResult({ table: true }), now);
  expect(messages).toMatchObject([
    { role: 'user', content: 'phone', timestamp: '2026-11-15T06:30:00.000Z' },
    {
      role: 'assistant',
      content: 'Here are 2 for “phone”.',
      table: true,
      products: [product(1), product(2)],
    },
  ]);
});

describe('what goes along with later turns', () => {
  test('is what was returned', () => {
    expect(answered(question, chatResult(), now).thread).toEqual({
      product_name: 'phone',
      category: 'electronics_store',
      conversation_id: CONVERSATION_ID,
    });
  });

  test('stays if nothing new is returned', () => {
    const first = answered(question, chatResult(), now);
    const later = answered(first, chatResult({ product_name: null, category: null }), now);
    expect(later.thread).toEqual(first.thread);
    const sofas = chatResult({ product_name: 'sofa', category: 'furniture_store' });
    expect(answered(first, sofas, now).thread).toMatchObject({
      product_name: 'sofa',
      category: 'furniture_store',
    });
  });
});

test('a failure is said in a message, and goes when it is tried again', () => {
  const chat = failed(question, now);
  expect(chat.messages.at(-1)).toMatchObject({
    role: 'assistant',
    content: 'Sorry, I encountered an error while processing your request. Please try again.',
  });
  expect(triedAgain(chat).messages).toEqual(question.messages);
  expect(lastQuestion(chat)?.content).toBe('phone');
  const fine = answered(question, chatResult(), now);
  expect(triedAgain(fine)).toBe(fine);
});

test('no number is given twice, even if a message is gone', () => {
  const again = answered(triedAgain(failed(question, now)), chatResult(), now);
  expect(again.messages.map(({ id }) => id)).toEqual([1, 3]);
});

test('the oldest go when there are too many', () => {
  let chat = emptyChat;
  for (let turn = 0; turn < 60; turn += 1) {
    chat = answered(asked(chat, `turn ${turn}`, now), chatResult(), now);
  }
  expect(chat.messages).toHaveLength(100);
  expect(chat.messages[0]).toMatchObject({ content: 'turn 10' });
});
