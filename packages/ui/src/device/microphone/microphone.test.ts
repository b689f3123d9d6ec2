// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { chromeOnAndroid, stubMediaDevices } from '../browser-test-kit.ts';
import { mp3Bytes, nothingHeld, stubMicrophone, watched } from './microphone-test-kit.ts';
import { startRecording } from './microphone.ts';

const inAnApp = chromeOnAndroid.replace('K)', 'K; wv)');

// Loaded beforehand, because a module does not load while the clock is held.
await import('./recorder.ts');

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

describe('a recording', () => {
  test('asks for one channel, fit for speech', async () => {
    const { asked } = stubMicrophone();
    (await startRecording()).cancel();
    const speech = { echoCancellation: true, noiseSuppression: true, autoGainControl: true };
    expect(asked).toEqual([{ audio: { channelCount: 1, ...speech } }]);
  });

  test('is started before the tap is over, which Safari asks for', () => {
    const { asked, contexts } = stubMicrophone('silence');
    const controller = new AbortController();
    startRecording({ signal: controller.signal }).catch(() => {});
    expect(contexts[0]?.resumed).toBe(1);
    expect(asked).toHaveLength(1);
    controller.abort();
  });

  test('becomes an MP3 of every piece, in order, and of what was still on its way', async () => {
    const { hear, taps, workers } = stubMicrophone();
    const recording = await startRecording();
    const [first, second, rest] = [1, 2, 3].map((value) => new Float32Array([value]));
    hear(first!);
    hear(second!);
    taps[0]!.rest = [rest!];
    const mp3 = await recording.finish();
    expect(mp3.type).toBe('audio/mpeg');
    expect(new Uint8Array(await mp3.arrayBuffer())).toEqual(mp3Bytes);
    expect(workers[0]?.told).toEqual([
      { type: 'start', sampleRate: 48_000 },
      { type: 'sound', samples: first },
      { type: 'sound', samples: second },
      { type: 'sound', samples: rest },
      { type: 'finish' },
    ]);
  });

  test('is mixed to one channel and keeps little more than ten seconds', async () => {
    const { taps } = stubMicrophone();
    (await startRecording()).cancel();
    expect(taps[0]?.options).toEqual({
      channelCount: 1,
      channelCountMode: 'explicit',
      processorOptions: { mostSamples: 11.5 * 48_000 },
    });
  });

  test('leads the sound to the loudspeaker, so that every browser runs it', async () => {
    const { contexts, taps } = stubMicrophone();
    const recording = await startRecording();
    expect(taps[0]?.outputs).toEqual([contexts[0]?.destination]);
    recording.cancel();
  });

  test('tells how loud it is until it ends', async () => {
    const { sound } = stubMicrophone();
    const recording = await startRecording();
    expect(recording.level()).toBe(0);
    sound(0.05);
    const quiet = recording.level();
    sound(0.2);
    expect(recording.level()).toBeGreaterThan(quiet);
    expect(quiet).toBeGreaterThan(0);
    const finished = recording.finish();
    expect(recording.level()).toBe(0);
    await finished;
  });
});

