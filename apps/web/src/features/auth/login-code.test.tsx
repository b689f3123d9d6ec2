import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { currentSession } from '../../lib/session.ts';
import { LoginForm } from './login-form.tsx';
import {
  askForCode,
  button,
  codeField,
  codeHidden,
  freshFormForEachTest,
  numberField,
  onSignedIn,
  refusal,
  toastText,
  user,
  verified,
  willAnswer,
  wireCalls,
} from './login-test-kit.tsx';

freshFormForEachTest();

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

test('a reload loses neither the number nor the step; the code is typed again', async () => {
  await userEvent.type(await askForCode(), '12');
  cleanup();
  render(<LoginForm onSignedIn={onSignedIn} />);
  expect(numberField().value).toBe('9845012345');
  expect(codeField().value).toBe('');
  await userEvent.type(codeField(), '1234');
  await waitFor(() => expect(onSignedIn).toHaveBeenCalledWith('OTPVERIFIED'));
  expect(wireCalls.map(({ url }) => url.split('/').at(-1))).toEqual(['send-otp', 'verify-otp']);
  cleanup();
  render(<LoginForm onSignedIn={onSignedIn} />);
  expect(numberField().value).toBe('');
});

test('an answer that comes after Change number does not sign in', async () => {
  let answer: (reply: never) => void = () => undefined;
  willAnswer('verify-otp', new Promise<never>((resolve) => (answer = resolve)));
  await askForCode();
  await userEvent.type(codeField(), '1234');
  await userEvent.click(button('← Change number'));
  await act(async () => answer(verified as never));
  expect(onSignedIn).not.toHaveBeenCalled();
  expect(currentSession().signedIn).toBe(false);
});

test('Resend code appears when the countdown ends, and sends again', async () => {
  await askForCode();
  const asked = Date.now();
  vi.spyOn(Date, 'now').mockReturnValue(asked + 31_000);
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  await userEvent.click(button('Resend code'));
  await waitFor(() => expect(screen.getByText('Resend code in 0:30')).toBeTruthy());
  expect(document.activeElement).toBe(codeField());
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
