import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { person } from '../../../lib/person-test-kit.ts';
import { currentSession, endSession } from '../../../lib/session.ts';
import { ok, openApp, signInAs, stubApi } from '../../app-test-kit.tsx';

// Fetched here, so that a slow machine does not wait for code inside a test.
beforeAll(() => Promise.all([import('../../shell/app-shell.tsx'), import('./user.tsx')]));
beforeEach(() => {
  endSession();
  // What is counted down is counted from the moment that stands here, however slow the machine.
  vi.useFakeTimers({ toFake: ['Date'] });
});
afterEach(() => {
  vi.useRealTimers();
  endSession();
});

type Answers = Parameters<typeof stubApi>[0];

function refusal(status: number, code: string, msg: string, retry_after_seconds?: number) {
  return { status, body: { error: true, result: { code, msg, retry_after_seconds } } };
}

async function openDeletion(answers: Answers = {}) {
  const all: Answers = {
    'get-baeon-user': ok(person('GOTBUSINESS')),
    'get-intrests': ok({ interests: [] }),
    'send-otp': ok({ resend_after_seconds: 30, expires_in_seconds: 300 }),
    'delete-account': ok({ deleted: true }),
    ...answers,
  };
  const calls = stubApi(all);
  signInAs('GOTBUSINESS');
  openApp('/user');
  await reopen();
  const sent = (name: string) =>
    calls
      .filter((call) => call.name === name)
      .map(({ init }) => JSON.parse(String(init.body)) as unknown);
  return { all, sent };
}

async function reopen() {
  await userEvent.click(await screen.findByRole('button', { name: 'Delete my account' }));
  const dialog = await screen.findByRole('dialog', { name: 'Delete my account' });
  await within(dialog).findAllByText(/code/);
  return dialog;
}

const sheet = () => within(screen.getByRole('dialog'));
const button = (name: string) => sheet().getByRole<HTMLButtonElement>('button', { name });
const codeField = () => screen.getByLabelText<HTMLInputElement>('One-time code');

async function askForCode() {
  await userEvent.click(button('Send code'));
  return screen.findByLabelText<HTMLInputElement>('One-time code');
}

async function confirmWith(code: string) {
  await userEvent.type(await askForCode(), code);
  await userEvent.click(button('Delete my account'));
}

test('first it says what goes, and that there is no way back', async () => {
  const { sent } = await openDeletion();
  expect(screen.getByText(/cannot be undone/)).toBeTruthy();
  const goes = sheet().getAllByRole('listitem');
  expect(goes.map((item) => item.textContent).join()).toMatch(/profile.*shops.*messages.*sign-ins/);
  expect(screen.queryByLabelText('One-time code')).toBeNull();
  expect(sent('send-otp')).toEqual([]);
});

