import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { chatResult } from '../../../features/assistant/assistant-test-kit.ts';
import { microphoneOpens, startRecording } from '../../../features/voice/voice-test-kit.ts';
import { endSession } from '../../../lib/session.ts';
import {
  ask,
  bengaluru,
  bubbles,
  cards,
  field,
  openExplore,
  signInAt,
  stubAssistant,
} from './explore-test-kit.ts';

vi.mock(
  '@baeon/ui/device/microphone/microphone.ts',
  () => import('../../../features/voice/voice-test-kit.ts'),
);
vi.mock('../../../features/voice/voice-api.ts', () => ({ spokenText: () => said.promise }));

let said = Promise.withResolvers<string>();

beforeAll(() => Promise.all([import('../../shell/app-shell.tsx'), import('./explore.tsx')]));
beforeEach(() => {
  said = Promise.withResolvers<string>();
  endSession();
  signInAt(bengaluru);
});
afterEach(() => endSession());

const startButton = () => screen.getByTitle('Start voice recording');

/** Long enough after the first tap not to be taken for a double one. */
async function speak() {
  const now = vi.spyOn(Date, 'now');
  now.mockReturnValue(1_000_000);
  await userEvent.click(startButton());
  await screen.findByText('Listening...');
  now.mockReturnValue(1_003_000);
  await userEvent.click(screen.getByTitle('Stop recording'));
  await screen.findByText('Processing your voice...');
  now.mockRestore();
}

test('what was said is sent as a message, and the focus is back on the button', async () => {
  const { questions } = stubAssistant();
  microphoneOpens();
  await openExplore();
  await speak();
  await act(async () => said.resolve('phone under 20000'));
  await cards();
  expect(bubbles()[0]).toBe('You: phone under 20000');
  expect(questions()).toHaveLength(1);
  expect(questions()[0]).toMatchObject({ user_input: 'phone under 20000' });
  expect(document.activeElement).toBe(startButton());
});

test('a visitor can speak, too', async () => {
  endSession();
  stubAssistant();
  microphoneOpens();
  await openExplore();
  await speak();
  await act(async () => said.resolve('sofa'));
  await cards();
  expect(bubbles()[0]).toBe('You: sofa');
});

test('the button is there while the field is empty and unfocused, and dead while a reply is pending', async () => {
  const gate = Promise.withResolvers<void>();
  stubAssistant({ chat: () => gate.promise.then(() => chatResult()) });
  microphoneOpens();
  await openExplore();
  await userEvent.click(field());
  expect(screen.queryByTitle('Start voice recording')).toBeNull();
  await ask('phone');
  act(() => field().blur());
  expect(startButton().getAttribute('aria-disabled')).toBe('true');
  await userEvent.click(startButton());
  expect(startRecording).not.toHaveBeenCalled();
  act(() => gate.resolve());
  await cards();
  expect(startButton().getAttribute('aria-disabled')).toBeNull();
});

test('words that come while a reply is pending are not lost: they wait in the field', async () => {
  const gate = Promise.withResolvers<void>();
  stubAssistant({ chat: () => gate.promise.then(() => chatResult()) });
  microphoneOpens();
  await openExplore();
  await speak();
  // The page behind is out of reach for people, but not for a program.
  act(() => screen.getByText<HTMLElement>('Phone under ₹20,000').click());
  await act(async () => said.resolve('and a case'));
  await waitFor(() => expect(field().value).toBe('and a case'));
  expect(bubbles()).toEqual(['You: Phone under ₹20,000']);
  act(() => gate.resolve());
  await cards();
  await userEvent.type(field(), '{Enter}');
  await waitFor(() => expect(bubbles()).toContain('You: and a case'));
});
