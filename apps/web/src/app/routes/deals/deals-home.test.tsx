import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { dateText } from '@baeon/ui/components/deals/deal-dates.ts';
import { heldCoupon, NOW } from '../../../features/coupons/coupons-test-kit.ts';
import { nearDeal } from '../../../features/deals/deals-test-kit.ts';
import { endSession } from '../../../lib/session.ts';
import {
  farAway,
  near,
  no,
  openDealsHome,
  served,
  server,
  titles,
  yes,
} from './deals-home-test-kit.ts';

beforeEach(() => {
  endSession();
  vi.useFakeTimers({ now: NOW, toFake: ['Date'] });
});
afterEach(() => {
  vi.useRealTimers();
  endSession();
});

const bonus = heldCoupon({ coupon: { is_claimed: false }, source: 'bonus' });
const validTill = dateText({ expiry: bonus.coupon.expiry_date, timeZone: 'Asia/Kolkata' });

describe('rows above the list', () => {
  const rows = [
    { name: 'ending', entries: [nearDeal(11), nearDeal(12)] },
    { name: 'followed', entries: [nearDeal(13), nearDeal(14)] },
  ];

  test('open their deals, and lead to the whole list; whoever looks for something sees none', async () => {
    const { answers, callsTo } = server({ near: [nearDeal(1)] });
    answers['deal-sections'] = () => yes(rows);
    await openDealsHome();
    const ending = within(await screen.findByRole('region', { name: 'Ending today' }));
    expect(ending.getAllByRole('article')).toHaveLength(2);
    await waitFor(() =>
      expect(screen.getAllByRole('heading', { level: 2 }).map((each) => each.textContent)).toEqual([
        'Your Active Coupons',
        'Ending today',
        'Deal Raise',
        'From shops you follow',
        'Coupons Near You',
      ]),
    );
    await userEvent.click(ending.getByRole('button', { name: 'Deal 12' }));
    await screen.findByRole('dialog', { name: 'Deal 12' });
    window.history.back();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.click(screen.getByRole('link', { name: 'See all From shops you follow' }));
    await waitFor(() => expect(callsTo('nearby-deals').at(-1)!.query.get('followed')).toBe('true'));
    expect(location.search).toBe('?followed=1');
    expect(screen.queryByRole('region', { name: 'Ending today' })).toBeNull();
  });
});

describe('Coupons Near You', () => {
  test('are asked for at the place where the person is', async () => {
    const { callsTo } = server({ near: [nearDeal(1)] });
    await openDealsHome();
    await waitFor(() => expect(titles()).toEqual(['Deal 1']));
    const [call] = callsTo('nearby-deals');
    expect(Object.fromEntries(call!.query)).toEqual({
      latitude: String(served.latitude),
      longitude: String(served.longitude),
    });
  });

  test("are the service area's for someone whose place nobody knows", async () => {
    const { callsTo } = server(
      { near: [nearDeal(1, { distance_km: null })] },
      { latitude: null, longitude: null },
    );
    await openDealsHome();
    await waitFor(() => expect(titles()).toEqual(['Deal 1']));
    expect([...callsTo('nearby-deals')[0]!.query]).toEqual([]);
    expect(within(near()).queryByText(/KM$/)).toBeNull();
  });

  test('show store name, campaign image, the last segment of the category, KM and a get button', async () => {
    const saving = { kind: 'rupees', amount: 1200 } as const;
    const deal = nearDeal(1, { category: 'Furniture/Home Appliances', store: 'Urban', saving });
    server({ near: [deal] });
    await openDealsHome();
    const card = within(await screen.findByRole('article', { name: 'Deal 1' }));
    expect(card.getByText('Urban')).toBeTruthy();
    expect(card.getByText('Home Appliances')).toBeTruthy();
    expect(card.getByText('1.2 KM')).toBeTruthy();
    expect(card.getByText('₹1,200 off')).toBeTruthy();
    expect(card.getByText('8 deals left')).toBeTruthy();
    expect(card.getByRole('button', { name: 'Get deal Deal 1' })).toBeTruthy();
    expect(near().querySelector('img')?.getAttribute('src')).toBe('/pictures/v1/card.svg');
  });

  test('leave their shape on the screen until they come', async () => {
    const { answers } = server();
    for (const name of Object.keys(answers)) answers[name] = () => new Promise(() => {});
    await openDealsHome();
    await waitFor(() => expect(near().querySelector('[aria-busy=true]')).toBeTruthy());
    expect(screen.queryByText('No Coupons Available')).toBeNull();
    expect(screen.queryByText('No Active Coupons')).toBeNull();
  });

  test('are told to be missing where there are none', async () => {
    server();
    await openDealsHome();
    expect(await screen.findByRole('heading', { name: 'No Coupons Available' })).toBeTruthy();
    expect(
      screen.getByText('There are no coupons available in your area at the moment'),
    ).toBeTruthy();
  });

  test('come page by page', async () => {
    const many = Array.from({ length: 5 }, (_, index) => nearDeal(index + 1));
    // A page that overlaps the one before, as when the person moves.
    const { answers, callsTo } = server();
    answers['nearby-deals'] = ({ query }) =>
      query.get('cursor')
        ? yes(many.slice(2), { next_cursor: null })
        : yes(many.slice(0, 3), { next_cursor: 'on' });
    await openDealsHome();
    await waitFor(() =>
      expect(titles()).toEqual(['Deal 1', 'Deal 2', 'Deal 3', 'Deal 4', 'Deal 5']),
    );
    expect(callsTo('nearby-deals').map(({ query }) => query.get('cursor'))).toEqual([null, 'on']);
  });

  test('that are ten thousand keep only what is on the screen', async () => {
    vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(144);
    server({
      near: Array.from({ length: 10_000 }, (_, index) => nearDeal(index)),
      pageSize: 10_000,
    });
    await openDealsHome();
    await waitFor(() => expect(titles().length).toBeGreaterThan(8));
    expect(titles().length).toBeLessThan(40);
    const [first] = within(near()).getAllByRole('listitem');
    expect(first?.getAttribute('aria-setsize')).toBe('10000');
  });
});

