import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { person } from '../../../lib/person-test-kit.ts';
import { currentSession, endSession } from '../../../lib/session.ts';
import { setTranslation } from '@baeon/ui/lib/texts.ts';
import { ok, openApp, refusal, signInAs, stubApi, toasts } from '../../app-test-kit.tsx';

// Fetched here, so that a slow machine does not wait for code inside a test.
beforeAll(() =>
  Promise.all([
    import('../../shell/app-shell.tsx'),
    import('./user.tsx'),
    import('../../translations/hi/hi.ts'),
    import('../../translations/kn/kn.ts'),
  ]),
);
afterEach(() => {
  cleanup();
  endSession();
  setTranslation({});
});

const asha = person('GOTBUSINESS', { name: 'Asha' });
const inHindi = { ...asha, language: 'hi' as const };
const nothing = { 'get-intrests': ok({ interests: [] }) };

async function openSheet(answers: Parameters<typeof stubApi>[0] = {}) {
  const calls = stubApi({ 'get-baeon-user': ok(asha), ...nothing, ...answers });
  signInAs('GOTBUSINESS');
  openApp('/user');
  await screen.findByText('Asha');
  await userEvent.click(screen.getByRole('button', { name: 'Language English' }));
  const sheet = within(await screen.findByRole('dialog', { name: 'Language' }));
  await sheet.findAllByRole('radio');
  const option = (name: string) => sheet.getByRole<HTMLInputElement>('radio', { name });
  return { calls, sheet, option };
}

test('every language is offered in its own words, and said to be in them', async () => {
  const { sheet, option } = await openSheet();
  const offered = sheet.getAllByRole('radio');
  expect(offered.map(({ lang }) => lang)).toEqual(['en', 'hi', 'kn']);
  expect(sheet.getByText('हिन्दी').lang).toBe('hi');
  expect(sheet.getByText('ಕನ್ನಡ').lang).toBe('kn');
  expect(option('English').checked).toBe(true);
});

test('a choice is saved, and the app speaks it', async () => {
  const { calls, option } = await openSheet({ 'update-baeon-user': ok({ user: inHindi }) });
  await userEvent.click(option('हिन्दी'));
  expect(await screen.findByRole('dialog', { name: 'भाषा' })).toBeTruthy();
  expect(option('हिन्दी').checked).toBe(true);
  expect(screen.getByText('भाषा बदल दी गई है')).toBeTruthy();
  expect(currentSession().user?.language).toBe('hi');
  const saved = calls.find(({ name }) => name === 'update-baeon-user');
  expect(JSON.parse(String(saved?.init.body))).toEqual({ id: asha.id, language: 'hi' });

  await userEvent.click(screen.getByRole('button', { name: 'बंद करें' }));
  const row = await screen.findByRole('button', { name: 'भाषा हिन्दी' });
  expect(within(row).getByText('हिन्दी').lang).toBe('hi');
});

test('it shows at once what is being saved, and takes no second choice meanwhile', async () => {
  const saved = Promise.withResolvers<ReturnType<typeof ok>>();
  const { calls, option } = await openSheet({ 'update-baeon-user': saved.promise });
  await userEvent.click(option('हिन्दी'));
  await waitFor(() => expect(option('हिन्दी').checked).toBe(true));
  await userEvent.click(option('ಕನ್ನಡ'));
  expect(option('हिन्दी').checked).toBe(true);
  await act(async () => saved.resolve(ok({ user: inHindi })));
  expect(await screen.findByRole('dialog', { name: 'भाषा' })).toBeTruthy();
  expect(calls.filter(({ name }) => name === 'update-baeon-user')).toHaveLength(1);
});

test('a refusal is told, and everything stays as it was', async () => {
  const { sheet, option } = await openSheet({
    'update-baeon-user': refusal(429, 'TOO_MANY_REQUESTS', 'Not so fast.'),
  });
  await userEvent.click(option('ಕನ್ನಡ'));
  expect(await sheet.findByText('Not so fast.')).toBeTruthy();
  expect(toasts('error')).toEqual(['Error updating user']);
  expect(option('English').checked).toBe(true);
  expect(screen.getByRole('heading', { level: 1, name: 'Account' })).toBeTruthy();
  expect(screen.queryByText('The language is changed')).toBeNull();
});

test('what was chosen on another device is followed', async () => {
  stubApi({ 'get-baeon-user': ok(inHindi), ...nothing });
  signInAs('GOTBUSINESS');
  openApp('/user');
  expect(await screen.findByRole('heading', { level: 1, name: 'खाता' })).toBeTruthy();
  expect(currentSession().user?.language).toBe('hi');
});
