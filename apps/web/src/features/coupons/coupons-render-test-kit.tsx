import { QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import { type ReactNode, useState } from 'react';
import { MemoryRouter, useLocation } from 'react-router';
import { afterEach, beforeEach, vi } from 'vitest';
import { Toaster } from '@baeon/ui/components/toast/toaster.tsx';
import { person } from '../../lib/person-test-kit.ts';
import { createQueryClient } from '@baeon/ui/lib/query-client.ts';
import { endSession, startSession, useSession } from '../../lib/session.ts';

export const user = person('GOTBUSINESS');

export function signIn(token = 'secret'): void {
  startSession({ user, token, loginStatus: true });
}

/** Before each test of the file somebody signs in, and it is this moment; afterwards all is as before. */
export function signedInAt(now: Date): void {
  beforeEach(() => {
    signIn();
    vi.useFakeTimers({ now, shouldAdvanceTime: true });
  });
  afterEach(() => {
    vi.useRealTimers();
    endSession();
  });
}

type Answer = { status?: number; body: unknown };
/** By method and the last segment of the path. */
export type Answers = Record<string, Answer | (() => Promise<Answer>)>;

export const ok = (result: unknown): Answer => ({ body: { error: false, result } });
export const page = (result: unknown[], next_cursor: string | null = null): Answer => ({
  body: { error: false, result, next_cursor },
});
export const refused = (status: number, code: string, msg: string): Answer => ({
  status,
  body: { error: true, result: { code, msg } },
});

/** What is not among the answers finds no connection. Answers may change while it runs. */
export function stubWire(answers: Answers) {
  const calls: { name: string; url: string; body: unknown }[] = [];
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    const name = `${init.method} ${url.split('/').at(-1)}`;
    calls.push({ name, url, body: init.body ? JSON.parse(init.body as string) : undefined });
    const answer = answers[name];
    if (!answer) throw new TypeError('Failed to fetch');
    const { body, status = 200 } = typeof answer === 'function' ? await answer() : answer;
    return Response.json(body, { status });
  });
  return calls;
}

function Address() {
  const { pathname, search } = useLocation();
  return <output data-testid="address">{pathname + search}</output>;
}

/** As in the app, a cache belongs to one sign-in and everything starts anew with it. */
function SignIn({ children }: { children: ReactNode }) {
  const { token } = useSession();
  return <Fresh key={token}>{children}</Fresh>;
}

function Fresh({ children }: { children: ReactNode }) {
  const [client] = useState(createQueryClient);
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}

export function open(screen: ReactNode) {
  return render(
    <MemoryRouter>
      <SignIn>{screen}</SignIn>
      <Toaster />
      <Address />
    </MemoryRouter>,
  );
}
