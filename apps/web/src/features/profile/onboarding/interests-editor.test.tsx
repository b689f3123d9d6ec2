import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { person } from '../../../lib/person-test-kit.ts';
import { endSession } from '../../../lib/session.ts';
import { InterestsEditor } from './interests-editor.tsx';
import {
  button,
  later,
  messageOf,
  no,
  renderSignedIn,
  serverKnowing,
  toasts,
  yes,
} from './onboarding-test-kit.tsx';

const member = person('GOTBUSINESS', { name: 'Asha', interests: ['music', 'retired'] });
const { id } = member;
const onSaved = vi.fn<() => void>();

afterEach(() => {
  onSaved.mockReset();
  endSession();
});

function open() {
  const server = serverKnowing(member);
  return { ...server, ...renderSignedIn(member, <InterestsEditor onSaved={onSaved} />) };
}

const choice = (name: string) => screen.findByRole<HTMLInputElement>('checkbox', { name });
const save = async () => userEvent.click(await button('Save'));

test('starts with what the person chose and saves what they choose now', async () => {
  const { saved } = open();
  expect((await choice('Music')).checked).toBe(true);
  expect((await choice('Pets')).checked).toBe(false);
  await userEvent.click(await choice('Pets'));
  await save();
  await waitFor(() => expect(onSaved).toHaveBeenCalledOnce());
  expect(saved).toEqual([{ id, interests: ['music', 'pets'] }]);
  expect(toasts('success')).toEqual(['User updated successfully']);
  expect((await choice('Pets')).checked).toBe(true);
  expect((await button('Save')).hasAttribute('aria-busy')).toBe(false);
});

test('one at least', async () => {
  const { saved } = open();
  await userEvent.click(await choice('Music'));
  await save();
  const first = await choice('Books');
  expect(messageOf(first)).toBe('Please select at least one interest');
  expect(document.activeElement).toBe(first);
  expect(saved).toEqual([]);
});

test('a refusal keeps the choice', async () => {
  const { answers } = open();
  answers['update-baeon-user'] = () => no(400, 'INVALID_INPUT', 'We do not know it.');
  await userEvent.click(await choice('Books'));
  await save();
  expect(await screen.findByText('We do not know it.')).toBeTruthy();
  expect(toasts('error')).toEqual(['Error updating user']);
  expect((await choice('Books')).checked).toBe(true);
  expect(onSaved).not.toHaveBeenCalled();
});

test('holds the choice while it is saved', async () => {
  const { answers } = open();
  const answer = later();
  answers['update-baeon-user'] = answer.answer;
  const pets = await choice('Pets');
  await save();
  await userEvent.click(pets);
  expect(pets.checked).toBe(false);
  expect(document.activeElement).toBe(pets);
  expect(screen.getByText('1 chosen')).toBeTruthy();
  await act(async () => answer.comes(no(500, 'INTERNAL', 'Not today')));
  await userEvent.click(pets);
  expect(pets.checked).toBe(true);
});

test.each([
  ['fails', no(500, 'INTERNAL', 'Not today'), 'error', 'Error updating user'],
  ['succeeds', yes({ user: member }), 'success', 'User updated successfully'],
] as const)(
  'a save that %s after the sheet was closed says so',
  async (_what, reply, kind, text) => {
    const { answers, leave } = open();
    const answer = later();
    answers['update-baeon-user'] = answer.answer;
    await choice('Pets');
    await save();
    leave();
    await act(async () => answer.comes(reply));
    await waitFor(() => expect(toasts(kind)).toEqual([text]));
    expect(onSaved).not.toHaveBeenCalled();
  },
);

test('whoever signed out is told nothing of it', async () => {
  const { answers, leave } = open();
  const answer = later();
  answers['update-baeon-user'] = answer.answer;
  await choice('Pets');
  await save();
  act(() => endSession());
  leave();
  await act(async () => answer.comes(yes({ user: member })));
  expect(toasts('success')).toEqual([]);
});
