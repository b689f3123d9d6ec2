// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { person } from '../../lib/person-test-kit.ts';
import { endSession, startSession } from '../../lib/session.ts';
import { chatResult } from './assistant-test-kit.ts';
import { storeChat, storedChat } from './stored-chat.ts';
import { answered, asked, emptyChat } from './chat-state.ts';
import { forgetChatAtLogout, storedChatText } from './chat-storage.ts';

const now = new Date('2026-11-15T06:30:00Z');
const question = asked(emptyChat, 'phone', now);
const chat = answered(question, chatResult(), now);

describe('what the tab remembers', () => {
  test('is given back to whoever said it', () => {
    storeChat('anita', chat);
    expect(storedChat('anita')).toEqual(chat);
  });

  test('goes on with a visitor who logs in', () => {
    storeChat(null, chat);
    expect(storedChat(null)).toEqual(chat);
    expect(storedChat('anita')).toEqual(chat);
  });

  test.each(['bala', null])('is not shown to somebody else: %s', (other) => {
    storeChat('anita', chat);
    expect(storedChat(other)).toEqual(emptyChat);
    expect(storedChatText()).toBeNull();
  });

  test('says that nobody waits any more for what was asked before a reload', () => {
    storeChat('anita', question);
    expect(storedChat('anita').messages.at(-1)).toMatchObject({ role: 'assistant', failed: true });
  });

  test.each([
    ['no text', '{{'],
    ['another shape', '{"of":"anita","talk":{"messages":[]}}'],
    ['a reply without its products', JSON.stringify({ of: 'anita', talk: withoutProducts() })],
  ])('is dropped if it cannot be read: %s', (_what, text) => {
    sessionStorage.setItem('talk', text);
    expect(storedChat('anita')).toEqual(emptyChat);
    expect(storedChatText()).toBeNull();
  });

  test('is nothing where storage is refused', () => {
    const refuse = () => {
      throw new DOMException('Refused', 'SecurityError');
    };
    vi.stubGlobal('sessionStorage', { getItem: refuse, setItem: refuse, removeItem: refuse });
    storeChat('anita', chat);
    expect(storedChat('anita')).toEqual(emptyChat);
    vi.unstubAllGlobals();
  });
});

function withoutProducts() {
  return {
    ...chat,
    messages: chat.messages.map((message) => ({ ...message, products: undefined })),
  };
}

describe('at logout', () => {
  const anita = person('GOTBUSINESS', { id: 'anita' });
  let stop: () => void;
  beforeEach(() => endSession());
  afterEach(() => {
    stop();
    endSession();
  });

  test('what somebody said is forgotten', () => {
    startSession({ user: anita, token: 'secret', loginStatus: true });
    stop = forgetChatAtLogout();
    storeChat('anita', chat);
    startSession({ user: anita, token: 'secret', loginStatus: true });
    expect(storedChatText()).not.toBeNull();
    endSession();
    expect(storedChatText()).toBeNull();
  });

  test('what a visitor said stays, also when they log in', () => {
    stop = forgetChatAtLogout();
    storeChat(null, chat);
    window.dispatchEvent(new Event('storage'));
    startSession({ user: anita, token: 'secret', loginStatus: true });
    expect(storedChatText()).not.toBeNull();
  });
});
