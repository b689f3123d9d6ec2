import { act, fireEvent, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { useVoice } from './use-voice.ts';
import {
  heard,
  microphoneAsks,
  microphoneFails,
  microphoneOpens,
  passed,
  recording,
  refused,
  speechServer,
  startRecording,
  tabHidden,
} from './voice-test-kit.ts';

vi.mock('@baeon/ui/device/microphone/microphone.ts', () => import('./voice-test-kit.ts'));

const onText = vi.fn();
const onFailure = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
  onText.mockReset();
  onFailure.mockReset();
});
afterEach(() => void vi.useRealTimers());

function voice() {
  const view = renderHook(() => useVoice({ onText, onFailure }));
  const { result, unmount } = view;
  return {
    unmount,
    step: () => result.current.state.step,
    level: () => result.current.level(),
    async start() {
      act(() => result.current.start());
      await passed();
    },
    tapTwice: () =>
      act(() => {
        result.current.start();
        result.current.start();
      }),
    async stop() {
      act(() => result.current.stop({ detail: 1 }));
      await passed();
    },
    cancel: () => act(() => result.current.cancel()),
  };
}

async function speaking() {
  const person = voice();
  await person.start();
  await passed(1_000);
  expect(person.step()).toBe('recording');
  return person;
}

describe('a recording', () => {
  test('ends with the second tap, and what was said is told', async () => {
    const opened = microphoneOpens();
    speechServer(heard('sofa'));
    const person = await speaking();
    expect(person.level()).toBe(0.5);
    await person.stop();
    expect(opened.finish).toHaveBeenCalledOnce();
    expect(onText).toHaveBeenCalledExactlyOnceWith('sofa');
    expect(onFailure).not.toHaveBeenCalled();
    expect(person.step()).toBe('idle');
    expect(person.level()).toBe(0);
  });

  test('ends by itself after 10 seconds', async () => {
    const opened = microphoneOpens();
    speechServer();
    const person = voice();
    await person.start();
    await passed(9_999);
    expect(person.step()).toBe('recording');
    expect(opened.finish).not.toHaveBeenCalled();
    await passed(1);
    expect(person.step()).toBe('processing');
    expect(opened.finish).toHaveBeenCalledOnce();
  });

  test('has its 10 seconds however long the browser asked', async () => {
    const answer = microphoneAsks();
    speechServer();
    const person = voice();
    await person.start();
    await passed(30_000);
    expect(person.step()).toBe('asking');
    answer.resolve(recording());
    await passed();
    await passed(9_999);
    expect(person.step()).toBe('recording');
    await passed(1);
    expect(person.step()).toBe('processing');
  });

  test('whose microphone goes away is made use of as far as it came', async () => {
    const opened = microphoneOpens();
    speechServer(heard('sofa'));
    await speaking();
    act(() => startRecording.mock.calls[0]?.[0].onLost());
    await passed();
    expect(opened.finish).toHaveBeenCalledOnce();
    expect(onText).toHaveBeenCalledExactlyOnceWith('sofa');
  });

  test('is not begun twice by a double tap, nor ended by it', async () => {
    microphoneOpens();
    const person = voice();
    person.tapTwice();
    await passed(300);
    await person.stop();
    expect(startRecording).toHaveBeenCalledOnce();
    expect(person.step()).toBe('recording');
  });

  test('can follow another', async () => {
    microphoneOpens();
    speechServer(heard('sofa'), heard('chair'));
    const person = await speaking();
    await person.stop();
    await person.start();
    await passed(1_000);
    await person.stop();
    expect(onText.mock.calls).toEqual([['sofa'], ['chair']]);
  });
});

