import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { person } from '../../lib/person-test-kit.ts';
import { endSession } from '../../lib/session.ts';
import { InterestsEditor } from './interests-editor.tsx';
import {
  button,
  messageOf,
  no,
  renderSignedIn,
  serverKnowing,
  toasts,
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
  renderSignedIn(member, <InterestsEditor onSaved={onSaved} />);
  return server;
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
