import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, vi } from 'vitest';
import { Toaster } from '@baeon/ui/components/toast/toaster.tsx';
import { person } from '../../lib/person-test-kit.ts';
import { endSession } from '../../lib/session.ts';
import { LoginForm } from './login-form.tsx';

type Reply = { status?: number; body: unknown } | Promise<never>;
const replies: Record<string, Reply[]> = {};

export const wireCalls: { url: string; body: unknown }[] = [];
export const onSignedIn = vi.fn<(status: unknown) => void>();

export const user = person('OTPVERIFIED');
const sent = {
  body: { error: false, result: { login_status: 'OTPSEND', resend_after_seconds: 30 } },
};
export const verified = {
  body: { error: false, result: { login_status: 'OTPVERIFIED', user, token: 'secret' } },
};

export function refusal(status: number, code: string, msg: string, retry_after_seconds?: number) {
  return { status, body: { error: true, result: { code, msg, retry_after_seconds } } };
}

/** The last reply stays for all further calls; none at all is a dead network. */
export function willAnswer(call: 'send-otp' | 'verify-otp', ...answers: Reply[]) {
  replies[call] = answers;
}

async function stubbedFetch(url: string, init: RequestInit): Promise<Response> {
  wireCalls.push({ url, body: JSON.parse(String(init.body)) });
  const queue = replies[url.split('/').at(-1) ?? ''] ?? [];
  const reply = await (queue.length > 1 ? queue.shift() : queue[0]);
  if (!reply) throw new TypeError('Failed to fetch');
  // As in a browser, an aborted request never answers.
  init.signal?.throwIfAborted();
  return Response.json(reply.body, { status: reply.status ?? 200 });
}

/** A fresh form before each test, and a server that says yes unless told otherwise. */
export function freshFormForEachTest(): void {
  beforeEach(() => {
    wireCalls.length = 0;
    onSignedIn.mockReset();
    willAnswer('send-otp', sent);
    willAnswer('verify-otp', verified);
    vi.stubGlobal('fetch', stubbedFetch);
    render(
      <>
        <LoginForm onSignedIn={onSignedIn} />
        <Toaster />
      </>,
    );
  });
  afterEach(() => endSession());
}

export const numberField = () => screen.getByLabelText<HTMLInputElement>('Mobile number');
export const codeField = () => screen.getByLabelText<HTMLInputElement>('One-time code');
export const codeHidden = () => screen.queryByLabelText('One-time code') === null;
export const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
export const toastText = (role: 'alert' | 'status') => screen.getByRole(role).textContent;

export async function askForCode(number = '9845012345') {
  await userEvent.type(numberField(), number);
  await userEvent.click(button('Get otp'));
  return screen.findByLabelText<HTMLInputElement>('One-time code');
}
