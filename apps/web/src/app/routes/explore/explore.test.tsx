import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  chatResult,
  CONVERSATION_ID,
  OFFER_ID,
} from '../../../features/assistant/assistant-test-kit.ts';
import { endSession } from '../../../lib/session.ts';
import { refusal, toasts } from '../../app-test-kit.tsx';
import {
  ask,
  bengaluru,
  bubbles,
  cards,
  field,
  openExplore,
  sendButton,
  signInAt,
  stubAssistant,
} from './explore-test-kit.ts';

const FAILED = 'Sorry, I encountered an error while processing your request. Please try again.';

// Loaded beforehand, so that no test waits for it.
beforeAll(() => Promise.all([import('../../shell/app-shell.tsx'), import('./explore.tsx')]));
beforeEach(() => {
  endSession();
  signInAt(bengaluru);
});
afterEach(() => endSession());

const button = (name: string) => screen.getByRole('button', { name });
const spoken = () => [...document.querySelectorAll('#main [role=status]')][0]?.textContent;

describe('before anything was said', () => {
  test('it introduces itself, and has four things to start with', async () => {
    const { questions } = stubAssistant();
    await openExplore();
    expect(
      screen.getByText(
        'I help you discover top products, compare smartly and buy with confidence.',
      ),
    ).toBeTruthy();
    const starters = within(screen.getByRole('list', { name: 'For a start' })).getAllByRole(
      'button',
    );
    expect(starters).toHaveLength(4);
    expect(screen.queryByRole('button', { name: 'New chat' })).toBeNull();
    await userEvent.click(starters[0]!);
    await cards();
    expect(questions()[0]?.['user_input']).toBe(starters[0]!.textContent);
  });
});

describe('a turn', () => {
  test('shows what was said, a sign of thinking, then the reply, each with its time', async () => {
    const gate = Promise.withResolvers<void>();
    stubAssistant({ chat: () => gate.promise.then(() => chatResult()) });
    await openExplore();
    await ask('phone');
    expect(bubbles()).toEqual(['You: phone']);
    // Once to be seen, once to be heard.
    expect(screen.getAllByText('Thinking...')).toHaveLength(2);
    await userEvent.type(field(), 'more');
    expect(sendButton().disabled).toBe(true);
    await userEvent.type(field(), '{Enter}');
    expect(bubbles()).toHaveLength(1);

    act(() => gate.resolve());
    await cards();
    expect(bubbles()).toEqual(['You: phone', 'Assistant: Here are 2 for “phone”.']);
    expect(screen.queryByText('Thinking...')).toBeNull();
    expect(sendButton().disabled).toBe(false);
    const times = [...document.querySelectorAll('time')].map((time) => time.textContent);
    expect(times).toHaveLength(2);
    for (const time of times) expect(time).toMatch(/\d{1,2}[:.]\d{2}/);
  });

  test('is spoken to those who do not see it', async () => {
    stubAssistant();
    await openExplore();
    expect(spoken()).toBe('');
    await ask('phone');
    await cards();
    expect(spoken()).toBe('Here are 2 for “phone”. 2 products');
  });

  test('goes on where the last one ended, and says where the person is', async () => {
    const { questions } = stubAssistant();
    await openExplore();
    await ask('phone');
    await cards();
    await ask('cheaper');
    await waitFor(() => expect(bubbles()).toHaveLength(4));
    expect(questions()).toEqual([
      { user_input: 'phone', ...bengaluru },
      {
        user_input: 'cheaper',
        product_name: 'phone',
        category: 'electronics_store',
        conversation_id: CONVERSATION_ID,
        ...bengaluru,
      },
    ]);
  });

  test('has what could be said next under the last reply only', async () => {
    const { questions } = stubAssistant({
      chat: (text) => chatResult({ suggestions: [`After ${text}`] }),
    });
    await openExplore();
    await ask('phone');
    await userEvent.click(await screen.findByRole('button', { name: 'After phone' }));
    await screen.findByRole('button', { name: 'After After phone' });
    expect(screen.queryByRole('button', { name: 'After phone' })).toBeNull();
    expect(questions()[1]).toMatchObject({ user_input: 'After phone' });
    // The chip that was pressed is gone; the keyboard goes on from what it said.
    expect(document.activeElement?.getAttribute('data-message')).toMatch(/[34]/);
  });

  test('can compare in a table', async () => {
    const rows = [{ label: 'Price', values: ['₹17,999', '₹17,999'] }];
    stubAssistant({ chat: () => chatResult({ table: true, rows }) });
    await openExplore();
    await ask('compare the first two');
    const table = await screen.findByRole('table');
    expect(within(table).getByRole('rowheader', { name: 'Price' })).toBeTruthy();
    expect(screen.queryByRole('article')).toBeNull();
  });

  test('links to deals nearby', async () => {
    const offer = {
      campaign_id: OFFER_ID,
      title: '10% off on phones',
      store: 'Jayanagar Mobiles',
      distance_km: 1.24,
    };
    stubAssistant({ chat: () => chatResult({ offers: [offer] }) });
    await openExplore();
    await ask('phone');
    const link = await screen.findByRole('link', { name: /10% off on phones/ });
    expect(link.getAttribute('href')).toBe(`/coupon/${OFFER_ID}`);
    expect(link.textContent).toContain('Jayanagar Mobiles · 1.2 KM');
  });
});

