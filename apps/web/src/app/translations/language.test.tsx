import type { Language } from '@baeon/contracts/profile/language';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { person } from '../../lib/person-test-kit.ts';
import { currentSession, endSession, startSession, updateSessionUser } from '../../lib/session.ts';
import { setTranslation, type Translation } from '@baeon/ui/lib/texts.ts';
import { ok, openApp, signInAs, stubApi, stubWire } from '../app-test-kit.tsx';
import { hindiTexts } from './hi/hi.ts';
import { kannadaTexts } from './kn/kn.ts';
import { loadTranslation } from './load-translation.ts';

vi.mock(import('./load-translation.ts'));

beforeAll(() =>
  Promise.all([import('../shell/app-shell.tsx'), import('../routes/account/user.tsx')]),
);

const words: Record<Language, Translation> = { en: {}, hi: hindiTexts, kn: kannadaTexts };

beforeEach(() => {
  stubApi({});
  vi.mocked(loadTranslation)
    .mockReset()
    .mockImplementation(async (language) => words[language]);
});
afterEach(() => {
  vi.useRealTimers();
  // Gone first, so that it does not answer the logout with the words that a test put in.
  cleanup();
  endSession();
  setTranslation({});
  document.documentElement.lang = 'en';
  document.cookie = 'language=;path=/;max-age=0';
  vi.restoreAllMocks();
});

function signInSpeaking(language: Language) {
  const user = person('GOTBUSINESS', { language });
  startSession({ user, token: 'secret', loginStatus: 'GOTBUSINESS' });
}
const choose = (language: Language) =>
  act(() => {
    const { user } = currentSession();
    if (user) updateSessionUser({ ...user, language });
  });
/** React holds a promise that a component uses back until the act that began it is awaited. */
const open = (path = '/user') => act(async () => void openApp(path));
const title = (name: string) => screen.findByRole('heading', { level: 1, name });
const lang = () => document.documentElement.lang;

test('the app begins in the language of the person, down to the document', async () => {
  signInSpeaking('hi');
  await open();
  await title('खाता');
  expect(screen.getByRole('link', { name: 'डील' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'वापस' })).toBeTruthy();
  expect(document.title).toBe('खाता · Baeon');
  expect(lang()).toBe('hi');
});

test('nothing is shown in English before', async () => {
  // On a machine that stalls, the wait for the words would be over.
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  let arrive: (translation: Translation) => void = () => undefined;
  vi.mocked(loadTranslation).mockReturnValue(new Promise((resolve) => (arrive = resolve)));
  signInSpeaking('hi');
  await open();
  await act(async () => undefined);
  expect(screen.queryByRole('navigation')).toBeNull();
  vi.useRealTimers();
  await act(async () => arrive(hindiTexts));
  await title('खाता');
});

test('words that do not come keep nobody waiting', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  vi.mocked(loadTranslation).mockReturnValue(new Promise(() => undefined));
  signInSpeaking('hi');
  await open();
  await act(async () => undefined);
  expect(screen.queryByRole('heading', { name: 'Account' })).toBeNull();
  await act(async () => vi.runOnlyPendingTimers());
  vi.useRealTimers();
  await title('Account');
});

test('a change is spoken at once, whichever way it goes', async () => {
  signInSpeaking('en');
  await open();
  await title('Account');
  choose('kn');
  await title('ಖಾತೆ');
  expect(lang()).toBe('kn');
  choose('hi');
  await title('खाता');
  choose('en');
  await title('Account');
  expect(lang()).toBe('en');
});

test('words that come after another choice are not spoken any more', async () => {
  signInSpeaking('en');
  await open();
  await title('Account');
  let arrive: (translation: Translation) => void = () => undefined;
  vi.mocked(loadTranslation).mockReturnValueOnce(new Promise((resolve) => (arrive = resolve)));
  choose('hi');
  choose('kn');
  await title('ಖಾತೆ');
  await act(async () => arrive(hindiTexts));
  expect(await title('ಖಾತೆ')).toBeTruthy();
  expect(lang()).toBe('kn');
});

test('where to go after a sign-in is said elsewhere', async () => {
  await open('/login');
  await title('Good deals, just around the corner');
  act(() => signInSpeaking('hi'));
  await waitFor(() => expect(lang()).toBe('hi'));
  expect(window.location.pathname).toBe('/login');
});

test('whoever logs out leaves English behind', async () => {
  signInSpeaking('hi');
  await open();
  await title('खाता');
  act(() => endSession());
  await waitFor(() => expect(lang()).toBe('en'));
  expect(screen.queryByText('खाता')).toBeNull();
});

test('a session of an earlier version is English', async () => {
  signInAs('GOTBUSINESS');
  const { language: _none, ...before } = person('GOTBUSINESS');
  localStorage.setItem('user', JSON.stringify(before));
  await open();
  await title('Account');
  expect(lang()).toBe('en');
});

test('words that fail to come leave English, and are asked for again with the network', async () => {
  vi.mocked(loadTranslation).mockRejectedValue(new TypeError('Failed to fetch'));
  signInSpeaking('hi');
  await open();
  await title('Account');
  expect(lang()).toBe('en');
  await act(async () => window.dispatchEvent(new Event('online')));
  expect(await title('Account')).toBeTruthy();

  vi.mocked(loadTranslation).mockResolvedValue(hindiTexts);
  act(() => void window.dispatchEvent(new Event('online')));
  await title('खाता');
  expect(lang()).toBe('hi');
});

test('the words of whoever has gone are not asked for again', async () => {
  vi.mocked(loadTranslation).mockRejectedValueOnce(new TypeError('Failed to fetch'));
  vi.mocked(loadTranslation).mockRejectedValueOnce(new TypeError('Failed to fetch'));
  signInSpeaking('hi');
  await open();
  await title('Account');
  act(() => endSession());
  vi.mocked(loadTranslation).mockClear();
  await act(async () => window.dispatchEvent(new Event('online')));
  expect(loadTranslation).not.toHaveBeenCalled();
});

const spokenNames = () =>
  screen.getAllByRole('button', { pressed: true }).map(({ textContent }) => textContent);

test('a visitor is spoken to as their browser is set, until they choose, and so is their new account', async () => {
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['ta-IN', 'kn-IN', 'en-IN']);
  const bodies: unknown[] = [];
  stubWire(({ path, body }) => {
    if (path.endsWith('send-otp')) bodies.push(body);
    return ok({ login_status: 'OTPSEND' });
  });
  await open('/login');
  await title('ಒಳ್ಳೆಯ ಡೀಲ್‌ಗಳು, ನಿಮ್ಮ ಹತ್ತಿರದಲ್ಲೇ');
  expect(spokenNames()).toEqual(['ಕನ್ನಡ']);
  fireEvent.click(screen.getByRole('button', { name: 'हिन्दी' }));
  await title('बढ़िया डील, बस आपके आस-पास');
  expect([lang(), spokenNames()]).toEqual(['hi', ['हिन्दी']]);
  expect(document.cookie).toContain('language=hi');
  fireEvent.change(screen.getByLabelText('मोबाइल नंबर'), { target: { value: '9845012345' } });
  fireEvent.click(screen.getByRole('button', { name: 'OTP पाएँ' }));
  await screen.findByLabelText('वन-टाइम कोड');
  expect(screen.getByText('OTP भेज दिया गया')).toBeTruthy();
  expect(bodies).toEqual([{ mobile_number: '9845012345', language: 'hi', language_chosen: true }]);
});
