import { act, fireEvent, render, screen } from '@testing-library/react';
import { BrowserRouter } from 'react-router';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Toaster } from '@baeon/ui/components/toast/toaster.tsx';
import { useVoiceOverlay, VoiceButton } from './voice-button.tsx';
import { VoiceOverlay } from './voice-overlay.tsx';
import {
  heard,
  microphoneAsks,
  microphoneFails,
  microphoneOpens,
  passed,
  refused,
  speechServer,
} from './voice-test-kit.ts';

vi.mock('@baeon/ui/device/microphone/microphone.ts', () => import('./voice-test-kit.ts'));

const onText = vi.fn();

function Screen() {
  const { voice, open, start } = useVoiceOverlay(onText);
  return (
    <>
      <VoiceButton disabled={false} onPress={start} />
      <VoiceOverlay voice={voice} open={open} />
    </>
  );
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'Date'] });
  onText.mockReset();
});
afterEach(() => void vi.useRealTimers());

const startButton = () => screen.getByTitle('Start voice recording');
const stopButton = () => screen.getByTitle('Stop recording');
const dialog = () => screen.queryByRole('dialog');
const spoken = () => dialog()?.querySelector('[role=status]')?.textContent;
const errors = () =>
  [...document.querySelectorAll('[data-toast=error]')].map((card) => card.textContent);

async function open(address = '/explore') {
  window.history.replaceState(null, '', address);
  const view = render(
    <BrowserRouter>
      <Screen />
      <Toaster />
    </BrowserRouter>,
  );
  await passed();
  return view;
}

async function speak() {
  await open();
  startButton().focus();
  fireEvent.click(startButton());
  await passed();
}

/** The history moves in its own time. */
const isBack = () => vi.waitFor(() => expect(window.location.search).toBe(''));

describe('the overlay', () => {
  test("waits for the permission without claiming to listen, then reads 'Listening...' / 'Tap anywhere to stop'", async () => {
    const answer = microphoneAsks();
    await speak();
    expect(spoken()).toBe('Getting ready...Please wait');
    await passed(600);
    expect(spoken()).toBe('Waiting for your permission...Please allow the microphone');
    expect(stopButton().getAttribute('aria-disabled')).toBe('true');
    answer.resolve({ level: () => 0, finish: async () => new Blob(), cancel: () => undefined });
    await passed();
    expect(spoken()).toBe('Listening...Tap anywhere to stop');
    expect(screen.getByRole('dialog', { name: 'Listening...' })).toBeTruthy();
    expect(stopButton().getAttribute('aria-disabled')).toBeNull();
  });

  test("reads 'Processing your voice...' / 'Please wait' after the second tap", async () => {
    microphoneOpens();
    speechServer();
    await speak();
    await passed(1_000);
    fireEvent.click(stopButton());
    await passed();
    expect(spoken()).toBe('Processing your voice...Please wait');
    expect(stopButton().getAttribute('aria-disabled')).toBe('true');
  });

  test('tells in the last three seconds that it is about to stop', async () => {
    microphoneOpens();
    speechServer();
    await speak();
    await passed(6_000);
    expect(screen.queryByRole('timer')).toBeNull();
    await passed(1_000);
    expect(screen.getByRole('timer').textContent).toBe('Stops in 3 s');
    await passed(2_000);
    expect(screen.getByRole('timer').textContent).toBe('Stops in 1 s');
    await passed(1_000);
    expect(spoken()).toBe('Processing your voice...Please wait');
  });

  test('comes with its step in the history, which keeps the place on the page behind', async () => {
    microphoneOpens();
    const addresses: string[] = [];
    vi.spyOn(HTMLDialogElement.prototype, 'showModal').mockImplementation(function (
      this: HTMLDialogElement,
    ) {
      addresses.push(window.location.search);
      this.setAttribute('open', '');
    });
    await speak();
    expect(addresses).toEqual(['?voice=on']);
  });

  test('has the focus on its button, and gives it back', async () => {
    microphoneOpens();
    await speak();
    expect(document.activeElement).toBe(stopButton());
    fireEvent.click(screen.getByRole('button', { name: 'Cancel recording' }));
    expect(dialog()).toBeNull();
    expect(document.activeElement).toBe(startButton());
  });
});

describe('it closes, cancelled,', () => {
  test.each([
    [
      'by its x',
      () => void fireEvent.click(screen.getByRole('button', { name: 'Cancel recording' })),
    ],
    ['by Escape', () => void fireEvent.keyDown(stopButton(), { key: 'Escape' })],
    [
      "by the phone's own gesture for closing",
      () => act(() => void dialog()?.dispatchEvent(new Event('cancel', { cancelable: true }))),
    ],
    ['by Back', () => window.history.back()],
  ])('%s', async (_way, close) => {
    const opened = microphoneOpens();
    await speak();
    expect(window.location.search).toBe('?voice=on');
    close();
    await isBack();
    await vi.waitFor(() => expect(dialog()).toBeNull());
    expect(opened.cancel).toHaveBeenCalled();
    expect(opened.finish).not.toHaveBeenCalled();
    expect(onText).not.toHaveBeenCalled();
  });
});

test('what was heard is told once its step in the history is gone', async () => {
  microphoneOpens();
  speechServer(heard('sofa'));
  onText.mockImplementation(() => expect(window.location.search).toBe(''));
  await speak();
  await passed(1_000);
  fireEvent.click(stopButton());
  await passed();
  await vi.waitFor(() => expect(onText).toHaveBeenCalledExactlyOnceWith('sofa'));
  expect(dialog()).toBeNull();
  expect(document.activeElement).toBe(startButton());
});

test('an address that came with it starts no recording, and is cleaned', async () => {
  const opened = microphoneOpens();
  await open('/explore?voice=on');
  await isBack();
  expect(dialog()).toBeNull();
  expect(opened.finish).not.toHaveBeenCalled();
});

describe('a failure closes it and is told', () => {
  test("'Please allow microphone access to search using your voice.'", async () => {
    microphoneFails('denied');
    await speak();
    await isBack();
    await vi.waitFor(() =>
      expect(errors()).toEqual(['Please allow microphone access to search using your voice.']),
    );
    expect(dialog()).toBeNull();
    expect(document.activeElement).toBe(startButton());
  });

  test.each([
    ['We could not recognize your voice. Please try again or type your query.', heard('')],
    ['Failed to process audio.', refused(500, 'INTERNAL')],
    ['Failed to process audio.', null],
    ['Said by the server', refused(501, 'VOICE_NOT_INSTALLED')],
  ])("'%s'", async (message, reply) => {
    microphoneOpens();
    speechServer(reply);
    await speak();
    await passed(1_000);
    fireEvent.click(stopButton());
    await passed();
    await isBack();
    expect(errors()).toEqual([message]);
    expect(dialog()).toBeNull();
    expect(onText).not.toHaveBeenCalled();
  });
});
