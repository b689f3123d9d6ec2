// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createApiClient } from './api-client.ts';
import { ApiError } from './api-error.ts';
import { libTexts } from './lib-texts.ts';

const fetchStub = vi.fn<typeof fetch>();
const onExpired = vi.fn<(token: string) => void>();
let token: string | null = null;
const { callApi, callPage } = createApiClient({ token: () => token, onExpired });

beforeEach(() => {
  fetchStub.mockReset();
  vi.stubGlobal('fetch', fetchStub);
  onExpired.mockReset();
  token = null;
});
afterEach(() => {
  vi.useRealTimers();
});

function answers(status: number, body: unknown) {
  fetchStub.mockImplementation(async () => Response.json(body, { status }));
}

function refuses(status: number, code: string, more = {}) {
  answers(status, { error: true, result: { code, msg: 'Said by the server', ...more } });
}

async function refusalOf(call: Promise<unknown>): Promise<ApiError> {
  const error: unknown = await call.then(
    () => null,
    (reason: unknown) => reason,
  );
  if (!(error instanceof ApiError)) throw new Error(`Expected an ApiError, got ${String(error)}`);
  return error;
}

function sentHeaders(): Headers {
  return new Headers(fetchStub.mock.calls[0]?.[1]?.headers);
}

test('gives the result of the envelope', async () => {
  answers(200, { error: false, result: { id: 7 } });
  expect(await callApi('/api/thing')).toEqual({ id: 7 });
});

describe('a page of a list', () => {
  test('comes with what gets the next one', async () => {
    answers(200, { error: false, result: [1, 2], next_cursor: 'on' });
    expect(await callPage('/api/things')).toEqual({ result: [1, 2], next_cursor: 'on' });
  });

  test('without a cursor is the last one', async () => {
    answers(200, { error: false, result: [] });
    expect(await callPage('/api/things')).toEqual({ result: [], next_cursor: null });
  });

  test('that is no list is told as our trouble', async () => {
    answers(200, { error: false, result: { items: [] } });
    expect((await refusalOf(callPage('/api/things'))).code).toBe('UNREADABLE');
  });

  test("can be refused in the server's words", async () => {
    refuses(403, 'FORBIDDEN');
    const error = await refusalOf(callPage('/api/things'));
    expect(error).toMatchObject({ status: 403, message: 'Said by the server' });
  });
});

test('sends JSON, and the token of whoever calls', async () => {
  token = 'secret';
  answers(200, { error: false, result: null });
  await callApi('/api/thing', { method: 'POST', body: { a: 1 } });
  const [url, init] = fetchStub.mock.calls[0] ?? [];
  expect(url).toBe('/api/thing');
  expect(init?.method).toBe('POST');
  expect(init?.body).toBe('{"a":1}');
  expect(sentHeaders().get('content-type')).toBe('application/json');
  expect(sentHeaders().get('authorization')).toBe('Bearer secret');
});

test('sends neither a token nor a content type when there is none', async () => {
  answers(200, { error: false, result: null });
  await callApi('/api/thing');
  expect(sentHeaders().has('authorization')).toBe(false);
  expect(sentHeaders().has('content-type')).toBe(false);
});

test('sends a form as it is, and leaves its content type to the browser', async () => {
  token = 'secret';
  answers(200, { error: false, result: null });
  const form = new FormData();
  form.set('audio', new Blob(['sound']), 'audio.mp3');
  await callApi('/api/thing', { method: 'POST', body: form });
  expect(fetchStub.mock.calls[0]?.[1]?.body).toBe(form);
  expect(sentHeaders().has('content-type')).toBe(false);
  expect(sentHeaders().get('authorization')).toBe('Bearer secret');
});

test("a refusal carries the server's words", async () => {
  refuses(429, 'OTP_TOO_SOON', { retry_after_seconds: 24 });
  const error = await refusalOf(callApi('/api/thing'));
  expect(error).toMatchObject({ status: 429, code: 'OTP_TOO_SOON', retryAfterSeconds: 24 });
  expect(error.message).toBe('Said by the server');
});

test('no network is told in a sentence', async () => {
  fetchStub.mockRejectedValue(new TypeError('Failed to fetch'));
  const error = await refusalOf(callApi('/api/thing'));
  expect(error).toMatchObject({ status: 0, code: 'OFFLINE', retryAfterSeconds: null });
  expect(error.message).toBe(libTexts.english.troubles.OFFLINE);
});

test("something that is not our envelope, like a proxy's page, is told as our trouble", async () => {
  fetchStub.mockResolvedValue(new Response('<html>Bad gateway</html>', { status: 502 }));
  const error = await refusalOf(callApi('/api/thing'));
  expect(error).toMatchObject({ status: 502, code: 'UNREADABLE' });
});

test.each([
  ['15 seconds', {}, 15_000],
  ['the time that the caller gives it', { timeoutMs: 60_000 }, 60_000],
])('an unanswered call ends after %s', async (_when, call, limit) => {
  const timeout = new AbortController();
  const asked = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(timeout.signal);
  fetchStub.mockImplementation(
    (_url, init) =>
      new Promise((_resolve, reject) => {
        init?.signal?.addEventListener('abort', () => reject(new DOMException('', 'AbortError')));
      }),
  );
  const refusal = refusalOf(callApi('/api/thing', call));
  timeout.abort();
  expect((await refusal).code).toBe('TIMEOUT');
  expect(asked).toHaveBeenCalledWith(limit);
});

test("the caller's own abort is not reported as a trouble", async () => {
  const leaving = new AbortController();
  fetchStub.mockImplementation(
    (_url, init) =>
      new Promise((_resolve, reject) => {
        init?.signal?.addEventListener('abort', () => reject(new DOMException('', 'AbortError')));
      }),
  );
  const call = callApi('/api/thing', { signal: leaving.signal });
  leaving.abort();
  await expect(call).rejects.toMatchObject({ name: 'AbortError' });
});

test('a token that the server no longer knows is told', async () => {
  token = 'old';
  fetchStub.mockImplementation(async () => {
    token = 'new';
    const result = { code: 'UNAUTHENTICATED', msg: 'Said by the server' };
    return Response.json({ error: true, result }, { status: 401 });
  });
  await refusalOf(callApi('/api/thing'));
  expect(onExpired.mock.calls).toEqual([['old']]);
});

test('a wrong code is a 401 too, but says nothing of the token', async () => {
  token = 'mine';
  refuses(401, 'OTP_WRONG');
  await refusalOf(callApi('/api/thing'));
  expect(onExpired).not.toHaveBeenCalled();
});
