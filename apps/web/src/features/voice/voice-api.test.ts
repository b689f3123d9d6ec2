// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { spokenText } from './voice-api.ts';
import { audio, heard, passed, refused, speechServer } from './voice-test-kit.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function spoken(signal = new AbortController().signal) {
  const outcome = spokenText(audio, signal).catch((error: Error) => error);
  return outcome;
}

test('sends the recording as audio.mp3 in a form, and gives what was said', async () => {
  const server = speechServer(heard(' sofa under 20000\n'));
  expect(await spoken()).toBe('sofa under 20000');
  const [url, init] = server.mock.calls[0] ?? [];
  expect(url).toBe('/api/convert-speech/translate');
  expect(init?.method).toBe('POST');
  const form = init?.body as FormData;
  expect([...form.keys()]).toEqual(['audio']);
  const file = form.get('audio') as File;
  expect([file.name, file.type]).toEqual(['audio.mp3', 'audio/mpeg']);
});

test('waits for a minute, which a weak network may need', async () => {
  const asked = vi.spyOn(AbortSignal, 'timeout');
  speechServer(heard('sofa'));
  await spoken();
  expect(asked).toHaveBeenCalledExactlyOnceWith(60_000);
});

test.each([null, {}, { translatedText: null }])(
  'an answer without words is told as our trouble: %j',
  async (result) => {
    speechServer({ result });
    expect(await spoken()).toMatchObject({ code: 'UNREADABLE' });
  },
);

describe('a busy server', () => {
  test('is asked once more, after the time that it asked for', async () => {
    const server = speechServer(refused(503, 'BUSY', 10), heard('sofa'));
    const text = spoken();
    await passed(9_999);
    expect(server).toHaveBeenCalledOnce();
    await passed(1);
    expect(await text).toBe('sofa');
  });

  test('is not asked a third time', async () => {
    const server = speechServer(refused(503, 'BUSY', 1), refused(503, 'BUSY', 1), heard('sofa'));
    const outcome = spoken();
    await passed(1_000);
    expect(await outcome).toMatchObject({ code: 'BUSY' });
    expect(server).toHaveBeenCalledTimes(2);
  });

  test.each([
    ['that needs longer', refused(503, 'BUSY', 11)],
    ['that does not say how long', refused(503, 'BUSY')],
    ['is not what a limit says', refused(429, 'TOO_MANY_REQUESTS', 1)],
  ])('%s: not asked again', async (_what, reply) => {
    const server = speechServer(reply, heard('sofa'));
    expect(await spoken()).toMatchObject({ message: 'Said by the server' });
    expect(server).toHaveBeenCalledOnce();
  });

  test('is left alone by who cancels while waiting', async () => {
    const server = speechServer(refused(503, 'BUSY', 5), heard('sofa'));
    const leaving = new AbortController();
    const outcome = spoken(leaving.signal);
    await passed(1_000);
    leaving.abort();
    expect(await outcome).toMatchObject({ name: 'AbortError' });
    await passed(10_000);
    expect(server).toHaveBeenCalledOnce();
  });
});

test('cancelling ends the upload', async () => {
  const server = speechServer();
  const leaving = new AbortController();
  const outcome = spoken(leaving.signal);
  await passed();
  leaving.abort();
  expect(await outcome).toMatchObject({ name: 'AbortError' });
  expect(server.mock.calls[0]?.[1]?.signal?.aborted).toBe(true);
});
