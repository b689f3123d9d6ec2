import { act, render } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { codeDigits, CodeField } from './code-field.tsx';

const onDigits = vi.fn<(digits: string) => void>();
let signal: AbortSignal | undefined;
let deliver: (credential: { code: string } | null) => void = () => undefined;

function withWebOtp() {
  vi.stubGlobal('OTPCredential', function OTPCredential() {});
  const get = (options: CredentialRequestOptions) => {
    signal = options.signal;
    return new Promise((resolve) => (deliver = resolve));
  };
  vi.stubGlobal('navigator', { credentials: { get } });
}

function field(sentRound = 1) {
  const texts = { value: '', error: null, hint: '' };
  return (
    <CodeField {...texts} ref={null} sentRound={sentRound} locked={false} onDigits={onDigits} />
  );
}

afterEach(() => {
  onDigits.mockReset();
  signal = undefined;
});

test('a code from an SMS fills itself in', async () => {
  withWebOtp();
  render(field());
  await act(async () => deliver({ code: '4321' }));
  expect(onDigits).toHaveBeenCalledWith('4321');
});

test('leaving stops the listening', async () => {
  withWebOtp();
  const { unmount } = render(field());
  expect(signal?.aborted).toBe(false);
  unmount();
  expect(signal?.aborted).toBe(true);
  await act(async () => deliver({ code: '4321' }));
  expect(onDigits).not.toHaveBeenCalled();
});

test('a new code is listened for anew', () => {
  withWebOtp();
  const { rerender } = render(field(1));
  const first = signal;
  rerender(field(2));
  expect(first?.aborted).toBe(true);
  expect(signal?.aborted).toBe(false);
});

test('a browser without it is not asked', () => {
  const get = vi.fn<() => void>();
  vi.stubGlobal('navigator', { credentials: { get } });
  render(field());
  expect(get).not.toHaveBeenCalled();
});

test.each([
  ['1234', '1234'],
  ['12 34', '1234'],
  ['Your code is 1234', '1234'],
  ['1234 is your code. It lasts 5 minutes.\n\n@baeon.example #1234', '1234'],
  ['12a', '12'],
  ['12345', '1234'],
  ['no digits', ''],
])('%j gives %j', (text, digits) => {
  expect(codeDigits(text)).toBe(digits);
});
