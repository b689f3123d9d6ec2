import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Toaster } from '../../components/ui/toaster.tsx';
import { currentSession, endSession } from '../../lib/session.ts';
import { LoginForm } from './login-form.tsx';

type Reply = { status?: number; body: unknown } | Promise<never>;
const wireCalls: { url: string; body: unknown }[] = [];
const replies: Record<string, Reply[]> = {};
const onSignedIn = vi.fn<(status: unknown) => void>();

const user = {
  id: 'b7c2f0a4-52f1-4c9e-9c1d-0c5a7c1a2b3c',
  mobile_number: '9845012345',
  login_status: 'OTPVERIFIED',
  name: null,
  email: null,
};
const sent = {
  body: { error: false, result: { login_status: 'OTPSEND', resend_after_seconds: 30 } },
};
const verified = {
  body: { error: false, result: { login_status: 'OTPVERIFIED', user, token: 'secret' } },
};

function refusal(status: number, code: string, msg: string, retry_after_seconds?: number) {
  return { status, body: { error: true, result: { code, msg, retry_after_seconds } } };
}

function willAnswer(call: 'send-otp' | 'verify-otp', ...answers: Reply[]) {
  replies[call] = answers;
}

beforeEach(() => {
  wireCalls.length = 0;
  onSignedIn.mockReset();
  willAnswer('send-otp', sent);
  willAnswer('verify-otp', verified);
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    wireCalls.push({ url, body: JSON.parse(String(init.body)) });
    const queue = replies[url.split('/').at(-1) ?? ''] ?? [];
    const reply = await (queue.length > 1 ? queue.shift() : queue[0]);
    if (!reply) throw new TypeError('Failed to fetch');
    return Response.json(reply.body, { status: reply.status ?? 200 });
  });
  render(
    <>
      <LoginForm onSignedIn={onSignedIn} />
      <Toaster />
    </>,
  );
});
afterEach(() => {
  vi.useRealTimers();
  endSession();
});

const numberField = () => screen.getByLabelText<HTMLInputElement>('Mobile number');
const codeField = () => screen.getByLabelText<HTMLInputElement>('One-time code');
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
const toastText = (role: 'alert' | 'status') => screen.getByRole(role).textContent;
const dot = () => document.querySelector('[data-validity]')?.getAttribute('data-validity');
const codeHidden = () => screen.queryByLabelText('One-time code') === null;

async function askForCode(number = '9845012345') {
  await userEvent.type(numberField(), number);
  await userEvent.click(button('Get otp'));
  return screen.findByLabelText<HTMLInputElement>('One-time code');
}

test('starts with a neutral dot, a disabled button and no message', () => {
  expect(dot()).toBe('unknown');
  expect(button('Get otp').disabled).toBe(true);
  expect(screen.queryByText('Number is required')).toBeNull();
  expect(codeHidden()).toBe(true);
});

test('the dot and its text follow the number, and the button with them', async () => {
  await userEvent.type(numberField(), '98450');
  expect(dot()).toBe('invalid');
  expect(screen.getByText('The number is not valid yet')).toBeTruthy();
  expect(button('Get otp').disabled).toBe(true);
  await userEvent.type(numberField(), '12345');
  expect(dot()).toBe('valid');
  expect(screen.getByText('The number is valid')).toBeTruthy();
  expect(button('Get otp').disabled).toBe(false);
});

test('leaving the field empty asks for the number', async () => {
  await userEvent.click(numberField());
  expect(screen.queryByText('Number is required')).toBeNull();
  await userEvent.tab();
  expect(screen.getByText('Number is required')).toBeTruthy();
  expect(dot()).toBe('invalid');
});

test('Enter on a bad number says so and sends nothing', async () => {
  await userEvent.type(numberField(), '12');
  expect(screen.queryByText('Invalid number')).toBeNull();
  await userEvent.keyboard('{Enter}');
  expect(screen.getByText('Invalid number')).toBeTruthy();
  expect(wireCalls).toEqual([]);
});

test.each(['+91 98450 12345', '098450-12345', '0091 98450 12345', '98450 12345'])(
  'pasting %j gives the ten digits',
  async (text) => {
    await userEvent.click(numberField());
    await userEvent.paste(text);
    expect(numberField().value).toBe('9845012345');
  },
);

