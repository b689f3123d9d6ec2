import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { MOST_AUDIO_BYTES } from '@baeon/contracts/speech/speech';
import { describe, expect, it } from 'vitest';
import type { SpeechGateway } from '../../src/gateways/speech/speech-gateway.ts';
import { AppError } from '../../src/lib/app-error.ts';
import {
  BOUNDARY,
  formHeaders,
  formOf,
  recordingOf,
  SPEECH_PATH,
  startSpeechApp,
} from '../support/speech-app.ts';
import { noiseBytes } from '../support/speech-sounds.ts';
import { startTestApi } from '../support/test-api.ts';

const SOUND = noiseBytes(20_000);

/** Says what it is told to say, and keeps what it was given. */
async function startHearing(said = 'running shoes') {
  const given: Uint8Array[] = [];
  const api = await startSpeechApp(async (mp3, correct) => {
    given.push(mp3);
    return correct({ text: said, alternatives: [], scoreTexts: null });
  });
  return { ...api, given };
}

const failing = (error: Error): SpeechGateway['toText'] => {
  return async () => {
    throw error;
  };
};

describe('a recording', () => {
  it('becomes text', async () => {
    const { send, given } = await startHearing();
    const answer = await send(formOf(recordingOf(SOUND)));
    expect(answer).toMatchObject({
      status: 200,
      body: { error: false, result: { translatedText: 'running shoes!' } },
    });
    expect(given.map((mp3) => Buffer.from(mp3))).toEqual([Buffer.from(SOUND)]);
  });

  it('may be in any field, among others', async () => {
    const { send, given } = await startHearing();
    const answers = [
      await send(formOf({ name: 'file', file: 'x.bin', content: SOUND, type: 'video/webm' })),
      await send(
        formOf({ name: 'a', content: '1' }, recordingOf(SOUND), { name: 'b', content: '2' }),
      ),
      await send(formOf({ name: '', file: '', content: SOUND })),
    ];
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(given.every((mp3) => Buffer.from(SOUND).equals(mp3))).toBe(true);
  });

  it('may be as large as is allowed', async () => {
    const { send, given } = await startHearing();
    expect((await send(formOf(recordingOf(noiseBytes(MOST_AUDIO_BYTES))))).status).toBe(200);
    expect(given[0]).toHaveLength(MOST_AUDIO_BYTES);
  });

  it('of which nothing was understood gives an empty text', async () => {
    const { send } = await startSpeechApp(async () => ' \n');
    const answer = await send(formOf(recordingOf(SOUND)));
    expect(answer.body).toEqual({ error: false, result: { translatedText: '' } });
  });

  it.each([
    ['  shoes\n and\u0000\u0007 socks\t', 'shoes and socks'],
    ['half \ud83d a character', 'half a character'],
    [`${'word '.repeat(99)}and more`, `${'word '.repeat(99)}and`],
    ['x'.repeat(700), 'x'.repeat(500)],
    [`${'x'.repeat(499)}😀`, 'x'.repeat(499)],
    ['word '.repeat(100), `${'word '.repeat(99)}word`],
  ])('gives text that can be sent as a message: %j', async (said, text) => {
    const { send } = await startSpeechApp(async () => said);
    const { body } = await send(formOf(recordingOf(SOUND)));
    expect(body.result.translatedText).toBe(text);
  });
});