describe('the code', () => {
  test('is sent on demand, asked for with autofill, and counted down', async () => {
    const { sent } = await openDeletion();
    const field = await askForCode();
    expect(sent('send-otp')).toEqual([{}]);
    expect(field.autocomplete).toBe('one-time-code');
    expect(field.inputMode).toBe('numeric');
    expect(document.activeElement).toBe(field);
    expect(sheet().getByText('OTP sent successfully')).toBeTruthy();
    expect(screen.getByText('Resend code in 0:30')).toBeTruthy();
    const inbox = screen.getByRole('link', { name: 'Demo: read your code in the inbox' });
    expect(inbox.getAttribute('href')).toBe('/dev/inbox?mobile_number=9845012345');
  });

  test.each([
    ['OTP_TOO_SOON', 'One was sent a moment ago', 24, 'You can ask again in 0:24'],
    ['OTP_SEND_LIMIT', 'Too many codes', 3600, 'You can ask again in 1:00:00'],
    ['SIGN_IN_LOCKED', 'Locked for today', 3700, 'You can ask again in 1:01:40'],
  ])('refused with %s says so and when to ask again', async (code, msg, seconds, wait) => {
    await openDeletion({ 'send-otp': refusal(429, code, msg, seconds) });
    await userEvent.click(button('Send code'));
    expect(await screen.findByText(msg)).toBeTruthy();
    expect(screen.getByText('Failed to send OTP')).toBeTruthy();
    expect(screen.getByText(wait)).toBeTruthy();
    expect(button('Send code').disabled).toBe(true);
  });

  test('without a connection it can be asked for again at once', async () => {
    const { all } = await openDeletion({ 'send-otp': refusal(503, 'NOT_READY', 'Not now') });
    await userEvent.click(button('Send code'));
    await screen.findByText('Not now');
    all['send-otp'] = ok({ resend_after_seconds: 30, expires_in_seconds: 300 });
    await askForCode();
    expect(screen.queryByText('Not now')).toBeNull();
  });

  test('that came before a reload can be entered, without asking for another', async () => {
    const tooSoon = refusal(429, 'OTP_TOO_SOON', 'One was sent a moment ago', 24);
    const { sent } = await openDeletion({ 'send-otp': tooSoon });
    await userEvent.click(button('Send code'));
    await screen.findByText('One was sent a moment ago');
    await userEvent.click(button('I already have a code'));
    expect(document.activeElement).toBe(codeField());
    expect(screen.getByText('Resend code in 0:24')).toBeTruthy();
    await userEvent.keyboard('1234{Enter}');
    await screen.findByText('Your account is deleted');
    expect(sent('delete-account')).toEqual([{ otp: '1234' }]);
    expect(sent('send-otp')).toHaveLength(1);
  });

  test('that someone does not have after all can be sent', async () => {
    const { sent } = await openDeletion();
    await userEvent.click(button('I already have a code'));
    expect(document.activeElement).toBe(codeField());
    await userEvent.click(await sheet().findByRole('button', { name: 'Resend code' }));
    expect(await screen.findByText('Resend code in 0:30')).toBeTruthy();
    expect(sent('send-otp')).toHaveLength(1);
  });

  test('two taps send one', async () => {
    const { sent } = await openDeletion();
    await act(async () => {
      fireEvent.click(button('Send code'));
      fireEvent.click(button('Send code'));
    });
    await screen.findByLabelText('One-time code');
    expect(sent('send-otp')).toHaveLength(1);
  });

  test('can be sent anew when the countdown ends', async () => {
    const { sent } = await openDeletion();
    await userEvent.type(await askForCode(), '12');
    const now = Date.now();
    vi.spyOn(Date, 'now').mockReturnValue(now + 31_000);
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    await userEvent.click(await sheet().findByRole('button', { name: 'Resend code' }));
    expect(await screen.findByText('Resend code in 0:30')).toBeTruthy();
    expect(codeField().value).toBe('');
    expect(document.activeElement).toBe(codeField());
    expect(sent('send-otp')).toHaveLength(2);
  });
});