describe('Your Active Coupons', () => {
  const active = () => within(screen.getByRole('region', { name: 'Your Active Coupons' }));

  test('are the unclaimed ones that can still be used', async () => {
    const others = [
      heldCoupon({ coupon: { id: 'a', is_claimed: true } }),
      heldCoupon({ coupon: { id: 'b', is_claimed: false }, state: 'expired' }),
    ];
    server({ held: [...others, bonus] });
    await openDealsHome();
    const card = await active().findByRole('button');
    expect(active().getAllByRole('button')).toHaveLength(1);
    expect(card.textContent).toBe(`MMeena SweetsValid till ${validTill}`);
  });

  test('say so where there are none', async () => {
    server();
    await openDealsHome();
    expect(await active().findByText('No Active Coupons')).toBeTruthy();
  });

  test('open a popup with code, description, deals left, validity, image and copying', async () => {
    server({ held: [bonus] });
    await openDealsHome();
    await userEvent.click(await active().findByRole('button'));
    const popup = within(await screen.findByRole('dialog', { name: bonus.campaign.title }));
    expect(await popup.findByText(bonus.coupon.code)).toBeTruthy();
    expect(popup.getByText(bonus.campaign.description)).toBeTruthy();
    expect(popup.getByText('Deals Left').nextElementSibling?.textContent).toContain('7');
    expect(popup.getByText('Valid Till').nextElementSibling?.textContent).toContain(validTill);
    expect(document.querySelector('dialog img')?.getAttribute('src')).toBe(bonus.campaign.image);
    await userEvent.click(popup.getByRole('button', { name: 'Copy' }));
    expect(await navigator.clipboard.readText()).toBe(bonus.coupon.code);

    window.history.back();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(window.location.pathname).toBe('/baeon-home');
  });
});

describe('the Deal Raise banner', () => {
  const banner = () => within(screen.getByRole('region', { name: 'Deal Raise' }));

  test('offers to bargain in a served location', async () => {
    server();
    await openDealsHome();
    expect(banner().getByText('Let Baeon bargain for you.')).toBeTruthy();
    expect(banner().getByRole('button', { name: 'Bargain' })).toBeTruthy();
    const mine = banner().getByRole('link', { name: 'See my deals' });
    expect(mine.getAttribute('href')).toBe('/my-deals');
  });

  test.each([
    ['elsewhere', farAway],
    ['where nobody knows where', { latitude: null, longitude: null }],
  ])('says %s that the service is not available', async (_where, place) => {
    server({}, place);
    await openDealsHome();
    await waitFor(() =>
      expect(banner().getByText('This service is not available at your location.')).toBeTruthy(),
    );
    const button = banner().getByRole<HTMLButtonElement>('button', { name: 'Coming Soon' });
    expect(button.disabled).toBe(true);
    expect(banner().queryByText('Bargain')).toBeNull();
  });
});

test('what cannot be loaded is logged, and people are not told', async () => {
  const logged = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const { answers } = server();
  const trouble = () => no(403, 'FORBIDDEN', 'Said by the server');
  const good = { ...answers };
  for (const name of Object.keys(answers)) answers[name] = trouble;
  await openDealsHome();
  expect(await screen.findByText('No Coupons Available')).toBeTruthy();
  expect(await screen.findByText('No Active Coupons')).toBeTruthy();
  expect(screen.getAllByRole('radio')).toHaveLength(1);
  expect(screen.queryByRole('alert')?.textContent).toBe('');
  expect(screen.queryByText('Said by the server')).toBeNull();
  expect(logged.mock.calls.map(([what]) => what as string).sort()).toEqual([
    'The categories could not be loaded',
    'The deals nearby could not be loaded',
    'The rows of deals could not be loaded',
    'Your coupons could not be loaded',
  ]);

  Object.assign(answers, good, { 'nearby-deals': () => yes([nearDeal(1)]) });
  await userEvent.click(screen.getByRole('button', { name: 'Refresh' }));
  await waitFor(() => expect(titles()).toEqual(['Deal 1']));
});
