import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { person } from '../../../lib/person-test-kit.ts';
import { currentSession, endSession } from '../../../lib/session.ts';
import { ok, openApp, signInAs, stubApi } from '../../app-test-kit.tsx';

// Fetched here, so that a slow machine does not wait for code inside a test.
beforeAll(() => Promise.all([import('../../shell/app-shell.tsx'), import('./user-profile.tsx')]));
beforeEach(() => endSession());
afterEach(() => endSession());

const asha = person('GOTBUSINESS', { name: 'Asha', email: 'asha@example.in' });
const refusal = {
  status: 503,
  body: { error: true, result: { code: 'NOT_READY', msg: 'The server is resting' } },
};

const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const factsShown = () =>
  [...document.querySelectorAll('dl > div')].map((fact) => fact.textContent?.trim());

function answering(update: { status?: number; body: unknown }, user = asha) {
  const calls = stubApi({ 'get-baeon-user': ok(user), 'update-baeon-user': update });
  return () =>
    calls
      .filter(({ name }) => name === 'update-baeon-user')
      .map(({ init }) => JSON.parse(String(init.body)) as unknown);
}

async function openProfile() {
  signInAs('GOTBUSINESS');
  openApp('/user-profile');
  return screen.findByRole('button', { name: 'Edit' });
}

async function openForm() {
  await userEvent.click(await openProfile());
}

async function write(label: string, text: string) {
  await userEvent.clear(field(label));
  if (text) await userEvent.type(field(label), text);
}

const updateIsOpen = (open: boolean) =>
  waitFor(() => expect(button('Update').disabled).toBe(!open));

