import { vi } from 'vitest';

type Reply = { status?: number; body: unknown } | null | undefined;
export type WireCall = { path: string; query: URLSearchParams; body: unknown };

/** Answers by what is asked for; null is a dead network. Returns the calls as they come in. */
export function stubWire(answer: (call: WireCall) => Reply | Promise<Reply>) {
  const calls: WireCall[] = [];
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    const { pathname, searchParams } = new URL(url, window.location.origin);
    const body = init.body ? (JSON.parse(String(init.body)) as unknown) : null;
    const call = { path: pathname, query: searchParams, body };
    calls.push(call);
    const reply = await answer(call);
    init.signal?.throwIfAborted();
    if (!reply) throw new TypeError('Failed to fetch');
    return Response.json(reply.body, { status: reply.status ?? 200 });
  });
  return calls;
}

export const page = (result: unknown[], next_cursor: string | null = null) => ({
  body: { error: false, result, next_cursor },
});
export const refusal = (status: number, code: string, msg = 'Said by the server') => ({
  status,
  body: { error: true, result: { code, msg } },
});
export const toasts = (kind: 'error' | 'success' | 'blank') =>
  [...document.querySelectorAll(`[data-toast=${kind}]`)].map((card) => card.textContent);
