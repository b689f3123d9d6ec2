import type { UserLoginStatus } from '@baeon/contracts/auth/otp';
import { render } from '@testing-library/react';
import { vi } from 'vitest';
import { Toaster } from '../components/ui/toaster.tsx';
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