describe('deleting', () => {
  test('waits for the button, even with all four digits there', async () => {
    const { sent } = await openDeletion();
    await userEvent.type(await askForCode(), '1234');
    expect(sent('delete-account')).toEqual([]);
    await userEvent.click(button('Delete my account'));
    await waitFor(() => expect(sent('delete-account')).toEqual([{ otp: '1234' }]));
  });

  test.each([
    ['', 'OTP is required'],
    ['12', 'OTP must be 4 digits'],
  ])('with %j says %j and asks nobody', async (code, message) => {
    const { sent } = await openDeletion();
    const field = await askForCode();
    if (code) await userEvent.type(field, code);
    await userEvent.click(button('Delete my account'));
    expect(await screen.findByText(message)).toBeTruthy();
    expect(document.activeElement).toBe(field);
    expect(sent('delete-account')).toEqual([]);
  });

  test('ends the session here, says so on the sign-in screen, and leaves no way back', async () => {
    await openDeletion();
    await confirmWith('1234');
    await screen.findByRole('heading', { name: 'Good deals, just around the corner' });
    expect(screen.getByText('Your account is deleted')).toBeTruthy();
    expect(window.location.pathname).toBe('/login');
    expect(localStorage.length).toBe(0);
    expect(document.body.style.position).toBe('');
    act(() => window.history.back());
    await waitFor(() => expect(window.location.search).toBe(''));
    await screen.findByRole('heading', { name: 'Good deals, just around the corner' });
    expect(window.location.pathname).toBe('/login');
  });

  test('two taps ask once', async () => {
    const { sent } = await openDeletion({ 'delete-account': refusal(401, 'OTP_WRONG', 'No') });
    await userEvent.type(await askForCode(), '1234');
    await act(async () => {
      fireEvent.click(button('Delete my account'));
      fireEvent.click(button('Delete my account'));
    });
    await screen.findByText('No');
    expect(sent('delete-account')).toHaveLength(1);
  });

  test('a wrong code says so, stays selected, and can be put right', async () => {
    const wrong = refusal(401, 'OTP_WRONG', 'That is not it');
    const { all } = await openDeletion({ 'delete-account': wrong });
    await confirmWith('1111');
    expect(await screen.findByText('That is not it')).toBeTruthy();
    expect(screen.getByText('Failed to verify OTP')).toBeTruthy();
    expect([codeField().value, codeField().selectionStart, codeField().selectionEnd]).toEqual([
      '1111',
      0,
      4,
    ]);
    expect(currentSession().signedIn).toBe(true);
    all['delete-account'] = ok({ deleted: true });
    await userEvent.clear(codeField());
    await userEvent.type(codeField(), '1234{Enter}');
    expect(await screen.findByText('Your account is deleted')).toBeTruthy();
  });

  test.each(['OTP_BURNT', 'OTP_EXPIRED'])('%s takes the code away', async (code) => {
    await openDeletion({ 'delete-account': refusal(401, code, 'Ask for a new one') });
    await confirmWith('1234');
    expect(await screen.findByText('Ask for a new one')).toBeTruthy();
    expect(codeField().value).toBe('');
  });

  test('a lock holds the next code back', async () => {
    const locked = refusal(429, 'SIGN_IN_LOCKED', 'Locked for today', 3700);
    await openDeletion({ 'delete-account': locked });
    await confirmWith('1234');
    expect(await screen.findByText('Locked for today')).toBeTruthy();
    expect(screen.getByText('Resend code in 1:01:40')).toBeTruthy();
  });

  test('trouble on the way leaves everything as it is', async () => {
    const { all } = await openDeletion();
    delete all['delete-account'];
    await confirmWith('1234');
    expect(await screen.findByText('No connection. Please try again.')).toBeTruthy();
    expect(codeField().value).toBe('1234');
    expect(currentSession().signedIn).toBe(true);
  });
});

describe('closing midway', () => {
  const closeSheet = async () => {
    await userEvent.click(button('Close'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  };

  test('asks nobody for anything, and the code step is still there afterwards', async () => {
    const { sent } = await openDeletion();
    await userEvent.type(await askForCode(), '1234');
    await closeSheet();
    expect(sent('delete-account')).toEqual([]);
    expect(currentSession().signedIn).toBe(true);
    await reopen();
    expect(codeField()).toBeTruthy();
    expect(sent('send-otp')).toHaveLength(1);
  });

  test('while the server deletes, its word still counts', async () => {
    const { all } = await openDeletion();
    let answer: () => void = () => undefined;
    const passOn = fetch;
    vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
      if (url.endsWith('/delete-account')) await new Promise<void>((resolve) => (answer = resolve));
      return passOn(url, init);
    });
    await confirmWith('1234');
    await closeSheet();
    expect(all['delete-account']).toBeTruthy();
    expect(currentSession().signedIn).toBe(true);
    await act(async () => answer());
    expect(await screen.findByText('Your account is deleted')).toBeTruthy();
    expect(currentSession().signedIn).toBe(false);
  });

  test('does not end the session of someone who signed in meanwhile', async () => {
    await openDeletion();
    let answer: () => void = () => undefined;
    const passOn = fetch;
    vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
      if (url.endsWith('/delete-account')) await new Promise<void>((resolve) => (answer = resolve));
      return passOn(url, init);
    });
    await confirmWith('1234');
    act(() => signInAs('GOTBUSINESS', 'another'));
    await act(async () => answer());
    expect(currentSession().token).toBe('another');
  });
});