describe('a failure', () => {
  test.each([
    ['no network', () => null],
    ['a server in trouble', () => refusal(500, 'INTERNAL')],
  ])('is said by the assistant, and can be tried again: %s', async (_what, chat) => {
    const { server, questions } = stubAssistant({ chat });
    await openExplore();
    await ask('phone');
    await screen.findByRole('button', { name: 'Retry' });
    expect(bubbles()).toEqual(['You: phone', `Assistant: ${FAILED}`]);
    expect(spoken()).toBe(FAILED);
    expect(toasts('error')).toEqual([]);

    server.chat = () => chatResult();
    await userEvent.click(button('Retry'));
    await cards();
    expect(bubbles()).toEqual(['You: phone', 'Assistant: Here are 2 for “phone”.']);
    expect(questions().map((question) => question['user_input'])).toEqual(['phone', 'phone']);
    expect(spoken()).toBe('Here are 2 for “phone”. 2 products');
  });

  test('does not keep people from saying something else', async () => {
    const { server } = stubAssistant({ chat: () => null });
    await openExplore();
    await ask('phone');
    await screen.findByRole('button', { name: 'Retry' });
    server.chat = () => chatResult();
    await ask('sofa');
    await cards();
    expect(bubbles()).toHaveLength(4);
    expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull();
  });
});

describe('what was said', () => {
  test('is there after a reload, with what it was about', async () => {
    const { questions } = stubAssistant();
    await openExplore();
    await ask('phone');
    await cards();
    cleanup();
    await openExplore();
    expect(bubbles()).toEqual(['You: phone', 'Assistant: Here are 2 for “phone”.']);
    expect(spoken()).toBe('');
    await ask('cheaper');
    await waitFor(() => expect(bubbles()).toHaveLength(4));
    expect(questions()[1]).toMatchObject({
      product_name: 'phone',
      conversation_id: CONVERSATION_ID,
    });
  });

  test('is answered while the person is on another screen', async () => {
    const gate = Promise.withResolvers<void>();
    stubAssistant({ chat: () => gate.promise.then(() => chatResult()) });
    await openExplore();
    await ask('phone');
    await userEvent.click(screen.getByRole('link', { name: 'QR' }));
    await screen.findByRole('heading', { level: 1, name: 'QR scanner' });
    await act(async () => gate.resolve());
    await userEvent.click(screen.getByRole('link', { name: 'Explore' }));
    await cards();
    expect(bubbles()).toHaveLength(2);
  });

  test('can be put away', async () => {
    const { questions } = stubAssistant();
    await openExplore();
    await ask('phone');
    await cards();
    await userEvent.click(button('New chat'));
    expect(screen.getByRole('list', { name: 'For a start' })).toBeTruthy();
    expect(document.activeElement?.textContent).toBe('Explore');
    expect(sessionStorage.getItem('talk')).toBeNull();
    await ask('sofa');
    await cards();
    expect(questions()[1]).toEqual({ user_input: 'sofa', ...bengaluru });
  });

  test('is forgotten at logout, on whichever screen', async () => {
    stubAssistant();
    await openExplore();
    await ask('phone');
    await cards();
    await userEvent.click(screen.getByRole('link', { name: 'Deals' }));
    await screen.findByRole('heading', { level: 1, name: 'Deals' });
    expect(sessionStorage.getItem('talk')).not.toBeNull();
    await userEvent.click(button('Menu'));
    await userEvent.click(button('Logout'));
    expect(sessionStorage.getItem('talk')).toBeNull();
  });

  test('is forgotten at logout, also what comes after it', async () => {
    const gate = Promise.withResolvers<void>();
    const { server } = stubAssistant();
    await openExplore();
    await ask('phone');
    await cards();
    server.chat = () => gate.promise.then(() => chatResult());
    await ask('cheaper');
    expect(sessionStorage.getItem('talk')).toContain('cheaper');
    await userEvent.click(button('Menu'));
    await userEvent.click(button('Logout'));
    await waitFor(() => expect(window.location.pathname).toBe('/login'));
    expect(sessionStorage.getItem('talk')).toBeNull();
    await act(async () => gate.resolve());
    expect(sessionStorage.getItem('talk')).toBeNull();
  });
});
