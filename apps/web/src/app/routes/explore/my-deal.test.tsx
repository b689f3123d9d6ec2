import type { BargainDetail } from '@baeon/contracts/deal-raise/bargains-wire';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { raisedDeal } from '../../../features/deal-raise/deal-raise-test-kit.ts';
import { anOffer } from '../../../features/deal-raise/offer-test-kit.ts';
import { person } from '../../../lib/person-test-kit.ts';
import { endSession, startSession } from '../../../lib/session.ts';
import { ok, openApp, refusal, stubWire, type WireCall } from '../../app-test-kit.tsx';

// A busy machine takes longer to load the screen than a test waits for it.
await Promise.all([import('../../shell/app-shell.tsx'), import('./my-deal.tsx')]);

const deal = raisedDeal(1, { state: 'offered', offers: 2, people: 3 });
const path = `/api/deal-raise/${deal.id}`;

beforeEach(() => {
  endSession();
  startSession({ user: person('GOTBUSINESS'), token: 'secret', loginStatus: true });
});
afterEach(() => endSession());

const detail = (offers = [anOffer(1), anOffer(2)], known = {}): BargainDetail => ({
  deal: { ...deal, ...known },
  offers,
});

type Answer = ReturnType<typeof ok> | Promise<ReturnType<typeof ok>>;

/** The rest of the app asks for other things, which are not there. */
const stubDeal = (answer: (call: WireCall) => Answer) => {
  const all = stubWire((call) =>
    call.path.startsWith(path) ? answer(call) : refusal(404, 'NOT_FOUND'),
  );
  return { posts: () => all.filter((call) => call.path.startsWith(path) && call.body !== null) };
};

async function openMyDeal() {
  openApp(`/my-deals/${deal.id}`);
  await screen.findByRole('heading', { level: 1, name: 'My Deal' });
}
const offer = async (name: string) => within(await screen.findByRole('article', { name }));

test('shows what is wanted, how many want it, and by what offers are compared', async () => {
  const honoured = anOffer(2, {
    note: 'With a case',
    store: { ...anOffer(2).store, honoured: 128, shown: 130 },
  });
  stubDeal(() => ok(detail([anOffer(1), honoured])));
  await openMyDeal();
  expect(await screen.findByText('3 people within 8 km want this.')).toBeTruthy();
  const page = screen.getByRole<HTMLAnchorElement>('link', { name: 'See the product' });
  expect([page.href, page.target]).toEqual([deal.product_url, '_blank']);
  const second = await offer('₹20,002');
  expect(second.getByText('Honoured 128 of 130')).toBeTruthy();
  expect(second.getByText('1.2 km away')).toBeTruthy();
  expect(second.getByText('With a case')).toBeTruthy();
  expect(second.getByText('Accept by 20 Nov 2026 · Then use it by 27 Nov 2026')).toBeTruthy();
  expect((await offer('₹20,001')).getByText('New here')).toBeTruthy();
});

test('a link that is no page is not offered', async () => {
  stubDeal(() => ok(detail([], { product_url: 'javascript:alert(1)' })));
  await openMyDeal();
  await screen.findByText('Thing 1');
  expect(screen.queryByRole('link', { name: 'See the product' })).toBeNull();
});

test('an offer is accepted once it was asked whether it should be', async () => {
  const accepted = anOffer(1, { mine: 'accepted', state: 'settled', coupon_id: deal.id });
  const gate = Promise.withResolvers<ReturnType<typeof ok>>();
  const calls = stubDeal(({ body }) => (body === null ? ok(detail()) : gate.promise));
  await openMyDeal();
  await userEvent.click(await screen.findByRole('button', { name: 'Accept: Shop 1' }));
  const sheet = await screen.findByRole('dialog', { name: '₹20,001 at Shop 1?' });
  expect(calls.posts()).toEqual([]);
  await userEvent.dblClick(within(sheet).getByRole('button', { name: 'Accept' }));
  gate.resolve(
    ok({
      ...detail([accepted], { state: 'closed', closed_for: 'accepted' }),
      msg: 'The offer is yours. Your coupon is ready.',
      coupon_id: deal.id,
    }),
  );
  const coupon = await screen.findByRole('link', { name: 'Show the coupon' });
  expect(coupon.getAttribute('href')).toBe(`/coupon/${deal.id}?from_user=true`);
  expect(calls.posts().map((one) => [one.path, one.body])).toEqual([
    [`${path}/accept`, { bid_id: anOffer(1).id }],
  ]);
  expect(screen.queryByRole('button', { name: 'Close this deal' })).toBeNull();
});

test('a refusal is told, and what is shown is asked for anew', async () => {
  let changed = false;
  stubDeal(({ body }) => {
    if (body === null) return ok(detail(changed ? [anOffer(3)] : [anOffer(1)]));
    changed = true;
    return refusal(410, 'EXPIRED');
  });
  await openMyDeal();
  await userEvent.click(await screen.findByRole('button', { name: 'No, thanks: Shop 1' }));
  expect(await screen.findByText('Said by the server')).toBeTruthy();
  expect(await offer('₹20,003')).toBeTruthy();
});

test('a price is named in whole rupees, as people write them', async () => {
  const calls = stubDeal(({ body }) =>
    body !== null
      ? ok({ ...detail(), msg: 'We have told the shop your price.', coupon_id: null })
      : ok(detail([anOffer(1)])),
  );
  await openMyDeal();
  await userEvent.click(await screen.findByRole('button', { name: 'Name a price: Shop 1' }));
  const sheet = await screen.findByRole('dialog', { name: 'Name a price to Shop 1' });
  const field = within(sheet).getByLabelText('Your price in rupees');
  await userEvent.type(field, 'cheap{Enter}');
  expect(within(sheet).getByText('Enter an amount in whole rupees')).toBeTruthy();
  await userEvent.clear(field);
  await userEvent.type(field, '₹19,500{Enter}');
  await waitFor(() =>
    expect(calls.posts()[0]?.body).toEqual({
      bid_id: anOffer(1).id,
      price_rupees: 19_500,
    }),
  );
});

test('an offer in steps says how many are in, what is reached, and that somebody is in', async () => {
  const steps = [
    { from: 2, amount: 500 },
    { from: 15, amount: 900 },
  ];
  const pool = anOffer(1, {
    kind: 'rupees',
    steps,
    settled_at_once: false,
    how_many: 20,
    taken: 4,
    reached: steps[0]!,
    mine: 'yes',
  });
  stubDeal(() => ok(detail([pool])));
  await openMyDeal();
  const shown = await offer('₹500 off');
  expect(shown.getAllByRole('listitem').map((one) => one.textContent)).toEqual([
    '₹500 off from 2 peopleReached',
    '₹900 off from 15 people',
  ]);
  expect(shown.getByText('4 people are in')).toBeTruthy();
  expect(shown.getByRole('button', { name: 'I’m out: Shop 1' })).toBeTruthy();
});

test('a deal of somebody else is not here', async () => {
  stubDeal(() => refusal(404, 'NOT_FOUND'));
  await openMyDeal();
  expect(await screen.findByRole('heading', { name: 'This deal is not here' })).toBeTruthy();
});
