import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { person } from '../../lib/person-test-kit.ts';
import { endSession, startSession } from '../../lib/session.ts';
import { chatResult } from './assistant-test-kit.ts';
import { keepTalk, keptTalk } from './kept-talk.ts';
import { answered, asked, emptyTalk } from './talk.ts';
import { forgetTalkAtLogout, storedTalk } from './talk-storage.ts';

const now = new Date('2026-11-15T06:30:00Z');
const question = asked(emptyTalk, 'phone', now);
const talk = answered(question, chatResult(), now);

describe('what the tab remembers', () => {
  test('is given back to whoever said it', () => {
    keepTalk('anita', talk);
    expect(keptTalk('anita')).toEqual(talk);
  });

  test('goes on with a visitor who logs in', () => {
    keepTalk(null, talk);
    expect(keptTalk(null)).toEqual(talk);
    expect(keptTalk('anita')).toEqual(talk);
  });

  test.each(['bala', null])('is not shown to somebody else: %s', (other) => {
    keepTalk('anita', talk);
    expect(keptTalk(other)).toEqual(emptyTalk);
    expect(storedTalk()).toBeNull();
  });

  test('says that nobody waits any more for what was asked before a reload', () => {
    keepTalk('anita', question);
    expect(keptTalk('anita').messages.at(-1)).toMatchObject({ role: 'assistant', failed: true });
  });

  test.each([
    ['no text', '{{'],
    ['another shape', '{"of":"anita","talk":{"messages":[]}}'],
    ['a reply without its products', JSON.stringify({ of: 'anita', talk: withoutProducts() })],
  ])('is dropped if it cannot be read: %s', (_what, text) => {
    sessionStorage.setItem('talk', text);
    expect(keptTalk('anita')).toEqual(emptyTalk);
    expect(storedTalk()).toBeNull();
  });

  test('is nothing where storage is refused', () => {
    const refuse = () => {
      throw new DOMException('Refused', 'SecurityError');
    };
    vi.stubGlobal('sessionStorage', { getItem: refuse, setItem: refuse, removeItem: refuse });
    keepTalk('anita', talk);
    expect(keptTalk('anita')).toEqual(emptyTalk);
    vi.unstubAllGlobals();
  });
});

function withoutProducts() {
  return {
    ...talk,
    messages: talk.messages.map((message) => ({ ...message, products: undefined })),
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
    stop = forgetTalkAtLogout();
    keepTalk('anita', talk);
    startSession({ user: anita, token: 'secret', loginStatus: true });
    expect(storedTalk()).not.toBeNull();
    endSession();
    expect(storedTalk()).toBeNull();
  });

  test('what a visitor said stays, also when they log in', () => {
    stop = forgetTalkAtLogout();
    keepTalk(null, talk);
    window.dispatchEvent(new Event('storage'));
    startSession({ user: anita, token: 'secret', loginStatus: true });
    expect(storedTalk()).not.toBeNull();
  });
});
