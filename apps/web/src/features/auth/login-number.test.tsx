import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import {
  askForCode,
  button,
  codeField,
  codeHidden,
  freshFormForEachTest,
  numberField,
  refusal,
  toastText,
  willAnswer,
  wireCalls,
} from './login-test-kit.tsx';

freshFormForEachTest();

const dot = () => document.querySelector('[data-validity]')?.getAttribute('data-validity');

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

test('the dot is never neutral again once something was typed', async () => {
  await userEvent.type(numberField(), '9{Backspace}');
  expect(dot()).toBe('invalid');
});

test('not even a letter leaves the dot neutral', async () => {
  await userEvent.type(numberField(), 'a');
  expect(dot()).toBe('invalid');
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
  expect(await screen.findByText('No connection. Please try again.')).toBeTruthy();
});

test('asked too soon, the code that is on its way can be entered', async () => {
  willAnswer('send-otp', refusal(429, 'OTP_TOO_SOON', 'Wait a little', 20));
  await userEvent.type(numberField(), '9845012345{Enter}');
  expect(await screen.findByText('Wait a little')).toBeTruthy();
  expect(codeField()).toBeTruthy();
  expect(screen.getByText(/^Resend code in 0:(20|19)$/)).toBeTruthy();
});
