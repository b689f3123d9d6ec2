import type { ServerResponse } from 'node:http';
import { describe, expect, it } from 'vitest';
import { AppError } from '../../src/lib/app-error.ts';
import { eventually } from '../support/eventually.ts';
import {
  AUDIO,
  KEY,
  OWN,
  partsOf,
  SAID,
  startTranslator,
  useOpenAiSpeech,
} from './speech-openai-support.ts';
import { writeJson } from '../support/http-server.ts';

const { setting, server, logged, own, correct, speech, speechAt, hear, fine } =
  await useOpenAiSpeech();

const refusal = (code: string) => ({
  error: { message: `${KEY} may not send ${SAID}`, type: code },
  text: SAID,
});
const closed = (response: ServerResponse) =>
  new Promise<void>((done) => response.once('close', () => done()));

/** One warning, which tells why and nothing that is not for a log. */
function expectWarning(reason: string) {
  expect(logged).toHaveLength(1);
  expect(JSON.parse(logged[0]!)).toMatchObject({ level: 40, reason });
  for (const secret of [KEY, SAID, OWN, 'ID3', server.url]) {
    expect(logged[0]).not.toContain(secret);
  }
}

/** Our own recogniser's answer as it is, and one warning. */
async function expectOwnAnswer(reason: string, gateway = speech) {
  const { signal } = new AbortController();
  expect(await hear(gateway, signal)).toBe(OWN);
  expect(own.toText.mock.calls).toEqual([[AUDIO, correct, signal]]);
  expect(correct).not.toHaveBeenCalled();
  expectWarning(reason);
}

describe('what may pass by itself', () => {
  const cutBefore = (response: ServerResponse) => void response.socket!.destroy();
  const cutWithin = (response: ServerResponse) => {
    response.writeHead(200, { 'content-length': '1000' });
    response.write('{"text": "half an', () => response.socket!.destroy());
  };

  it.each([
    ['a fault of the server', (r: ServerResponse) => writeJson(r, 500, refusal('server_error'))],
    ['a connection cut before the answer', cutBefore],
    ['a connection cut within the answer', cutWithin],
    ['a busy server', (r: ServerResponse) => writeJson(r, 429, {})],
  ])('is tried once more: %s', async (_name, fails) => {
    setting.answer = (response, nth) => (nth === 1 ? fails(response) : fine(response));
    expect(await hear()).toBe(SAID);
    expect(server.seen).toHaveLength(2);
    const [first, second] = server.seen.map(partsOf);
    expect(second).toEqual(first);
    expect(own.toText).not.toHaveBeenCalled();
    expect(logged).toEqual([]);
  });

  it.each([
    ['HTTP 500 server_error', (r: ServerResponse) => writeJson(r, 500, refusal('server_error'))],
    ['UND_ERR_SOCKET', cutBefore],
    ['UND_ERR_SOCKET', cutWithin],
    ['HTTP 429', (r: ServerResponse) => writeJson(r, 429, {})],
  ])('is tried no third time: %s', async (reason, fails) => {
    setting.answer = fails;
    await expectOwnAnswer(reason);
    expect(server.seen).toHaveLength(2);
  });

  it('is waited for as long as the server asks, where that is short', async () => {
    const at: number[] = [];
    setting.answer = (response, nth) => {
      at.push(performance.now());
      if (nth > 1) return fine(response);
      writeJson(response, 429, refusal('rate_limit'), { 'retry-after': '1' });
    };
    expect(await hear()).toBe(SAID);
    // Timers may be a millisecond early.
    expect(at[1]! - at[0]!).toBeGreaterThan(990);
  });
});

