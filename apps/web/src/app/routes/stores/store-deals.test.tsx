import type { CouponEntry } from '@baeon/contracts/campaigns/campaigns-wire';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CAMPAIGN_ID, entry } from '../../../features/deals/deals-test-kit.ts';
import { endSession } from '../../../lib/session.ts';
import { refusal, stubApi } from '../../app-test-kit.tsx';
import { answer, OFFERS, open, storeName } from './store-test-kit.ts';

beforeEach(() => endSession());
afterEach(() => endSession());

async function openWith(answers: Parameters<typeof stubApi>[0]) {
  stubApi(answers);
  open();
  await storeName();
  return within(screen.getByRole('region', { name: 'Offers' }));
}
const withOffers = (...offers: CouponEntry[]) => openWith(answer({}, offers));

test('each deal of the store leads to its page', async () => {
  const other = entry({ coupon: { campaign_id: 'other' }, state: 'sold_out' });
  const offers = await withOffers(entry(), other);
  const [first, second] = await offers.findAllByRole('listitem');
  const link = within(first!).getByRole('link', { name: 'Flat 20% off on laddoos' });
  expect(link.getAttribute('href')).toBe(`/coupon/${CAMPAIGN_ID}`);
  expect(within(first!).getByText('8 deals left')).toBeTruthy();
  expect(within(second!).getByText('Sold out')).toBeTruthy();
});

test('a store without deals says so', async () => {
  const offers = await withOffers();
  expect(await offers.findByText(/^No offers available/)).toBeTruthy();
});

test('their shape is there before they are', async () => {
  stubApi(answer());
  const answered = fetch;
  vi.stubGlobal('fetch', (url: string, init: RequestInit) =>
    url.endsWith(OFFERS) ? new Promise(() => {}) : answered(url, init),
  );
  open();
  await storeName();
  const offers = within(screen.getByRole('region', { name: 'Offers' }));
  expect(offers.getAllByTestId('skeleton').length).toBeGreaterThan(5);
});

test('when they do not come, the store is there all the same, and they can be tried again', async () => {
  const answers = { ...answer({}, [entry()]), [OFFERS]: refusal(429, 'TOO_MANY_REQUESTS') };
  const offers = await openWith(answers);
  expect(await offers.findByText('Said by the server')).toBeTruthy();
  Object.assign(answers, answer({}, [entry()]));
  await userEvent.click(offers.getByRole('button', { name: 'Try again' }));
  expect(await offers.findByRole('link', { name: 'Flat 20% off on laddoos' })).toBeTruthy();
});