test('a letter in the middle of the number leaves the caret where it was', async () => {
  await userEvent.type(numberField(), '9845012345');
  const inTheMiddle = { initialSelectionStart: 3, initialSelectionEnd: 3 };
  await userEvent.type(numberField(), 'x', inTheMiddle);
  expect(numberField().value).toBe('9845012345');
  expect(numberField().selectionStart).toBe(3);
});

test('the fields tell phones what they are for', async () => {
  expect(numberField().type).toBe('tel');
  expect(numberField().inputMode).toBe('numeric');
  expect(numberField().autocomplete).toBe('tel-national');
  const code = await askForCode();
  expect(code.inputMode).toBe('numeric');
  expect(code.autocomplete).toBe('one-time-code');
});

test('sending shows the code field, focuses it and toasts', async () => {
  const code = await askForCode();
  expect(wireCalls).toEqual([
    { url: '/api/baeon-user/send-otp', body: { mobile_number: '9845012345' } },
  ]);
  expect(document.activeElement).toBe(code);
  expect(toastText('status')).toBe('OTP sent successfully');
  expect(numberField().readOnly).toBe(true);
  expect(screen.getByText(/^Resend code in 0:/)).toBeTruthy();
});

test('a double tap sends one request', async () => {
  await userEvent.type(numberField(), '9845012345');
  act(() => {
    fireEvent.click(button('Get otp'));
    fireEvent.click(button('Get otp'));
  });
  await screen.findByLabelText('One-time code');
  expect(wireCalls).toHaveLength(1);
});

test('the button is busy while the request runs', async () => {
  willAnswer('send-otp', new Promise<never>(() => undefined));
  await userEvent.type(numberField(), '9845012345{Enter}');
  expect(button('Get otp').getAttribute('aria-busy')).toBe('true');
});

test("a refused send shows the server's sentence at the field and the toast", async () => {
  willAnswer('send-otp', refusal(429, 'OTP_SEND_LIMIT', 'Too many codes', 1800));
  await userEvent.type(numberField(), '9845012345{Enter}');
  expect(await screen.findByText('Too many codes')).toBeTruthy();
  expect(toastText('alert')).toBe('Failed to send OTP');
  expect(screen.getByText(/^You can ask again in (30:00|29:59)$/)).toBeTruthy();
  expect(button('Get otp').disabled).toBe(true);
  expect(codeHidden()).toBe(true);
});

test('offline is told in words', async () => {
  willAnswer('send-otp');
  await userEvent.type(numberField(), '9845012345{Enter}');
  expect(await screen.findByText(/^You seem to be offline/)).toBeTruthy();
});

test('asked too soon, the code that is on its way can be entered', async () => {
  willAnswer('send-otp', refusal(429, 'OTP_TOO_SOON', 'Wait a little', 20));
  await userEvent.type(numberField(), '9845012345{Enter}');
  expect(await screen.findByText('Wait a little')).toBeTruthy();
  expect(codeField()).toBeTruthy();
  expect(screen.getByText(/^Resend code in 0:(20|19)$/)).toBeTruthy();
});

test('four digits verify by themselves and sign in', async () => {
  await askForCode();
  await userEvent.type(codeField(), '1234');
  await waitFor(() => expect(onSignedIn).toHaveBeenCalledWith('OTPVERIFIED'));
  expect(wireCalls[1]).toEqual({
    url: '/api/baeon-user/verify-otp',
    body: { mobile_number: '9845012345', otp: '1234' },
  });
  expect(wireCalls).toHaveLength(2);
  expect(currentSession()).toMatchObject({ token: 'secret', signedIn: true, home: false });
  expect(toastText('status')).toBe('OTP verified successfully');
});

test.each(['Your code is 1234', '12 34', '1234 is your code.\n@baeon.example #1234'])(
  'pasting %j verifies 1234',
  async (text) => {
    await askForCode();
    await userEvent.click(codeField());
    await userEvent.paste(text);
    await waitFor(() => expect(onSignedIn).toHaveBeenCalled());
    expect(wireCalls[1]?.body).toMatchObject({ otp: '1234' });
  },
);