describe('is cancelled, and the microphone released, by', () => {
  const ways: [string, (person: ReturnType<typeof voice>) => void][] = [
    ['its own button', (person) => person.cancel()],
    ['Escape', () => void fireEvent.keyDown(document.body, { key: 'Escape' })],
    ['leaving the screen', (person) => person.unmount()],
    ['leaving the page', () => act(() => void window.dispatchEvent(new Event('pagehide')))],
  ];

  test.each([
    ...ways,
    ['a switch to another tab', () => act(() => tabHidden(true))] as (typeof ways)[number],
  ])('%s', async (_way, leave) => {
    const opened = microphoneOpens();
    const server = speechServer(heard('sofa'));
    const person = await speaking();
    leave(person);
    expect(opened.cancel).toHaveBeenCalled();
    expect(startRecording.mock.calls[0]?.[0].signal.aborted).toBe(true);
    await passed(60_000);
    expect(person.step()).not.toBe('processing');
    expect(opened.finish).not.toHaveBeenCalled();
    expect(server).not.toHaveBeenCalled();
    expect(onText).not.toHaveBeenCalled();
    expect(onFailure).not.toHaveBeenCalled();
  });

  test.each(ways)('%s, also while the browser asks', async (_way, leave) => {
    const answer = microphoneAsks();
    const person = voice();
    await person.start();
    leave(person);
    const late = recording();
    answer.resolve(late);
    await passed(1_000);
    expect(late.cancel).toHaveBeenCalled();
    expect(person.step()).not.toBe('recording');
    expect(onFailure).not.toHaveBeenCalled();
  });

  test.each(ways)('%s, also while it is made out', async (_way, leave) => {
    microphoneOpens();
    const server = speechServer();
    const person = await speaking();
    await person.stop();
    expect(person.step()).toBe('processing');
    leave(person);
    await passed();
    expect(server.mock.calls[0]?.[1]?.signal?.aborted).toBe(true);
    expect(onFailure).not.toHaveBeenCalled();
  });
});

test('Escape does not empty the field that was spoken into', async () => {
  microphoneOpens();
  await speaking();
  expect(fireEvent.keyDown(document.body, { key: 'a' })).toBe(true);
  expect(fireEvent.keyDown(document.body, { key: 'Escape' })).toBe(false);
  expect(fireEvent.keyDown(document.body, { key: 'Escape' })).toBe(true);
});

test('nobody is recorded who went to another tab while the browser asked', async () => {
  const answer = microphoneAsks();
  const person = voice();
  await person.start();
  act(() => tabHidden(true));
  expect(person.step()).toBe('asking');
  const late = recording();
  answer.resolve(late);
  await passed();
  expect(late.cancel).toHaveBeenCalled();
  expect(person.step()).toBe('idle');
});

test('what was said is made out while the person is in another tab', async () => {
  microphoneOpens();
  speechServer(refused(503, 'BUSY', 2), heard('sofa'));
  const person = await speaking();
  await person.stop();
  act(() => tabHidden(true));
  await passed(2_000);
  expect(onText).toHaveBeenCalledExactlyOnceWith('sofa');
});

test('a late answer to a cancelled recording does not meet the next one', async () => {
  const answer = microphoneAsks();
  const person = voice();
  await person.start();
  person.cancel();
  const next = microphoneAsks();
  await person.start();
  answer.resolve(recording());
  await passed();
  expect(person.step()).toBe('asking');
  next.resolve(recording());
  await passed();
  expect(person.step()).toBe('recording');
});

describe('a failure is told once, and the next try is free', () => {
  async function failure(person: ReturnType<typeof voice>) {
    expect(person.step()).toBe('idle');
    expect(onText).not.toHaveBeenCalled();
    expect(onFailure).toHaveBeenCalledOnce();
    const told: unknown = onFailure.mock.calls[0]?.[0];
    microphoneOpens();
    await person.start();
    expect(person.step()).toBe('recording');
    return told;
  }

  test('of the microphone', async () => {
    microphoneFails('denied');
    const person = voice();
    await person.start();
    expect(await failure(person)).toEqual({ cause: 'microphone', kind: 'denied' });
  });

  test('of the microphone for a reason that nobody thought of', async () => {
    startRecording.mockReset().mockRejectedValue(new TypeError('Odd'));
    const person = voice();
    await person.start();
    expect(await failure(person)).toEqual({ cause: 'microphone', kind: 'unavailable' });
  });

  test('of the encoding', async () => {
    microphoneOpens({ finish: () => Promise.reject(new Error('No MP3')) });
    const person = await speaking();
    await person.stop();
    expect(await failure(person)).toEqual({ cause: 'recording' });
  });

  test('of the server', async () => {
    microphoneOpens();
    speechServer(refused(500, 'INTERNAL'));
    const person = await speaking();
    await person.stop();
    expect(await failure(person)).toMatchObject({ cause: 'server', error: { status: 500 } });
  });

  test.each(['', '  ', '...'])('to understand anything: %j', async (text) => {
    microphoneOpens();
    speechServer(heard(text));
    const person = await speaking();
    await person.stop();
    expect(await failure(person)).toEqual({ cause: 'nothing-heard' });
  });
});
