import { QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { createQueryClient } from '@baeon/ui/lib/query-client.ts';
import { queryKeys } from '../../../lib/query-keys.ts';
import { endSession } from '../../../lib/session.ts';
import { StorePicker } from './store-picker.tsx';
import { nearbyStore } from '../stores-test-kit.ts';

afterEach(() => endSession());

const onChosen = vi.fn<(placeIds: string[]) => void>();

/** A screen on which a list was shown before; it may have been told that the list is outdated. */
function openAgain(known: unknown[], { outdated = false, followed = [] as string[] | null } = {}) {
  const client = createQueryClient();
  client.setQueryData(queryKeys.nearbyBusinesses, known);
  if (outdated) void client.invalidateQueries({ queryKey: queryKeys.nearbyBusinesses });
  const answer = Promise.withResolvers<Response>();
  vi.stubGlobal('fetch', () => answer.promise);
  const draw = (followed: string[] | null) => (
    <QueryClientProvider client={client}>
      <StorePicker followed={followed} saving={false} onChosen={onChosen} />
    </QueryClientProvider>
  );
  onChosen.mockReset();
  const { rerender } = render(draw(followed));
  return {
    answers: (results: unknown[]) =>
      act(async () => answer.resolve(Response.json({ error: false, result: { results } }))),
    learns: (followed: string[]) => rerender(draw(followed)),
  };
}

test('an empty list of an earlier place is not what is saved', async () => {
  const { answers } = openAgain([], { outdated: true });
  expect(screen.getAllByTestId('skeleton').length).toBeGreaterThan(0);
  expect(onChosen).not.toHaveBeenCalled();
  await answers([nearbyStore()]);
  expect(await screen.findByRole('heading', { name: 'Meena Sweets' })).toBeTruthy();
  expect(onChosen).not.toHaveBeenCalled();
});

test('the businesses of an earlier place are not offered', async () => {
  const { answers } = openAgain([nearbyStore({ name: 'Far away' })], { outdated: true });
  expect(screen.queryByRole('heading', { name: 'Far away' })).toBeNull();
  await answers([nearbyStore()]);
  expect(await screen.findByRole('heading', { name: 'Meena Sweets' })).toBeTruthy();
});

test('an empty list waits until it is known what is followed elsewhere', async () => {
  const { learns } = openAgain([], { followed: null });
  expect(onChosen).not.toHaveBeenCalled();
  learns(['far']);
  await waitFor(() => expect(onChosen).toHaveBeenCalledExactlyOnceWith(['far']));
});