test.each([
  ['', 'OTP is required'],
  ['12', 'OTP must be 4 digits'],
])('pressing Verify otp with %j says %j', async (code, message) => {
  await askForCode();
  if (code) await userEvent.type(codeField(), code);
  await userEvent.click(button('Verify otp'));
  expect(screen.getByText(message)).toBeTruthy();
  expect(document.activeElement).toBe(codeField());
  expect(wireCalls).toHaveLength(1);
});

test('a wrong code is told once, stays selected, and is not sent again by itself', async () => {
  willAnswer('verify-otp', refusal(401, 'OTP_WRONG', 'That is not it'), verified);
  await askForCode();
  await userEvent.type(codeField(), '1111');
  expect(await screen.findByText('That is not it')).toBeTruthy();
  expect(toastText('alert')).toBe('Failed to verify OTP');
  expect(codeField().selectionStart).toBe(0);
  expect(codeField().selectionEnd).toBe(4);

  await userEvent.type(codeField(), '{Backspace}111', {
    initialSelectionStart: 3,
    initialSelectionEnd: 4,
  });
  expect(wireCalls).toHaveLength(2);
  await userEvent.clear(codeField());
  await userEvent.type(codeField(), '1234');
  await waitFor(() => expect(onSignedIn).toHaveBeenCalledOnce());
  expect(wireCalls).toHaveLength(3);
});

test('an expired code is taken away', async () => {
  willAnswer('verify-otp', refusal(401, 'OTP_EXPIRED', 'Too late'));
  await askForCode();
  await userEvent.type(codeField(), '1234');
  expect(await screen.findByText('Too late')).toBeTruthy();
  expect(codeField().value).toBe('');
});

test('Change number hides the code field and returns to the number', async () => {
  await askForCode();
  await userEvent.click(button('← Change number'));
  expect(codeHidden()).toBe(true);
  expect(document.activeElement).toBe(numberField());
  expect(numberField().value).toBe('9845012345');
  expect(numberField().readOnly).toBe(false);
});

test('an answer that comes after Change number does not sign in', async () => {
  let answer: (reply: never) => void = () => undefined;
  willAnswer('verify-otp', new Promise<never>((resolve) => (answer = resolve)));
  vi.stubGlobal('fetch', withAbort(fetch));
  await askForCode();
  await userEvent.type(codeField(), '1234');
  await userEvent.click(button('← Change number'));
  await act(async () => answer(verified as never));
  expect(onSignedIn).not.toHaveBeenCalled();
  expect(currentSession().signedIn).toBe(false);
});

/** What every browser does and the stub does not: an aborted request never answers. */
function withAbort(inner: typeof fetch): typeof fetch {
  return async (url, init) => {
    const response = await inner(url, init);
    init?.signal?.throwIfAborted();
    return response;
  };
}

test('Resend code appears when the countdown ends, and sends again', async () => {
  await askForCode();
  const asked = Date.now();
  vi.spyOn(Date, 'now').mockReturnValue(asked + 31_000);
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  await userEvent.click(button('Resend code'));
  await waitFor(() => expect(screen.getByText('Resend code in 0:30')).toBeTruthy());
  expect(wireCalls.map((call) => call.url)).toEqual([
    '/api/baeon-user/send-otp',
    '/api/baeon-user/send-otp',
  ]);
});

test('someone who is still signed in goes on without a code', async () => {
  const result = { login_status: 'GOTBUSINESS', user, token: 'secret' };
  willAnswer('send-otp', { body: { error: false, result } });
  await userEvent.type(numberField(), '9845012345{Enter}');
  await waitFor(() => expect(onSignedIn).toHaveBeenCalledWith('GOTBUSINESS'));
  expect(currentSession()).toMatchObject({ token: 'secret', home: true });
  expect(codeHidden()).toBe(true);
});

test('the demo inbox is one tap away once a code was sent', async () => {
  expect(screen.queryByRole('link', { name: /Demo/ })).toBeNull();
  await askForCode();
  const link = screen.getByRole<HTMLAnchorElement>('link', {
    name: 'Demo: read your code in the inbox',
  });
  expect(link.getAttribute('href')).toBe('/dev/inbox?mobile_number=9845012345');
  expect(link.target).toBe('_blank');
});
