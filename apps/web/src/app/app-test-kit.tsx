import type { UserLoginStatus } from '@baeon/contracts/auth/otp';
import { render } from '@testing-library/react';
import { vi } from 'vitest';
import { Toaster } from '@baeon/ui/components/toast/toaster.tsx';
import { person } from '../lib/person-test-kit.ts';
import { mendSession, startSession } from '../lib/session.ts';
import { AppRouter } from './app-router.tsx';

export function signInAs(login_status: UserLoginStatus, token = 'secret'): void {
  startSession({ user: person(login_status), token, loginStatus: login_status });
}

/** Opens an address as a browser would: in a new history, with whatever storage holds. */
export function openApp(path: string) {
  window.history.replaceState(null, '', path);
  mendSession();
  return render(
    <>
      <AppRouter />
      <Toaster />
    </>,
  );
}

type Answer = { status?: number; body: unknown };
type Answers = Record<string, Answer | Promise<Answer>>;

/** Answers by the last segment of the path; returns the calls as they come in. */
export function stubApi(answers: Answers) {
  const calls: { name: string; init: RequestInit }[] = [];
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    const name = url.split('/').at(-1) ?? '';
    calls.push({ name, init });
    const answer = await answers[name];
    if (!answer) throw new TypeError('Failed to fetch');
    return Response.json(answer.body, { status: answer.status ?? 200 });
  });
  return calls;
}

export const ok = (result: unknown) => ({ body: { error: false, result } });

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