describe('failures', () => {
  test.each([
    ['NotAllowedError', 'denied'],
    ['SecurityError', 'denied'],
    ['NotFoundError', 'missing'],
    ['OverconstrainedError', 'missing'],
    ['NotReadableError', 'unavailable'],
    ['AbortError', 'unavailable'],
  ])('%s is %s', async (answer, kind) => {
    const { held } = stubMicrophone(answer);
    await expect(startRecording()).rejects.toMatchObject({ name: 'MicrophoneError', kind });
    await pass(0);
    expect(held()).toEqual(nothingHeld);
  });

  test('a page that is not secure is told as such', async () => {
    const { contexts } = stubMicrophone('sound', { secure: false });
    await expect(startRecording()).rejects.toMatchObject({ kind: 'insecure' });
    expect(contexts).toEqual([]);
  });

  test('a browser without microphones is told as such', async () => {
    stubMicrophone();
    stubMediaDevices(undefined);
    await expect(startRecording()).rejects.toMatchObject({ kind: 'unsupported' });
  });

  test('a browser without WebAssembly, as Lockdown Mode has it, is told as such', async () => {
    stubMicrophone();
    vi.stubGlobal('WebAssembly', undefined);
    await expect(startRecording()).rejects.toMatchObject({ kind: 'unsupported' });
  });

  test('a worklet that does not load gives the microphone back', async () => {
    const { held } = stubMicrophone('sound', { trouble: 'no worklet' });
    await expect(startRecording()).rejects.toMatchObject({ kind: 'unavailable' });
    expect(held()).toEqual(nothingHeld);
  });

  test('sound that never starts is given up', async () => {
    const { held } = stubMicrophone('sound', { trouble: 'no start' });
    const outcome = watched(startRecording());
    await pass(2999);
    expect(outcome).toEqual({});
    await pass(1);
    expect(outcome).toEqual({ value: 'unavailable' });
    expect(held()).toEqual(nothingHeld);
  });

  test('an encoder that fails is told at the end', async () => {
    const { held } = stubMicrophone('sound', { trouble: 'no MP3' });
    const recording = await startRecording();
    await pass(1000);
    await expect(recording.finish()).rejects.toThrow('The encoder fails.');
    expect(held()).toEqual(nothingHeld);
  });

  test('an encoder that does not load is told at the end', async () => {
    const { workers } = stubMicrophone();
    const recording = await startRecording();
    workers[0]?.dispatchEvent(new ErrorEvent('error', { message: 'No such file.' }));
    await expect(recording.finish()).rejects.toThrow('No such file.');
  });

  test('a rest that does not come is not waited for', async () => {
    stubMicrophone('sound', { trouble: 'no rest' });
    const outcome = watched((await startRecording()).finish());
    await pass(499);
    expect(outcome).toEqual({});
    await pass(1);
    expect(outcome.value).toBeInstanceOf(Blob);
  });
});

describe('a browser that never answers', () => {
  test('is waited for while its question is open, and no longer once it is answered', async () => {
    const { decide, held } = stubMicrophone('silence');
    const outcome = watched(startRecording());
    await pass(600_000);
    expect(outcome).toEqual({});
    decide('granted');
    await pass(15_000);
    expect(outcome).toEqual({ value: 'unavailable' });
    expect(held()).toEqual(nothingHeld);
  });

  test('is given up where it need not ask', async () => {
    stubMicrophone('silence', { permission: 'granted' });
    const outcome = watched(startRecording());
    await pass(14_999);
    expect(outcome).toEqual({});
    await pass(1);
    expect(outcome).toEqual({ value: 'unavailable' });
    expect(vi.getTimerCount()).toBe(0);
  });

  test('after a refusal it counts as denied', async () => {
    const { decide } = stubMicrophone('silence');
    const outcome = watched(startRecording());
    await pass(0);
    decide('denied');
    await pass(15_000);
    expect(outcome).toEqual({ value: 'denied' });
  });

  test('is waited for where nobody can tell whether it asks', async () => {
    stubMicrophone('silence', { permission: 'unknown' });
    const outcome = watched(startRecording());
    await pass(600_000);
    expect(outcome).toEqual({});
  });

  test.each(['prompt', 'unknown'])('inside another app (%s) it is given up', async (permission) => {
    stubMicrophone('silence', { permission, userAgent: inAnApp });
    const outcome = watched(startRecording());
    await pass(30_000);
    expect(outcome).toEqual({ value: 'unavailable' });
  });
});

describe('a microphone that goes away', () => {
  const start = async () => {
    const onLost = vi.fn();
    const browser = stubMicrophone();
    return { ...browser, onLost, recording: await startRecording({ onLost }) };
  };

  test('is told once, and what was heard can still be had', async () => {
    const { happen, onLost, recording } = await start();
    happen('ended');
    happen('ended');
    expect(onLost).toHaveBeenCalledOnce();
    await expect(recording.finish()).resolves.toBeInstanceOf(Blob);
  });

  test('is told when it stays mute, as during a call', async () => {
    const { happen, onLost } = await start();
    happen('mute');
    await pass(999);
    expect(onLost).not.toHaveBeenCalled();
    await pass(1);
    expect(onLost).toHaveBeenCalledOnce();
  });

  test('is not told for a short break', async () => {
    const { happen, onLost } = await start();
    happen('mute');
    await pass(500);
    happen('unmute');
    await pass(5000);
    expect(onLost).not.toHaveBeenCalled();
  });

  test.each(['finish', 'cancel'] as const)('is nobody’s concern after %s', async (end) => {
    const { happen, onLost, recording } = await start();
    happen('mute');
    const ended = recording[end]();
    happen('ended');
    await ended;
    await pass(5000);
    expect(onLost).not.toHaveBeenCalled();
  });
});