describe('view mode', () => {
  test('shows number, name and email, and no field', async () => {
    answering(ok(null));
    await openProfile();
    expect(factsShown()).toEqual([
      'Phone Number+91 98450 12345',
      'NameAsha',
      'Emailasha@example.in',
    ]);
    expect(document.querySelector('#main input')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Update' })).toBeNull();
  });

  test('says what is missing', async () => {
    answering(ok(null), person('GOTBUSINESS'));
    await openProfile();
    expect(screen.getAllByText('Not added yet')).toHaveLength(2);
  });

  test('leads to the account', async () => {
    answering(ok(null));
    await openProfile();
    await userEvent.click(screen.getByRole('link', { name: /^Account/ }));
    await screen.findByRole('heading', { level: 1, name: 'Account' });
    expect(window.location.pathname).toBe('/user');
  });
});

describe('edit mode', () => {
  test('begins with what is known, in the name; the number stays text', async () => {
    answering(ok(null));
    await openForm();
    expect(field('Name').value).toBe('Asha');
    expect(field('Email').value).toBe('asha@example.in');
    expect(document.activeElement).toBe(field('Name'));
    expect(factsShown()).toEqual(['Phone Number+91 98450 12345']);
    expect(screen.queryByRole('button', { name: 'Edit' })).toBeNull();
    await updateIsOpen(true);
  });

  test.each([
    ['Name', 'ab', 'Name must be at least 3 characters'],
    ['Email', 'asha@', 'Invalid email address'],
  ])('%s %j closes Update and says why', async (label, text, message) => {
    answering(ok(null));
    await openForm();
    await write(label, text);
    await updateIsOpen(false);
    await userEvent.tab();
    expect(await screen.findByText(message)).toBeTruthy();
    await write(label, label === 'Name' ? 'abc' : 'asha@example.com');
    await updateIsOpen(true);
    expect(screen.queryByText(message)).toBeNull();
  });

  test('the reason also comes to someone who stops typing', async () => {
    answering(ok(null));
    await openForm();
    await write('Name', 'ab');
    expect(document.activeElement).toBe(field('Name'));
    expect(await screen.findByText('Name must be at least 3 characters')).toBeTruthy();
  });

  test.each(['Name', 'Email'])('%s may be left empty', async (label) => {
    const sent = answering(ok({ user: asha }));
    await openForm();
    await write(label, '');
    await updateIsOpen(true);
    await userEvent.click(button('Update'));
    await screen.findByText('User updated successfully');
    expect(sent()).toEqual([{ id: asha.id, [label.toLowerCase()]: '' }]);
  });

  test('Cancel forgets what was typed and returns to Edit', async () => {
    const sent = answering(ok(null));
    await openForm();
    await write('Name', 'Someone else');
    await userEvent.click(button('Cancel'));
    expect(factsShown()).toContain('NameAsha');
    expect(document.activeElement).toBe(button('Edit'));
    await userEvent.click(button('Edit'));
    expect(field('Name').value).toBe('Asha');
    expect(sent()).toEqual([]);
  });

  test('Cancel does not promise what it cannot do: an update under way is not called back', async () => {
    const sent = answering(ok({ user: { ...asha, name: 'Asha Rao' } }));
    await openForm();
    await write('Name', 'Asha Rao');
    const { promise, resolve } = Promise.withResolvers<void>();
    const passOn = fetch;
    vi.stubGlobal('fetch', (url: string, init: RequestInit) =>
      promise.then(() => passOn(url, init)),
    );
    await userEvent.click(button('Update'));
    await waitFor(() => expect(button('Update').getAttribute('aria-busy')).toBe('true'));
    await userEvent.click(button('Cancel'));
    expect(button('Cancel').disabled).toBe(true);
    expect(field('Name').value).toBe('Asha Rao');
    await act(async () => resolve());
    expect(await screen.findByText('User updated successfully')).toBeTruthy();
    expect(sent()).toHaveLength(1);
  });
});

describe('Update', () => {
  test('sends only what changed, and everything shows it', async () => {
    const renamed = { ...asha, name: 'Asha Rao' };
    const sent = answering(ok({ user: renamed }));
    await openForm();
    await write('Name', '  Asha Rao ');
    await userEvent.click(button('Update'));
    expect(await screen.findByText('User updated successfully')).toBeTruthy();
    expect(sent()).toEqual([{ id: asha.id, name: 'Asha Rao' }]);
    expect(factsShown()).toContain('NameAsha Rao');
    expect(document.activeElement).toBe(button('Edit'));
    expect(currentSession().user?.name).toBe('Asha Rao');
  });

  test('a two-letter first name does not stand in the way of an email', async () => {
    const bo = person('GOTBUSINESS', { name: 'Bo' });
    const sent = answering(ok({ user: { ...bo, email: 'bo@example.in' } }), bo);
    await openForm();
    await write('Email', 'bo@example.in');
    await updateIsOpen(true);
    await userEvent.type(field('Email'), '{Enter}');
    await screen.findByText('User updated successfully');
    expect(sent()).toEqual([{ id: bo.id, email: 'bo@example.in' }]);
  });

  test('without a change there is nothing to send', async () => {
    const sent = answering(ok(null));
    await openForm();
    await updateIsOpen(true);
    await userEvent.click(button('Update'));
    await screen.findByRole('button', { name: 'Edit' });
    expect(sent()).toEqual([]);
  });

  test('a double tap saves once', async () => {
    const sent = answering(ok({ user: asha }));
    await openForm();
    await write('Name', 'Asha Rao');
    await updateIsOpen(true);
    await act(async () => {
      fireEvent.click(button('Update'));
      fireEvent.click(button('Update'));
    });
    await screen.findByText('User updated successfully');
    expect(sent()).toHaveLength(1);
  });

  test('refused, it says so twice over and keeps what was typed', async () => {
    const answers = { 'get-baeon-user': ok(asha), 'update-baeon-user': refusal as never };
    stubApi(answers);
    await openForm();
    await write('Name', 'Asha Rao');
    await userEvent.click(button('Update'));
    expect(await screen.findByText('Error updating user')).toBeTruthy();
    expect(await screen.findByText('The server is resting')).toBeTruthy();
    expect(field('Name').value).toBe('Asha Rao');

    answers['update-baeon-user'] = ok({ user: { ...asha, name: 'Asha Rao' } }) as never;
    await userEvent.click(button('Update'));
    expect(await screen.findByText('User updated successfully')).toBeTruthy();
    expect(screen.queryByText('The server is resting')).toBeNull();
  });
});
