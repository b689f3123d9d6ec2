import type { ListedStore } from '@baeon/contracts/stores/stores-wire';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { store } from '../../../features/stores/stores-test-kit.ts';
import { endSession } from '../../../lib/session.ts';
import { ok, openApp, page, refusal, stubWire, type WireCall } from '../../app-test-kit.tsx';

// Loaded beforehand, so that no test waits for it.
beforeAll(() => Promise.all([import('../../shell/app-shell.tsx'), import('./stores.tsx')]));
beforeEach(() => endSession());
afterEach(() => endSession());

const isList = ({ path }: WireCall) => path === '/api/stores';

function listed(name: string, facts: Partial<ListedStore> = {}): ListedStore {
  const { id: _id, ...known } = store({ name });
  return { ...known, id: name, distance_km: 1.2, live_deals: 0, ...facts };
}

/** Finds by the start of a name; one misspelling is known. */
function stubStores(...stores: ListedStore[]) {
  return stubWire((call) => {
    if (call.path === '/api/store-categories') return ok([{ id: 'Sweets', name: 'Food/Sweets' }]);
    if (!isList(call)) return refusal(404, 'NOT_FOUND');
    const q = call.query.get('q') ?? '';
    const meant = q === 'mina' ? 'meena' : null;
    const found = stores.filter(({ name }) => name.toLowerCase().startsWith(meant ?? q));
    return { body: { ...page(found).body, did_you_mean: meant } };
  });
}

const rows = () => screen.queryAllByRole('heading', { level: 2 }).map((name) => name.textContent);
const shown = (names: string[]) => waitFor(() => expect(rows()).toEqual(names));

test('lists stores with what is known of them, for a visitor', async () => {
  stubStores(
    listed('Meena Sweets', { live_deals: 3, rating: 4.5 }),
    listed('Book Nook', { opening_hours: null }),
  );
  openApp('/stores');
  expect(await screen.findByRole('heading', { level: 1, name: 'Stores' })).toBeTruthy();
  await shown(['Meena Sweets', 'Book Nook']);
  const [first, second] = screen.getAllByRole('listitem').slice(-2);
  expect(first!.textContent).toMatch(/3 deals/);
  expect(first!.textContent).toMatch(/4\.5/);
  expect(first!.textContent).toMatch(/1\.2 km/);
  expect(first!.textContent).toMatch(/Open now|Closed/);
  expect(second!.textContent).not.toMatch(/deals|Open now|Closed/);
  const link = screen.getByRole('link', { name: 'Meena Sweets' });
  expect(link.getAttribute('href')).toBe('/store/Meena%20Sweets');
});

test('is searched while somebody types, by the address, and says what was meant', async () => {
  const calls = stubStores(listed('Meena Sweets'), listed('Book Nook'));
  openApp('/stores?q=mina');
  await shown(['Meena Sweets']);
  await userEvent.click(screen.getByRole('button', { name: 'Showing results for “meena”' }));
  const box = screen.getByRole<HTMLInputElement>('searchbox', { name: 'Search stores' });
  expect(box.value).toBe('meena');
  await userEvent.clear(box);
  await userEvent.type(box, 'xyl');
  expect(await screen.findByRole('heading', { name: 'No stores found' })).toBeTruthy();
  expect(screen.getByText('We found nothing for “xyl” around this place.')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Show all stores' }));
  await shown(['Meena Sweets', 'Book Nook']);
  await userEvent.click(await screen.findByRole('radio', { name: 'Sweets' }));
  await waitFor(() => expect(calls.findLast(isList)?.query.get('category')).toBe('Sweets'));
});

test('says so when the list does not come', async () => {
  stubWire(() => refusal(429, 'TOO_MANY_REQUESTS'));
  openApp('/stores');
  expect(
    await screen.findByRole('heading', { name: 'The stores could not be loaded' }),
  ).toBeTruthy();
});
