import { setTimeout as pause } from 'node:timers/promises';
import { beginPart, inSpan } from '../../lib/tracing.ts';

const MOST_BYTES = 1024 * 1024;

export type HttpRequest = {
  method: 'GET' | 'POST' | 'PUT';
  headers: Record<string, string>;
  body?: string | FormData;
};

export type HttpReply = { status: number; headers: Headers; text: string };
/** The reason is fit for a log: a code or a few words, never an address. */
export type HttpFailure = { reason: string; connectionLost: boolean };

/**
 * One request with a limit on time and on size, or why it came to nothing. The signal says when
 * nobody waits for the answer any more.
 */
export async function request(
  url: URL,
  init: HttpRequest,
  timeoutMs: number,
  signal?: AbortSignal,
): Promise<HttpReply | HttpFailure> {
  const { method } = init;
  // The host alone: paths and queries hold keys and numbers.
  const facts = { 'http.request.method': method, 'server.address': url.hostname };
  const span = beginPart({ name: method, kind: 'client', facts });
  if (!span) return exchange(url, init, timeoutMs, signal);
  const headers = { ...init.headers, traceparent: span.traceparent };
  const reply = await inSpan(span, () => exchange(url, { ...init, headers }, timeoutMs, signal));
  if (!('status' in reply)) span.end(reply.reason);
  else {
    span.note({ 'http.response.status_code': reply.status });
    span.end(reply.status >= 400 ? String(reply.status) : undefined);
  }
  return reply;
}

async function exchange(
  url: URL,
  init: HttpRequest,
  timeoutMs: number,
  signal?: AbortSignal,
): Promise<HttpReply | HttpFailure> {
  // A timer of our own: AbortSignal.timeout inSpan AbortSignal.any may be collected before its time.
  const late = new AbortController();
  const timer = setTimeout(() => late.abort(), timeoutMs);
  try {
    const response = await fetch(url, {
      ...init,
      redirect: 'error',
      signal: signal ? AbortSignal.any([signal, late.signal]) : late.signal,
    });
    const text = await textOf(response);
    if (text === null) return { reason: 'an answer too large', connectionLost: false };
    return { status: response.status, headers: response.headers, text };
  } catch (error) {
    if (signal?.aborted) return { reason: 'nobody waits any more', connectionLost: false };
    if (late.signal.aborted) return { reason: 'no answer in time', connectionLost: false };
    const { name, cause } = error as Error & { cause?: { code?: string; message?: string } };
    if (cause?.code) return { reason: cause.code, connectionLost: true };
    return { reason: cause?.message ?? name, connectionLost: false };
  } finally {
    clearTimeout(timer);
  }
}

async function textOf(response: Response): Promise<string | null> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  // Leaving the loop ends the reading, and with it the connection.
  for await (const chunk of response.body ?? []) {
    bytes += chunk.length;
    if (bytes > MOST_BYTES) return null;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

/** How long one attempt may take, and how long to wait before the second and last. */
export type RetryTiming = { timeoutMs: number; pauseMs: number };

export const RETRY_TIMING: RetryTiming = { timeoutMs: 4000, pauseMs: 250 };

export type JsonAnswer =
  | { ok: true; json: unknown }
  /** `status` is null where there was no answer at all. */
  | { ok: false; reason: string; status: number | null };

/**
 * Asks a provider for JSON. What may pass by itself (a lost connection, a fault of the server) is
 * tried once more; a refusal is not, nor a timeout: the person has waited long enough by then.
 */
export async function askForJson(
  url: URL,
  init: HttpRequest,
  { timeoutMs, pauseMs }: RetryTiming = RETRY_TIMING,
): Promise<JsonAnswer> {
  for (let attempt = 1; ; attempt += 1) {
    const reply = await request(url, init, timeoutMs);
    const passing = 'status' in reply ? reply.status >= 500 : reply.connectionLost;
    if (passing && attempt === 1) {
      await pause(pauseMs);
      continue;
    }
    if (!('status' in reply)) return { ok: false, reason: reply.reason, status: null };
    const { status, text } = reply;
    if (status !== 200) return { ok: false, reason: refusalIn(status, text), status };
    try {
      return { ok: true, json: JSON.parse(text) };
    } catch {
      return { ok: false, reason: 'not JSON', status };
    }
  }
}

/** The provider's own word for an error, where it gives one; its sentence may repeat our key. */
function refusalIn(status: number, text: string): string {
  const word = /"status"\s*:\s*"([A-Z_]{1,40})"/.exec(text)?.[1] ?? '';
  return `HTTP ${status} ${word}`.trim();
}

/** Who asks for a longer pause than this is asked for nothing more. */
const LONGEST_PAUSE_MS = 2000;

/** The server's own word for an error, where it gives one; its sentence may repeat our key. */
const errorCodeIn = (text: string): string =>
  /"(?:code|type)"\s*:\s*"([a-z_]{1,40})"/.exec(text)?.[1] ?? '';

/** Why a server that speaks OpenAI's protocol did not do it, fit for a log. */
export const reasonOf = (status: number, text: string): string =>
  `HTTP ${status} ${errorCodeIn(text)}`.trim();

/** How long to wait before asking once more, or null where that would be of no use. */
export function pauseBeforeAgain(
  { status, headers }: { status: number; headers: Headers },
  pauseMs: number,
): number | null {
  if (status >= 500) return pauseMs;
  if (status !== 429) return null;
  const asked = headers.get('retry-after');
  const afterMs = asked === null ? pauseMs : Number(asked) * 1000;
  return afterMs <= LONGEST_PAUSE_MS ? afterMs : null;
}
