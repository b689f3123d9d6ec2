import { describe, expect, it } from 'vitest';
import { AppError } from '../../src/lib/app-error.ts';
import {
  AUDIO,
  KEY,
  partsOf,
  SAID,
  startTranslator,
  useOpenAiSpeech,
} from './speech-openai-support.ts';
import { writeJson } from '../support/http-server.ts';

const { setting, server, logged, own, check, correct, speech, speechAt, hear, fine } =
  await useOpenAiSpeech();

const answers = (text: string) => {
  setting.answer = (response) => writeJson(response, 200, { text });
};

describe('a speech model', () => {
  it('is sent the recording to the byte, and what is wanted of it', async () => {
    await hear();
    expect(server.seen).toHaveLength(1);
    const parts = partsOf(server.seen[0]!);
    const fields = parts.slice(0, -1).map(({ head, bytes }) => [head, bytes.toString()]);
    expect(fields).toEqual([
      [['Content-Disposition: form-data; name="model"'], 'some-model'],
      [['Content-Disposition: form-data; name="response_format"'], 'json'],
      [['Content-Disposition: form-data; name="temperature"'], '0'],
    ]);
    const file = parts.at(-1)!;
    expect(file.head).toEqual([
      'Content-Disposition: form-data; name="file"; filename="audio.mp3"',
      'Content-Type: audio/mpeg',
    ]);
    expect(file.bytes.equals(AUDIO)).toBe(true);
  });

  it('is sent the key, and nothing of who asks', async () => {
    await hear();
    const { method, headers, body } = server.seen[0]!;
    expect(method).toBe('POST');
    expect(headers).toEqual({
      host: new URL(server.url).host,
      connection: 'keep-alive',
      authorization: `Bearer ${KEY}`,
      accept: 'application/json',
      'accept-encoding': expect.any(String),
      'accept-language': '*',
      'content-length': String(body.length),
      'content-type': expect.stringMatching(/^multipart\/form-data; boundary=/),
      'sec-fetch-mode': 'cors',
      'user-agent': 'node',
    });
  });

  it('is found under any address', async () => {
    const { origin } = new URL(server.url);
    for (const base of ['', '/', '/v1', '/v1/', '/eu/v1//', '/v1?api-version=3']) {
      await hear(speechAt(`${origin}${base}`));
    }
    expect(server.seen.map(({ path }) => path)).toEqual([
      '/audio/translations',
      '/audio/translations',
      '/v1/audio/translations',
      '/v1/audio/translations',
      '/eu/v1/audio/translations',
      '/v1/audio/translations?api-version=3',
    ]);
  });

  it('is gone by, with its words bettered though nobody weighs them by the sound', async () => {
    correct.mockImplementation(async ({ text }) => `${text} under 2000`);
    expect(await hear()).toBe(`${SAID} under 2000`);
    expect(correct.mock.calls).toEqual([[{ text: SAID, alternatives: [], scoreTexts: null }]]);
    expect(own.toText).not.toHaveBeenCalled();
    expect(logged).toEqual([]);
  });

  it.each(['', '  \n '])('may not have understood: %j', async (text) => {
    answers(text);
    expect(await hear()).toBe('');
    expect(correct).not.toHaveBeenCalled();
    expect(own.toText).not.toHaveBeenCalled();
    expect(logged).toEqual([]);
  });

  it('is kept to one line', async () => {
    answers(' A phone,\r\nunder\u0000\t₹20,000 \ud83d 🙂\n');
    expect(await hear()).toBe('A phone, under ₹20,000 🙂');
  });

  it('answers whatever else it says beside the text', async () => {
    setting.answer = (response) =>
      writeJson(response, 200, { task: 'translate', language: 'hindi', text: SAID, segments: [] });
    expect(await hear()).toBe(SAID);
  });

  it('closes what stands behind it', async () => {
    await speech.close();
    expect(own.close).toHaveBeenCalledOnce();
  });
});

describe('a very long answer', () => {
  const words = (length: number) => 'shoes '.repeat(length).slice(0, length);

  it.each([
    ['just fits', `${words(498)}xy`, `${words(498)}xy`],
    ['ends with a word', `${words(497)}xyz more`, `${words(497)}xyz`],
    ['goes on within a word', `${words(498)}xyz`, words(498).trim()],
    ['is one word', 'x'.repeat(600), 'x'.repeat(500)],
    ['would be cut through a character', `x${'🙂'.repeat(300)}`, `x${'🙂'.repeat(249)}`],
  ])('is cut at a word where it %s', async (_name, text, expected) => {
    answers(text);
    expect(await hear()).toBe(expected);
    expect(correct.mock.calls).toEqual([[{ text: expected, alternatives: [], scoreTexts: null }]]);
  });
});

describe('a recording that is refused', () => {
  it.each(['AUDIO_UNREADABLE', 'AUDIO_TOO_LONG'] as const)('does not leave: %s', async (code) => {
    const refusal = new AppError(code, 'No.');
    check.mockRejectedValue(refusal);
    const { signal } = new AbortController();
    await expect(hear(speech, signal)).rejects.toBe(refusal);
    expect(check.mock.calls).toEqual([[AUDIO, signal]]);
    expect(server.seen).toEqual([]);
    expect(own.toText).not.toHaveBeenCalled();
    expect(logged).toEqual([]);
  });

  it('is judged before anything is sent', async () => {
    const elsewhere = await startTranslator(fine);
    check.mockImplementation(async () => {
      // What was sent before this would have arrived by the time that this is answered.
      await fetch(elsewhere.url);
      expect(server.seen).toEqual([]);
    });
    expect(await hear()).toBe(SAID);
    expect(server.seen).toHaveLength(1);
  });
});
