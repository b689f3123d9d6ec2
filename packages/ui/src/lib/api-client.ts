import type { Envelope, Page, ErrorEnvelope } from '@baeon/contracts/common/common-wire';
import type { ErrorCode } from '@baeon/contracts/common/error-code';
import { ApiError, localError } from './api-error.ts';
import { reportServerMissed, reportServerReached } from './online.ts';
import { said } from './texts.ts';

const TIMEOUT_MS = 15_000;

type Call = {
  method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** A form or a file goes as it is, anything else as JSON. */
  body?: unknown;
  signal?: AbortSignal | undefined;
  /** Lets the request outlive the page. */
  keepalive?: boolean;
  timeoutMs?: number;
  /** Its result is no envelope but a file, as a Blob. */
  file?: boolean;
};

/** Whoever an app calls for. */
type Caller = {
  token: () => string | null;
  /** Goes along with every call, besides the token. */
  headers?: () => Readonly<Record<string, string>>;
  /** The server no longer knows this token. */
  onExpired: (token: string) => void;
};

type AnyEnvelope<T> = Envelope<T> | ErrorEnvelope;

function isEnvelope<T>(value: unknown): value is AnyEnvelope<T> {
  return typeof value === 'object' && value !== null && 'error' in value && 'result' in value;
}

function headersFor(caller: Caller, token: string | null, isJson: boolean): Headers {
  const headers = new Headers({ Accept: 'application/json', ...caller.headers?.() });
  if (isJson) headers.set('Content-Type', 'application/json');
  if (token) headers.set('Authorization', `Bearer ${token}`);
  return headers;
}

async function answerOf(url: string, init: RequestInit, timeout: AbortSignal): Promise<Response> {
  try {
    return await fetch(url, init);
  } catch (error) {
    // The caller's own wish, not a trouble to report.
    if (init.signal?.aborted && !timeout.aborted) throw error;
    reportServerMissed();
    throw localError(timeout.aborted ? 'TIMEOUT' : 'OFFLINE');
  }
}

async function callFor<T>(caller: Caller, url: string, call: Call): Promise<Envelope<T>> {
  const { method = 'GET', body, signal, keepalive = false, timeoutMs = TIMEOUT_MS } = call;
  const token = caller.token();
  const timeout = AbortSignal.timeout(timeoutMs);
  // Only the browser knows the boundary between a form's parts, so it names the type itself.
  const isRaw = body instanceof FormData || body instanceof Blob;
  const init: RequestInit = {
    method,
    headers: headersFor(caller, token, body !== undefined && !isRaw),
    keepalive,
    signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
  };
  if (body !== undefined) init.body = isRaw ? body : JSON.stringify(body);

  const response = await answerOf(url, init, timeout);
  if (call.file && response.ok) return { error: false, result: (await response.blob()) as T };
  const envelope: unknown = await response.json().catch(() => null);
  if (!isEnvelope<T>(envelope)) {
    // In place of the server a proxy says that it is away.
    if (response.status >= 502 && response.status <= 504) reportServerMissed();
    if (timeout.aborted) throw localError('TIMEOUT');
    signal?.throwIfAborted();
    throw localError('UNREADABLE', response.status);
  }
  reportServerReached();
  if (response.ok && !envelope.error) return envelope;

  const { code, msg, retry_after_seconds } = envelope.result as ErrorEnvelope['result'];
  if (token && response.status === 401 && code === 'UNAUTHENTICATED') caller.onExpired(token);
  throw new ApiError({
    status: response.status,
    code: code as ErrorCode,
    message: said(msg, code),
    retryAfterSeconds: retry_after_seconds,
  });
}

/** Of a search it may know what was meant. */
export type ListPage<T> = Omit<Page<T>, 'error'> & { did_you_mean?: string | null };

/** One app's way to the API. */
export const createApiClient = (caller: Caller) => ({
  /** One call: its `result`, or an `ApiError`. */
  async callApi<T>(url: string, call: Call = {}): Promise<T> {
    return (await callFor<T>(caller, url, call)).result;
  },

  /** One page of a list that goes on; without a cursor it was the last. */
  async callPage<T>(url: string, call: Call = {}): Promise<ListPage<T>> {
    const { result, ...rest }: Partial<ListPage<T>> = await callFor<T[]>(caller, url, call);
    if (!Array.isArray(result)) throw localError('UNREADABLE');
    const { next_cursor = null, did_you_mean = null } = rest;
    return { result, next_cursor, ...(did_you_mean !== null && { did_you_mean }) };
  },
});

/** What pages of a list hold. What moved while somebody turned the page must not stand there twice. */
export function uniqueEntries<T>(pages: ListPage<T>[], idOf: (entry: T) => string): T[] {
  const known = new Map(pages.flatMap(({ result }) => result).map((entry) => [idOf(entry), entry]));
  return [...known.values()];
}
