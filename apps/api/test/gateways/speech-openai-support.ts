import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import { beforeEach, vi } from 'vitest';
import { createOpenAiSpeech } from '../../src/gateways/speech/openai.ts';
import type { CorrectTranscript } from '@baeon/spoken/transcript';
import { createLog } from '../../src/lib/log.ts';
import { listenOnLoopback, writeJson } from '../support/http-server.ts';

export const KEY = 'sk-not-to-be-seen';
export const SAID = 'blue running shoes';
export const OWN = 'heard by ourselves';

/** Every byte there is, what a boundary looks like, and a view that begins in mid-buffer. */
export const AUDIO = new Uint8Array(
  Buffer.concat([
    Buffer.from('before it'),
    Buffer.from('ID3\r\n--boundary--\r\n\r\n'),
    Buffer.from(Array.from({ length: 4096 }, (_byte, at) => at % 256)),
    Buffer.from('\r\n'),
  ]),
).subarray('before it'.length);

type Part = { head: string[]; bytes: Buffer };
export type Seen = { method: string; path: string; headers: IncomingHttpHeaders; body: Buffer };

/** The parts of a multipart body, to the byte; throws where it is not one. */
export function partsOf({ headers, body }: Seen): Part[] {
  const boundary = /^multipart\/form-data; boundary=([\w.-]{1,70})$/.exec(
    headers['content-type'] ?? '',
  )?.[1];
  if (!boundary) throw new Error(`no boundary in ${headers['content-type']}`);
  const text = body.toString('latin1');
  const pieces = `\r\n${text}`.split(`\r\n--${boundary}`);
  const last = pieces.pop();
  if (pieces.shift() !== '' || !/^--(\r\n)?$/.test(last!)) throw new Error('no multipart body');
  return pieces.map((piece) => {
    const end = piece.indexOf('\r\n\r\n');
    if (end < 0 || !piece.startsWith('\r\n')) throw new Error('a part without a head');
    return {
      head: piece.slice(2, end).split('\r\n'),
      bytes: Buffer.from(piece.slice(end + 4), 'latin1'),
    };
  });
}

/** A server that notes each request to the byte and answers as it is told. */
export async function startTranslator(answer: (response: ServerResponse, nth: number) => void) {
  const seen: Seen[] = [];
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const { method, url, headers } = request;
    seen.push({ method: method!, path: url!, headers, body: Buffer.concat(chunks) });
    answer(response, seen.length);
  });
  const { origin, close } = await listenOnLoopback(server);
  return { url: `${origin}/v1`, seen, close };
}

/** A server on loopback with our own recogniser behind it, both as a test sets them. */
export async function useOpenAiSpeech() {
  const fine = (response: ServerResponse) => writeJson(response, 200, { text: SAID });
  const setting: { answer: (response: ServerResponse, nth: number) => void } = { answer: fine };
  const logged: string[] = [];
  const log = createLog('trace', { write: (line) => logged.push(line) });
  const server = await startTranslator((response, nth) => setting.answer(response, nth));
  const own = { toText: vi.fn(async () => OWN), close: vi.fn(async () => undefined) };
  const check = vi.fn(async (_mp3: Uint8Array, _signal: AbortSignal) => undefined as void);
  const correct = vi.fn<CorrectTranscript>(async ({ text }) => text);
  const speechAt = (baseUrl: string, patience = { timeoutMs: 20_000, pauseMs: 1 }) =>
    createOpenAiSpeech(
      { apiKey: KEY, baseUrl, model: 'some-model' },
      { own, check, log, patience },
    );
  const speech = speechAt(server.url);
  const hear = (gateway = speech, signal = new AbortController().signal) =>
    gateway.toText(AUDIO, correct, signal);
  beforeEach(() => {
    vi.resetAllMocks();
    server.seen.length = 0;
    logged.length = 0;
    setting.answer = fine;
  });
  return { setting, server, logged, own, check, correct, speech, speechAt, hear, fine };
}
