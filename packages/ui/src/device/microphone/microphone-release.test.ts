// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { nothingHeld, stubMicrophone, watched } from './microphone-test-kit.ts';
import { startRecording } from './microphone.ts';

/** What was taken is given back. */

const oneRecording = { tracks: 1, contexts: 1, nodes: 3, ports: 1, workers: 1 };

// Loaded beforehand, because a module does not load while the clock is held.
await import('./recorder.ts');

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

test('all is given back at the end, the microphone at once', async () => {
  const { held } = stubMicrophone();
  const recording = await startRecording();
  expect(held()).toEqual(oneRecording);
  const finished = recording.finish();
  expect(held().tracks).toBe(0);
  await finished;
  expect(held()).toEqual(nothingHeld);
  expect(vi.getTimerCount()).toBe(0);
});

test('all is given back when it is cancelled, as often as one likes', async () => {
  const { held } = stubMicrophone();
  const recording = await startRecording();
  recording.cancel();
  expect(held()).toEqual(nothingHeld);
  recording.cancel();
  expect(recording.level()).toBe(0);
  await expect(recording.finish()).rejects.toMatchObject({ name: 'AbortError' });
});

test('all is given back when it is cancelled while the MP3 is made', async () => {
  const { held } = stubMicrophone('sound', { trouble: 'no rest' });
  const recording = await startRecording();
  const outcome = watched(recording.finish());
  recording.cancel();
  expect(held()).toEqual(nothingHeld);
  await pass(0);
  expect(outcome.value).toMatchObject({ name: 'AbortError' });
});

test('a result stays good when it is cancelled afterwards', async () => {
  stubMicrophone();
  const recording = await startRecording();
  const mp3 = await recording.finish();
  recording.cancel();
  await expect(recording.finish()).resolves.toBe(mp3);
});

test('a signal gives all back', async () => {
  const controller = new AbortController();
  const { held } = stubMicrophone();
  const recording = await startRecording({ signal: controller.signal });
  controller.abort('gone');
  expect(held()).toEqual(nothingHeld);
  await expect(recording.finish()).rejects.toBe('gone');
});

test('a signal while the person is asked gives all back, also what comes after that', async () => {
  const controller = new AbortController();
  const { allow, held, tracks } = stubMicrophone('silence');
  const outcome = watched(startRecording({ signal: controller.signal }));
  await pass(10);
  controller.abort('gone');
  expect(held()).toEqual(nothingHeld);
  await pass(0);
  expect(outcome).toEqual({ value: 'gone' });
  allow();
  await pass(0);
  expect(tracks).toHaveLength(1);
  expect(held()).toEqual(nothingHeld);
  expect(vi.getTimerCount()).toBe(0);
});

test.each([0, 1, 2, 3, 4, 5, 6, 8, 10, 15, 20])(
  'a signal after %i steps gives all back',
  async (steps) => {
    const controller = new AbortController();
    const { held } = stubMicrophone();
    const outcome = watched(startRecording({ signal: controller.signal }));
    for (let step = 0; step < steps; step++) await Promise.resolve();
    controller.abort('gone');
    await pass(0);
    expect(outcome).toHaveProperty('value');
    expect(held()).toEqual(nothingHeld);
  },
);

test('a signal while the worklet loads gives all back', async () => {
  const controller = new AbortController();
  const { held } = stubMicrophone('sound', { trouble: 'slow worklet' });
  const outcome = watched(startRecording({ signal: controller.signal }));
  await pass(60_000);
  expect(outcome).toEqual({});
  controller.abort('gone');
  await pass(0);
  expect(outcome).toEqual({ value: 'gone' });
  expect(held()).toEqual(nothingHeld);
});

test('a signal that was given before asks nobody', async () => {
  const { asked, contexts } = stubMicrophone();
  await expect(startRecording({ signal: AbortSignal.abort('gone') })).rejects.toBe('gone');
  expect([...asked, ...contexts]).toEqual([]);
});

test('one recording after another does not disturb', async () => {
  const { held, workers } = stubMicrophone();
  await (await startRecording()).finish();
  const second = await startRecording();
  expect(held()).toEqual(oneRecording);
  await second.finish();
  expect(workers).toHaveLength(2);
  expect(held()).toEqual(nothingHeld);
});