describe('what does not pass by itself', () => {
  it.each([
    [400, 'invalid_request_error', {}],
    [401, 'invalid_api_key', {}],
    [404, '', {}],
    [429, 'rate_limit_exceeded', { 'retry-after': '60' }],
    [429, 'insufficient_quota', { 'retry-after': 'Sun, 15 Nov 2026 06:30:00 GMT' }],
  ])('is asked once: %i %s', async (status, code, headers) => {
    setting.answer = (response) => writeJson(response, status, refusal(code), headers);
    await expectOwnAnswer(`HTTP ${status} ${code}`.trim());
    expect(server.seen).toHaveLength(1);
  });

  it.each([
    ['a web page', 'not JSON', '<html><body>Bad gateway'],
    ['nothing', 'not JSON', ''],
    ['half an answer', 'not JSON', '{"text": "half an'],
    ['another form', 'an answer of another form', '{"transcript": "blue running shoes"}'],
    ['no text', 'an answer of another form', '{"text": null}'],
    ['the text alone', 'an answer of another form', '"blue running shoes"'],
    ['a huge answer', 'an answer too large', `{"text": "${'x'.repeat(2_000_000)}"}`],
  ])('is no answer: %s', async (_name, reason, text) => {
    setting.answer = (response) => response.end(text);
    await expectOwnAnswer(reason);
    expect(server.seen).toHaveLength(1);
  });

  it('is read no further once it is too large', async () => {
    let gone: Promise<void> | undefined;
    setting.answer = (response) => {
      gone = closed(response);
      const more = () => {
        while (!response.destroyed && response.write('x'.repeat(10_000)));
        response.once('drain', more);
      };
      more();
    };
    await expectOwnAnswer('an answer too large');
    await gone;
    expect(server.seen).toHaveLength(1);
  });

  it('is not waited for, before an answer or within one, nor once more', async () => {
    const impatient = speechAt(server.url, { timeoutMs: 200, pauseMs: 1 });
    setting.answer = () => undefined;
    await expectOwnAnswer('no answer in time', impatient);
    logged.length = 0;
    own.toText.mockClear();
    setting.answer = (response) => void response.write('{"text": "half an');
    await expectOwnAnswer('no answer in time', impatient);
    expect(server.seen.length).toBeLessThanOrEqual(2);
  });

  it('is not followed elsewhere, where the key and the recording would go', async () => {
    const elsewhere = await startTranslator(fine);
    // One of its own: what was given up before may still arrive at the other.
    const redirecting = await startTranslator((response) =>
      writeJson(response, 307, {}, { location: elsewhere.url }),
    );
    await expectOwnAnswer('unexpected redirect', speechAt(redirecting.url));
    expect(elsewhere.seen).toEqual([]);
    expect(redirecting.seen).toHaveLength(1);
  });

  it('is a server that is not there', async () => {
    const gone = await startTranslator(fine);
    await gone.close();
    await expectOwnAnswer('ECONNREFUSED', speechAt(gone.url));
    expect(gone.seen).toEqual([]);
  });
});

describe('our own recogniser behind it', () => {
  it.each(['VOICE_NOT_INSTALLED', 'BUSY'] as const)('may refuse: %s', async (code) => {
    const error = new AppError(code, 'Not now.', { retryAfterSeconds: 2 });
    own.toText.mockRejectedValue(error);
    setting.answer = (response) => writeJson(response, 401, {});
    await expect(hear()).rejects.toBe(error);
    expectWarning('HTTP 401');
  });
});

describe('when nobody waits any more', () => {
  const caller = () => {
    const control = new AbortController();
    const gone = new Error('gone');
    return { signal: control.signal, gone, leave: () => control.abort(gone) };
  };
  const expectNothingFurther = (requests: number) => {
    expect(server.seen).toHaveLength(requests);
    expect(own.toText).not.toHaveBeenCalled();
    expect(correct).not.toHaveBeenCalled();
    expect(logged).toEqual([]);
  };

  it('nothing is asked at all', async () => {
    const { signal, gone, leave } = caller();
    leave();
    await expect(hear(speech, signal)).rejects.toBe(gone);
    expectNothingFurther(0);
  });

  it.each([
    ['before an answer', () => undefined],
    ['within an answer', (response: ServerResponse) => void response.write('{"text": "half')],
  ])('the question is taken back: %s', async (_name, begin) => {
    const { signal, gone, leave } = caller();
    let hungUp: Promise<void> | undefined;
    setting.answer = (response) => {
      hungUp = closed(response);
      begin(response);
    };
    const outcome = hear(speech, signal).catch((error: unknown) => error);
    await eventually(() => hungUp !== undefined, 'the request came');
    leave();
    expect(await outcome).toBe(gone);
    await hungUp;
    expectNothingFurther(1);
  });

  it('a second attempt is not waited for', async () => {
    const { signal, gone, leave } = caller();
    let read: Promise<void> | undefined;
    setting.answer = (response) => {
      // The other side hangs up when it has read to the end.
      read = new Promise((done) => response.socket!.once('close', () => done()));
      writeJson(response, 500, {}, { connection: 'close' });
    };
    const patient = speechAt(server.url, { timeoutMs: 20_000, pauseMs: 100_000 });
    const outcome = hear(patient, signal).catch((error: unknown) => error);
    await eventually(() => read !== undefined, 'the request came');
    await read;
    leave();
    expect(await outcome).toBe(gone);
    expectNothingFurther(1);
  });
});
