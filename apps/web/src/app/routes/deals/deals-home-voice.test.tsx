import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { nearDeal } from '../../../features/deals/deals-test-kit.ts';
import {
  microphoneAsks,
  microphoneFails,
  microphoneOpens,
} from '../../../features/voice/voice-test-kit.ts';
import { endSession } from '../../../lib/session.ts';
import {
  chip,
  no,
  openDealsHome,
  searchBox,
  server,
  titles,
  toasts,
  yes,
} from './deals-home-test-kit.ts';

vi.mock(
  '@baeon/ui/device/microphone/microphone.ts',
  () => import('../../../features/voice/voice-test-kit.ts'),
);

beforeEach(() => endSession());
afterEach(() => endSession());

const three = [
  nearDeal(1, { title: 'Laddoos for two', category: 'Food/Sweets' }),
  nearDeal(2, { title: 'Phone week', category: 'Mobile stores' }),
  nearDeal(3, { title: 'Sofa week', category: 'Furniture/Home Appliances' }),
];
const shown = (expected: string[]) => waitFor(() => expect(titles()).toEqual(expected));
const microphone = () => screen.getByTitle(/^(Start voice recording|Stop recording)$/);
const heard = (translatedText: string) => yes({ translatedText });

async function openThree(search = '') {
  const api = server({ near: three });
  await openDealsHome(search);
  return api;
}

/** From one second to the next, as the clock of the page sees it. */
let clock = 1_000_000;
function later() {
  clock += 5_000;
  vi.spyOn(Date, 'now').mockReturnValue(clock);
}

async function begin() {
  later();
  await userEvent.click(microphone());
  await screen.findByText('Listening...');
  later();
}

async function speak() {
  await begin();
  await userEvent.click(microphone());
}

describe('speaking', () => {
  test('fills the search box and filters at once, and the text can be edited', async () => {
    const { answers, callsTo } = await openThree();
    answers['translate'] = () => heard('Sofa.');
    const opened = microphoneOpens();
    await shown(['Laddoos for two', 'Phone week', 'Sofa week']);
    await begin();
    expect(microphone().title).toBe('Stop recording');
    await userEvent.click(microphone());
    await shown(['Sofa week']);
    expect(opened.finish).toHaveBeenCalledOnce();
    expect(callsTo('translate')).toHaveLength(1);
    expect(searchBox().value).toBe('Sofa');
    expect(screen.getByText('Heard: Sofa.').getAttribute('role')).toBe('status');
    expect(microphone().title).toBe('Start voice recording');
    expect(document.activeElement).toBe(microphone());
    await userEvent.clear(searchBox());
    await userEvent.type(searchBox(), 'phone{Enter}');
    await shown(['Phone week']);
  });

  test('takes the place of what was typed, even where that leads to the same search', async () => {
    const { answers } = await openThree('?q=sofa');
    answers['translate'] = () => heard('sofa');
    microphoneOpens();
    await shown(['Sofa week']);
    await userEvent.type(searchBox(), ' bed');
    await speak();
    await waitFor(() => expect(searchBox().value).toBe('sofa'));
  });

  test('shows that it waits, listens and works, each in its words', async () => {
    const { answers } = await openThree();
    const gate = Promise.withResolvers<void>();
    answers['translate'] = () => gate.promise.then(() => heard('sofa'));
    const answer = microphoneAsks();
    later();
    await userEvent.click(microphone());
    await screen.findByText('Waiting for your permission...');
    expect(microphone().getAttribute('aria-disabled')).toBe('true');
    const opened = microphoneOpens();
    act(() => answer.resolve(opened));
    await screen.findByText('Listening...');
    later();
    await userEvent.click(microphone());
    await screen.findByText('Processing your voice...');
    expect(microphone().getAttribute('aria-disabled')).toBe('true');
    act(() => gate.resolve());
    await shown(['Sofa week']);
    expect(screen.queryByText('Processing your voice...')).toBeNull();
  });
});

describe('nothing is searched, the microphone is released and what was typed stays after', () => {
  async function typedThenSpeaking() {
    const { callsTo } = await openThree();
    const opened = microphoneOpens();
    await userEvent.type(searchBox(), 'week');
    await begin();
    return { opened, callsTo };
  }

  test('Cancel', async () => {
    const { opened, callsTo } = await typedThenSpeaking();
    expect(screen.queryByRole('button', { name: 'Clear search' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Cancel recording' }));
    expect(opened.cancel).toHaveBeenCalled();
    expect(document.activeElement).toBe(microphone());
    expect(searchBox().value).toBe('week');
    expect(callsTo('translate')).toEqual([]);
  });

  test('Escape', async () => {
    const { opened } = await typedThenSpeaking();
    fireEvent.keyDown(searchBox(), { key: 'Escape' });
    expect(opened.cancel).toHaveBeenCalled();
    expect(searchBox().value).toBe('week');
  });

  test('typing', async () => {
    const { opened } = await typedThenSpeaking();
    await userEvent.type(searchBox(), 's');
    expect(opened.cancel).toHaveBeenCalled();
    expect(searchBox().value).toBe('weeks');
    expect(screen.queryByText('Listening...')).toBeNull();
  });

  test('searching for what was typed', async () => {
    const { opened } = await typedThenSpeaking();
    await userEvent.click(screen.getByRole('button', { name: 'Search' }));
    expect(opened.cancel).toHaveBeenCalled();
    await shown(['Phone week', 'Sofa week']);
  });

  test('choosing a chip', async () => {
    const { opened } = await typedThenSpeaking();
    await userEvent.click(await chip('Sweets'));
    await shown(['Laddoos for two']);
    expect(opened.cancel).toHaveBeenCalled();
    expect(screen.queryByText('Listening...')).toBeNull();
  });

  test('leaving the screen', async () => {
    const { opened } = await typedThenSpeaking();
    await userEvent.click(screen.getByRole('link', { name: 'QR' }));
    await screen.findByRole('heading', { level: 1, name: 'QR scanner' });
    await waitFor(() => expect(opened.cancel).toHaveBeenCalled());
  });
});

describe('a failure leaves what was typed, and is told', () => {
  test("'Please allow microphone access to search using your voice.'", async () => {
    await openThree('?q=week');
    microphoneFails('denied');
    await userEvent.click(microphone());
    await waitFor(() =>
      expect(toasts('error')).toEqual([
        'Please allow microphone access to search using your voice.',
      ]),
    );
    expect(searchBox().value).toBe('week');
    expect(microphone().title).toBe('Start voice recording');
  });

  test.each([
    ['We could not recognize your voice. Please try again or type your query.', heard('')],
    ['We are facing some issues, please try again later.', no(500, 'INTERNAL', 'Oh')],
    [
      'We are facing some issues, please try again later.',
      { body: { error: true, result: { code: 'INTERNAL', msg: 'Oh' } } },
    ],
    ['Failed to process audio.', no(422, 'AUDIO_UNREADABLE', 'Oh')],
    ['Slower, please', no(429, 'TOO_MANY_REQUESTS', 'Slower, please')],
  ])("'%s'", async (message, reply) => {
    const { answers } = await openThree('?q=week');
    answers['translate'] = () => reply;
    microphoneOpens();
    await speak();
    await waitFor(() => expect(toasts('error')).toEqual([message]));
    expect(searchBox().value).toBe('week');
    await shown(['Phone week', 'Sofa week']);
  });

  test("'We are facing some issues, please try again later.' without a network", async () => {
    await openThree();
    microphoneOpens();
    await speak();
    await waitFor(() =>
      expect(toasts('error')).toEqual(['We are facing some issues, please try again later.']),
    );
  });
});