describe('what is refused', () => {
  const form = formOf(recordingOf(SOUND));
  const tooLarge = noiseBytes(MOST_AUDIO_BYTES + 1);
  const manyFields = Array.from({ length: 11 }, (_, i) => ({ name: `f${i}`, content: 'x' }));
  const notAForm = [415, 'UNSUPPORTED_MEDIA_TYPE', /as a form with one file/] as const;
  const unread = [400, 'INVALID_INPUT', /could not be read/] as const;

  it.each<[string, Uint8Array | string, Record<string, string>, number, string, RegExp]>([
    ['JSON', '{"audio":"x"}', { 'content-type': 'application/json' }, ...notAForm],
    ['the bare file', SOUND, { 'content-type': 'audio/mpeg' }, ...notAForm],
    ['a type that is none', SOUND, { 'content-type': 'mp3' }, ...notAForm],
    ['no type', SOUND, {}, ...notAForm],
    ['nothing at all', '', {}, ...notAForm],
    ['another multipart', form, { 'content-type': 'multipart/mixed; boundary=x' }, ...notAForm],
    ['no boundary', form, { 'content-type': 'multipart/form-data' }, ...unread],
    ['an empty form', formOf(), formHeaders, 400, 'INVALID_INPUT', /no recording/],
    ['a form of no bytes', '', formHeaders, 400, 'INVALID_INPUT', /no recording/],
    ['another boundary', form, { 'content-type': 'multipart/form-data; boundary=b' }, ...unread],
    [
      'fields alone',
      formOf({ name: 'audio', content: 'x' }),
      formHeaders,
      400,
      'INVALID_INPUT',
      /no recording/,
    ],
    [
      'two files',
      formOf(recordingOf(SOUND), recordingOf(SOUND)),
      formHeaders,
      400,
      'INVALID_INPUT',
      /one recording only/,
    ],
    [
      'three files',
      formOf(...[1, 2, 3].map(() => recordingOf('x'))),
      formHeaders,
      400,
      'INVALID_INPUT',
      /one/,
    ],
    ['an empty file', formOf(recordingOf('')), formHeaders, 400, 'INVALID_INPUT', /is empty/],
    [
      'one byte too many',
      formOf(recordingOf(tooLarge)),
      formHeaders,
      413,
      'BODY_TOO_LARGE',
      /too large/,
    ],
    ['far too much', noiseBytes(2_000_000), formHeaders, 413, 'BODY_TOO_LARGE', /too large/],
    ['an upload that ends in the file', form.subarray(0, 9000), formHeaders, ...unread],
    ['an upload that ends in a head', form.subarray(0, 60), formHeaders, ...unread],
    ['an upload without its last boundary', form.subarray(0, -20), formHeaders, ...unread],
    ['no form at all', noiseBytes(5000), formHeaders, ...unread],
    ['many fields', formOf(...manyFields, recordingOf(SOUND)), formHeaders, ...unread],
    [
      'a field named __proto__',
      formOf({ name: '__proto__', content: '1' }, recordingOf(SOUND)),
      formHeaders,
      ...unread,
    ],
  ])('%s', async (_name, payload, headers, status, code, words) => {
    const { send, given, logged } = await startHearing();
    const answer = await send(payload, headers);
    expect(answer).toMatchObject({ status, body: { error: true, result: { code } } });
    expect(answer.body.result.msg).toMatch(words);
    expect(given).toEqual([]);
    expect(logged.join()).not.toContain('request failed');
  });

  it('what the recogniser refuses passes through, with the time to wait', async () => {
    const busy = new AppError('BUSY', 'Many people speak.', { retryAfterSeconds: 7 });
    const { send } = await startSpeechApp(failing(busy));
    const answer = await send(formOf(recordingOf(SOUND)));
    expect(answer).toMatchObject({
      status: 503,
      headers: { 'retry-after': '7' },
      body: { error: true, result: { code: 'BUSY', retry_after_seconds: 7 } },
    });
    const unreadable = await startSpeechApp(failing(new AppError('AUDIO_UNREADABLE', 'No MP3.')));
    expect((await unreadable.send(formOf(recordingOf(SOUND)))).status).toBe(422);
    const missing = await startSpeechApp(failing(new AppError('VOICE_NOT_INSTALLED', 'None.')));
    expect((await missing.send(formOf(recordingOf(SOUND)))).status).toBe(501);
  });

  it('what goes wrong inside is not told', async () => {
    const { send, logged } = await startSpeechApp(failing(new Error('the weights are gone')));
    const { status, body } = await send(formOf(recordingOf(SOUND)));
    expect(status).toBe(500);
    expect(JSON.stringify(body)).not.toContain('weights');
    expect(logged.join()).toContain('the weights are gone');
  });

  it('too many from one address', async () => {
    const { send, given } = await startHearing();
    const sent = await Promise.all(
      Array.from({ length: 121 }, () => send(formOf(recordingOf('x')))),
    );
    expect(sent.filter(({ status }) => status === 429)).toHaveLength(1);
    expect(given).toHaveLength(120);
  });
});

it('leaves nothing of a recording on disk or in the log', async () => {
  const before = process.env.TMPDIR;
  const folder = await mkdtemp(join(tmpdir(), 'speech-'));
  process.env.TMPDIR = folder;
  try {
    const { send, logged } = await startHearing();
    const token = 'T'.repeat(64);
    const secret = 'what-was-said-'.repeat(2000);
    const form = formOf(recordingOf(secret), { name: 'note', content: 'field-content' });
    const sent = await send(form, { ...formHeaders, authorization: `Bearer ${token}` });
    expect(sent.status).toBe(200);
    await send(formOf(recordingOf(secret), recordingOf(secret)));
    await send(form.subarray(0, 9000));
    expect(await readdir(folder)).toEqual([]);
    const log = logged.join('');
    expect(log).toContain(SPEECH_PATH);
    for (const kept of ['what-was-said', 'field-content', token, 'running shoes']) {
      expect(log).not.toContain(kept);
    }
  } finally {
    if (before === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = before;
    await rm(folder, { recursive: true });
  }
});

it('is described as a form with a file', async () => {
  const { app } = await startHearing();
  const document = (await app.inject('/api/openapi.json')).json();
  const { post } = document.paths[SPEECH_PATH];
  const { schema } = post.requestBody.content['multipart/form-data'];
  expect(schema.properties.audio).toMatchObject({ type: 'string', format: 'binary' });
  expect(Object.keys(post.requestBody.content)).toEqual(['multipart/form-data']);
  expect(Object.keys(post.responses)).toEqual(['200', '4XX', '5XX']);
  expect(JSON.stringify(post.responses['200'])).toContain('translatedText');
  expect(post.security).toBeUndefined();
});

it('takes a boundary in quotes and a form with words before and after it', async () => {
  const { send } = await startHearing();
  const form = Buffer.concat([
    Buffer.from('before\r\n'),
    formOf(recordingOf(SOUND)),
    Buffer.from('after'),
  ]);
  const quoted = { 'content-type': `Multipart/Form-Data; charset=utf-8; boundary="${BOUNDARY}"` };
  expect((await send(form, quoted)).status).toBe(200);
});

it('is open to visitors in the whole API, and takes more than other routes do', async () => {
  const sizes: number[] = [];
  const speechGateway: SpeechGateway = {
    async toText(mp3, correct) {
      sizes.push(mp3.length);
      return correct({ text: 'shoes', alternatives: [], scoreTexts: null });
    },
    close: async () => {},
  };
  const { app } = await startTestApi({ overrides: { speechGateway }, withoutWorkers: true });
  const payload = formOf(recordingOf(noiseBytes(MOST_AUDIO_BYTES)));
  const answer = await app.inject({
    method: 'POST',
    url: SPEECH_PATH,
    payload,
    headers: formHeaders,
  });
  expect(answer.statusCode).toBe(200);
  expect(answer.json().result.translatedText).toMatch(/shoes/i);
  expect(sizes).toEqual([MOST_AUDIO_BYTES]);
});
