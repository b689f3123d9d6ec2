import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { raisedDeal } from '../../../features/deal-raise/deal-raise-test-kit.ts';
import { person } from '../../../lib/person-test-kit.ts';
import { endSession, startSession } from '../../../lib/session.ts';
import { openApp, page, refusal, stubWire } from '../../app-test-kit.tsx';

// A busy machine takes longer to load the screen than a test waits for it.
await Promise.all([import('../../shell/app-shell.tsx'), import('./my-deals.tsx')]);

const user = person('GOTBUSINESS');

beforeEach(() => {
  endSession();
  startSession({ user, token: 'secret', loginStatus: true });
});
afterEach(() => endSession());

async function openMyDeals() {
  openApp('/my-deals');
  await screen.findByRole('heading', { level: 1, name: 'My Deals' });
}
const card = async (name: string) => within(await screen.findByRole('article', { name }));
const names = () => screen.queryAllByRole('article').map((one) => within(one).getByRole('heading'));

test('shows state, comment, date, category and offers of each, and leads to it', async () => {
  const calls = stubWire(() => page([raisedDeal(1, { state: 'bargaining', offers: 2 })]));
  await openMyDeals();
  const deal = await card('Thing 1');
  expect(calls[0]?.path).toBe('/api/deal-raise/user');
  expect(Object.fromEntries(calls[0]!.query)).toEqual({ user_id: user.id });

  expect(deal.getByText('Bargaining')).toBeTruthy();
  expect(deal.getByText('Below 20,000 please')).toBeTruthy();
  expect(deal.getByText('Mobile stores')).toBeTruthy();
  expect(deal.getByText('10 Nov 2026').getAttribute('datetime')).toBe('2026-11-10T08:00:00.000Z');
  expect(deal.getByText('2 offers')).toBeTruthy();
  const link = deal.getByRole('link', { name: 'Thing 1' });
  expect(link.getAttribute('href')).toBe(`/my-deals/${raisedDeal(1).id}`);
});

test.each([
  ['raised', 'Raised'],
  ['bargaining', 'Bargaining'],
  ['offered', 'Offer ready'],
  ['closed', 'Closed'],
] as const)('a deal that is %s says %s', async (state, text) => {
  stubWire(() => page([raisedDeal(1, { state })]));
  await openMyDeals();
  expect((await card('Thing 1')).getByText(text)).toBeTruthy();
});

test('a product that we do not know is called by its link', async () => {
  const product_url = 'https://www.shop.example/sofas/teal-sofa';
  stubWire(() => page([raisedDeal(1, { product: null, product_url })]));
  await openMyDeals();
  expect(await card('shop.example · teal-sofa')).toBeTruthy();
});

test('nothing raised leads to the form', async () => {
  stubWire(() => page([]));
  await openMyDeals();
  expect(await screen.findByRole('heading', { name: 'No deals raised yet' })).toBeTruthy();
  const link = screen.getByRole('link', { name: 'Raise a Deal' });
  expect(link.getAttribute('href')).toBe('/baeon-home?raise=new');
});

test('come page by page, none of them twice', async () => {
  const calls = stubWire(({ query }) =>
    query.get('cursor')
      ? page([raisedDeal(2), raisedDeal(3)])
      : page([raisedDeal(1), raisedDeal(2)], 'on'),
  );
  await openMyDeals();
  await waitFor(() =>
    expect(names().map((one) => one.textContent)).toEqual(['Thing 1', 'Thing 2', 'Thing 3']),
  );
  expect(calls.map(({ query }) => query.get('cursor'))).toEqual([null, 'on']);
});

test('a page that does not come can be asked for again', async () => {
  let broken = true;
  stubWire(({ query }) => {
    if (!query.get('cursor')) return page([raisedDeal(1)], 'on');
    return broken ? refusal(403, 'FORBIDDEN') : page([raisedDeal(2)]);
  });
  await openMyDeals();
  const again = await screen.findByRole('button', { name: 'Try again' });
  expect(await card('Thing 1')).toBeTruthy();
  broken = false;
  await userEvent.click(again);
  expect(await card('Thing 2')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
});

test('a list that cannot be loaded says why, and can be asked for again', async () => {
  let broken = true;
  stubWire(() => (broken ? refusal(403, 'FORBIDDEN') : page([raisedDeal(1)])));
  await openMyDeals();
  expect(await screen.findByText('Your deals could not be loaded')).toBeTruthy();
  expect(screen.getByText('Said by the server')).toBeTruthy();
  expect(screen.queryByText('No deals raised yet')).toBeNull();
  broken = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await card('Thing 1')).toBeTruthy();
});
