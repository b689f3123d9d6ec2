import type { UserLoginStatus } from '@baeon/contracts/login-status';
import type { User } from '@baeon/contracts/user';
import { render } from '@testing-library/react';
import { vi } from 'vitest';
import { Toaster } from '../components/ui/toaster.tsx';
import { mendSession, startSession } from '../lib/session.ts';
import { AppRouter } from './app-router.tsx';

export function person(login_status: UserLoginStatus): User {
  const id = 'b7c2f0a4-52f1-4c9e-9c1d-0c5a7c1a2b3c';
  return { id, mobile_number: '9845012345', login_status, name: null, email: null };
}

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

type Answers = Record<string, { status?: number; body: unknown }>;

/** Answers by the last segment of the path; returns the calls as they come in. */
export function stubApi(answers: Answers) {
  const calls: { name: string; init: RequestInit }[] = [];
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    const name = url.split('/').at(-1) ?? '';
    calls.push({ name, init });
    const answer = answers[name];
    if (!answer) throw new TypeError('Failed to fetch');
    return Response.json(answer.body, { status: answer.status ?? 200 });
  });
  return calls;
}

export const ok = (result: unknown) => ({ body: { error: false, result } });
