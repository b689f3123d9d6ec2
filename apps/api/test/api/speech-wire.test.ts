import { once } from 'node:events';
import { Agent, request as httpRequest, type ClientRequest, type IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import { MOST_AUDIO_BYTES } from '@baeon/contracts/speech/speech';
import { describe, expect, it } from 'vitest';
import { atEnd } from '../support/cleanup.ts';
import { eventually } from '../support/eventually.ts';
import {
  BOUNDARY,
  formHeaders,
  formOf,
  partHead,
  recordingOf,
  SPEECH_PATH,
  startSpeechApp,
} from '../support/speech-app.ts';
import { noiseBytes } from '../support/speech-sounds.ts';

const CRLF = Buffer.from('\r\n');
const MEGABYTE = Buffer.alloc(1024 * 1024, 'x');
const form = formOf(recordingOf(noiseBytes(20_000)));

function open(port: number, headers: Record<string, string | number> = {}, agent?: Agent) {
  const path = { host: '127.0.0.1', port, path: SPEECH_PATH, method: 'POST' };
  const request = httpRequest({ ...path, headers: { ...formHeaders, ...headers }, agent });
  atEnd(() => request.destroy());
  return request;
}

async function answerTo(request: ClientRequest) {
  const [response] = (await once(request, 'response')) as [IncomingMessage];
  let text = '';
  for await (const chunk of response) text += chunk;
  return { status: response.statusCode, body: JSON.parse(text) };
}

/** Writes until the other side has had enough: what it answered, and how many megabytes went out. */
async function pourInto(port: number, beginning: string, most: number) {
  const socket = connect(port, '127.0.0.1').on('error', () => {});
  atEnd(() => socket.destroy());
  const closed = new Promise((done) => socket.once('close', done));
  let answer = '';
  socket.on('data', (chunk) => {
    answer += chunk;
  });
  const writeChunk = (chunk: Buffer) =>
    socket.write(Buffer.concat([Buffer.from(`${chunk.length.toString(16)}\r\n`), chunk, CRLF]));
  socket.write(
    `POST ${SPEECH_PATH} HTTP/1.1\r\nhost: x\r\ntransfer-encoding: chunked\r\n` +
      `content-type: ${formHeaders['content-type']}\r\n\r\n`,
  );
  writeChunk(Buffer.from(beginning));
  let sent = 0;
  while (sent < most && !socket.destroyed) {
    sent += 1;
    const drained = new Promise((done) => socket.once('drain', done));
    if (!writeChunk(MEGABYTE)) await Promise.race([drained, closed]);
  }
  return { answer, sent };
}

describe('a client that leaves', () => {
  it('is no longer worked for, and is no failure', async () => {
    let signal: AbortSignal | undefined;
    const { listen, logged, answered } = await startSpeechApp(async (_mp3, _correct, given) => {
      signal = given;
      await once(given, 'abort');
      throw given.reason;
    });
    const request = open(await listen()).on('error', () => {});
    request.end(form);
    await eventually(() => signal, 'the recording came');
    expect(signal!.aborted).toBe(false);
    request.destroy();
    await eventually(() => signal!.aborted, 'it was given up');
    await eventually(() => answered.length > 0, 'it came to its end');
    expect(logged.join()).not.toContain('request failed');
  });

  it('in the midst of its upload never comes to be heard', async () => {
    let heard = 0;
    const { listen, logged, answered } = await startSpeechApp(async () => {
      heard += 1;
      return '';
    });
    const port = await listen();
    const request = open(port, { 'content-length': form.length }).on('error', () => {});
    request.write(form.subarray(0, 9000));
    await eventually(() => logged.join().includes('multipart'), 'the upload has begun');
    request.destroy();
    await eventually(() => answered.length > 0, 'it came to its end');
    expect(heard).toBe(0);
    expect(logged.join()).not.toContain('request failed');
  });
});

it('whoever stays is not given up, and keeps the connection', async () => {
  const aborted: boolean[] = [];
  const { listen } = await startSpeechApp(async (_mp3, _correct, signal) => {
    // By then the whole upload is in and its stream closed.
    await new Promise((done) => setImmediate(() => setImmediate(done)));
    aborted.push(signal.aborted);
    return 'shoes';
  });
  const port = await listen();
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  atEnd(() => agent.destroy());
  const sockets = new Set<unknown>();
  for (const end of [form, Buffer.concat([form, Buffer.from('some words after it')]), form]) {
    const request = open(port, {}, agent);
    request.on('socket', (socket) => sockets.add(socket));
    request.end(end);
    expect((await answerTo(request)).status).toBe(200);
  }
  expect(aborted).toEqual([false, false, false]);
  expect(sockets.size).toBe(1);
});

it('a form comes together from small pieces', async () => {
  let size = 0;
  const { listen } = await startSpeechApp(async (mp3) => {
    size = mp3.length;
    return 'shoes';
  });
  const request = open(await listen());
  for (let at = 0; at < form.length; at += 700) request.write(form.subarray(at, at + 700));
  request.end();
  expect((await answerTo(request)).status).toBe(200);
  expect(size).toBe(20_000);
});

describe('a form that its parser cannot make sense of', () => {
  it.each([
    ['a part without head and body', `--${BOUNDARY}\r\n\r\n--${BOUNDARY}--`],
    ['two of them', `--${BOUNDARY}\r\n\r\n--${BOUNDARY}\r\n\r\n--${BOUNDARY}--\r\n`],
    ['a part without a head', `--${BOUNDARY}\r\n\r\n${'x'.repeat(200_000)}\r\n--${BOUNDARY}--`],
    ['no end', `--${BOUNDARY}\r\n\r\n`],
    ['a head without an end', `--${BOUNDARY}\r\nContent-Disposition: form-data`],
    ['an end alone', `--${BOUNDARY}--`],
    ['a file that is cut off', `${partHead({ file: 'a.mp3' })}abc`],
  ])('is refused, and holds up no shutdown: %s', async (_what, written) => {
    const { app, listen } = await startSpeechApp(async () => 'shoes');
    const request = open(await listen());
    request.end(written);
    const { status, body } = await answerTo(request);
    expect(status).toBe(400);
    expect(body).toMatchObject({ error: true, result: { code: 'INVALID_INPUT' } });
    await app.close();
  });
});

describe('too much', () => {
  const TOO_LARGE = { status: 413, body: { error: true, result: { code: 'BODY_TOO_LARGE' } } };
  const hearing = () => startSpeechApp(async () => 'shoes');

  it('is refused by what it says of itself, before it comes', async () => {
    const { listen } = await hearing();
    const request = open(await listen(), { 'content-length': 100_000_000 });
    request.flushHeaders();
    expect(await answerTo(request)).toMatchObject(TOO_LARGE);
  });

  it('is refused while it comes, and does not come for ever', async () => {
    const { listen } = await hearing();
    const port = await listen();
    const beginnings = {
      'in the file': partHead({ file: 'audio.mp3' }),
      'in a field': partHead({ name: 'note' }),
      'before the form': 'x',
      'behind the form': formOf(recordingOf('x')).toString(),
      'in a head': `--${BOUNDARY}\r\nx-long: `,
    };
    for (const [place, beginning] of Object.entries(beginnings)) {
      const { answer, sent } = await pourInto(port, beginning, 200);
      expect({ place, status: answer.slice(0, 12) }).toEqual({ place, status: 'HTTP/1.1 413' });
      expect(sent).toBeLessThan(100);
    }
  });

  it('is told to those who listen only when they have sent it all', async () => {
    const { listen } = await hearing();
    const large = formOf(recordingOf(noiseBytes(10 * MOST_AUDIO_BYTES)));
    const port = await listen();
    const address = `http://127.0.0.1:${port}${SPEECH_PATH}`;
    for (const headers of [formHeaders, { 'content-type': 'audio/mpeg' }]) {
      const answer = await fetch(address, { method: 'POST', body: new Uint8Array(large), headers });
      expect([413, 415]).toContain(answer.status);
      expect(await answer.json()).toMatchObject({ error: true });
    }
  });
});
