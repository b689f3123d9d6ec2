import { messageAdvice } from '@baeon/contracts/counter/message-advice';
import type { MessageEntry } from '@baeon/contracts/counter/messages-wire';
import { act, cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  asked,
  button,
  inSheet,
  open,
  refused,
  replies,
  sent,
  startOwner,
} from './owner-screens-test-kit.tsx';

const at = '2026-11-19T05:00:00Z';
const message: MessageEntry = {
  id: 'm1',
  at,
  kind: 'coupon',
  language: 'hi',
  to_ends_in: '3210',
  state: 'failed',
  provider: 'msg91',
  attempts: 1,
  answer: '633',
  advice: 'text_differs',
  what_to_do: messageAdvice.text_differs,
  settled_at: at,
  reported_at: at,
  can_retry: true,
};
const code: MessageEntry = { ...message, id: 'm2', kind: 'code:sign-in', can_retry: false };
const waiting: MessageEntry = {
  ...message,
  id: 'm3',
  state: 'waiting',
  attempts: 3,
  answer: null,
  advice: null,
  what_to_do: null,
  can_retry: false,
};

const ALL = '/messages?';
const RETRY = '/messages/m1/retry';

const row = async (words: string | RegExp) =>
  within((await screen.findAllByText(words))[0]!.closest('li')!);
const chosen = (name: string) => screen.findByRole('button', { name, pressed: true });
const ofMessages = () => asked().filter((path) => path.startsWith(ALL));

beforeEach(() =>
  startOwner({
    '/me': { result: { operator: true, stores: [] } },
    [ALL]: { result: [message, code, waiting] },
  }),
);
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

test('operators alone see the way to the messages', async () => {
  await open('/me');
  await userEvent.click(await screen.findByRole('link', { name: 'Messages' }));
  expect(await screen.findByRole('heading', { name: 'Messages' })).toBeTruthy();
  cleanup();
  startOwner({ '/me': { result: { operator: false, stores: [] } } });
  await open('/me');
  await screen.findByText('No stores yet');
  expect(screen.queryByRole('link', { name: 'Messages' })).toBeNull();
});

test('a message says what it is, how it fared, by whom, and what to do', async () => {
  await open('/me/messages');
  const coupon = await row('Coupon');
  expect(coupon.getByText('Not delivered')).toBeTruthy();
  expect(coupon.getByText(/^to …3210 · .* · हिन्दी · msg91$/)).toBeTruthy();
  expect(coupon.getByText('Answer: 633')).toBeTruthy();
  expect(coupon.getByText(messageAdvice.text_differs, { exact: false })).toBeTruthy();
  const untold = await row(/3 attempts$/);
  expect(untold.queryByText(/^Answer/)).toBeNull();
});

test('advice is in the language of whoever reads, and what is new in the words of the server', async () => {
  const unknown = { ...message, id: 'm4', kind: 'survey', advice: 'wait', what_to_do: 'Do wait.' };
  replies[ALL] = { result: [message, unknown] };
  await open('/me/messages');
  expect((await row('Other message')).getByText(/Do wait/)).toBeTruthy();
  const { setTranslation } = await import('@baeon/ui/lib/texts.ts');
  const { kannadaCounterTexts } = await import('./translations/kn/counter-kn.ts');
  act(() => setTranslation(kannadaCounterTexts));
  const { text_differs } = kannadaCounterTexts.sentMessages.advice;
  expect(screen.getByText(text_differs, { exact: false })).toBeTruthy();
  expect(screen.getByText(/Do wait/)).toBeTruthy();
});

test('messages of one state are listed by an address that can be opened again', async () => {
  replies['/messages?state=dead'] = { result: [{ ...message, state: 'dead' }], next_cursor: '7' };
  replies['/messages?state=dead&cursor=7'] = { result: [{ ...code, state: 'dead' }] };
  await open('/me/messages');
  await chosen('All');
  await userEvent.click(await button('Given up'));
  await chosen('Given up');
  expect(window.location.search).toBe('?state=dead');
  expect(screen.getAllByRole('button', { pressed: true, name: /All|Given up/ })).toHaveLength(1);
  await userEvent.click(await button('Show earlier ones'));
  await screen.findByText('Code to sign in');
  cleanup();
  await open('/me/messages?state=dead');
  await chosen('Given up');
  await userEvent.click(await button('All'));
  expect(window.location.search).toBe('');
  cleanup();
  await open('/me/messages?state=lost');
  await chosen('All');
});

test('a whole number finds its messages and stays out of the address; half of one is refused', async () => {
  replies['/messages?mobile_number=9845012345'] = { result: [] };
  await open('/me/messages');
  const field = await screen.findByLabelText('Mobile number');
  await userEvent.type(field, '98450 1234');
  await userEvent.tab();
  expect(await screen.findByText('Invalid number')).toBeTruthy();
  expect(ofMessages()).toEqual([ALL]);
  await userEvent.type(field, '5');
  expect(await screen.findByText('There are no such messages.')).toBeTruthy();
  expect(screen.queryByText('Invalid number')).toBeNull();
  expect(window.location.search).toBe('');
  await userEvent.clear(field);
  await row('Coupon');
});

test('only what may be is sent again, once, however often that is tapped, and listed anew', async () => {
  replies[RETRY] = {};
  await open('/me/messages');
  await row('Coupon');
  expect(screen.getAllByRole('button', { name: /^Send again/ })).toHaveLength(1);
  await userEvent.click(await button('Send again: Coupon, 3210'));
  expect(sent(RETRY)).toEqual([]);
  replies[ALL] = { result: [{ ...message, state: 'waiting', can_retry: false }] };
  await userEvent.dblClick(inSheet().getByRole('button', { name: 'Send again' }));
  const list = within(await screen.findByRole('list'));
  expect(await list.findByText('Waiting')).toBeTruthy();
  expect(list.queryByText('Not delivered')).toBeNull();
  expect(sent(RETRY)).toHaveLength(1);
});

test('a refusal is told, and the list is read anew', async () => {
  replies[RETRY] = refused('NOT_FOUND', 'There is no such message.');
  await open('/me/messages');
  await userEvent.click(await button('Send again: Coupon, 3210'));
  replies[ALL] = { result: [] };
  await userEvent.click(inSheet().getByRole('button', { name: 'Send again' }));
  await inSheet().findByText('There is no such message.');
  expect(await screen.findByText('No message was sent yet.')).toBeTruthy();
});

test('who is no operator reads the refusal; without a connection it says so', async () => {
  replies[ALL] = refused('FORBIDDEN', 'That is for others to do.');
  await open('/me/messages');
  await screen.findByText('The messages could not be loaded');
  expect(screen.getByText('That is for others to do.')).toBeTruthy();
  delete replies[ALL];
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await userEvent.click(await button('Try again'));
  expect(await screen.findByText('You are offline')).toBeTruthy();
});
