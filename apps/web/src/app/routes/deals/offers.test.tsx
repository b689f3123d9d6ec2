import type { Offer } from '@baeon/contracts/campaigns/campaigns-wire';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { stubLocation } from '@baeon/ui/device/geolocation-test-kit.ts';
import { CAMPAIGN_ID, deal, offer } from '../../../features/deals/deals-test-kit.ts';
import { store, STORE_ID } from '../../../features/stores/stores-test-kit.ts';
import { person } from '../../../lib/person-test-kit.ts';
import { wideScreen } from '@baeon/ui/lib/use-wide-test-kit.ts';
import { endSession, startSession } from '../../../lib/session.ts';
import {
  ok,
  openApp,
  page,
  refusal,
  signInAs,
  stubWire,
  toasts,
  type WireCall,
} from '../../app-test-kit.tsx';

// Loaded beforehand, so that no test waits for it.
beforeAll(() =>
  Promise.all([import('../../shell/app-shell.tsx'), import('./offers.tsx'), import('./home.tsx')]),
);
beforeEach(() => endSession());
afterEach(() => endSession());

const isList = ({ path }: WireCall) => path === '/api/coupons';
const stubOffers = (...offers: Offer[]) =>
  stubWire((call) => (isList(call) ? page(offers) : refusal(404, 'NOT_FOUND')));
const card = (name: string | RegExp = 'Flat 20% off on laddoos') =>
  screen.findByRole('link', { name }, { timeout: 4000 });
const numbered = (n: number) =>
  offer({
    campaign_id: `5d0c2b7a-1f3e-4c8d-8e9a-${String(n).padStart(12, '0')}`,
    title: `No. ${n}`,
  });

test('a card shows the title, the logo, until when and how many', async () => {
  stubOffers(offer());
  openApp('/coupon');
  const item = (await card()).closest('li')!;
  expect(within(item).getByText('Valid till', { exact: false }).textContent).toBe(
    'Valid till 30 Nov 2026',
  );
  expect(within(item).getByText('8 deals left')).toBeTruthy();
  expect(within(item).getByText('1.2 KM')).toBeTruthy();
  const pictures = [...item.querySelectorAll('img')].map((image) => image.getAttribute('src'));
  expect(pictures).toEqual(['/pictures/v1/deal.svg', '/pictures/v1/logo.svg']);
});

test('twelve placeholders stand there until they come', async () => {
  vi.stubGlobal('fetch', () => new Promise(() => {}));
  openApp('/coupon');
  const skeleton = await screen.findByTestId('offers-skeleton');
  expect(skeleton.children).toHaveLength(12);
});

test('an empty list says so', async () => {
  stubOffers();
  openApp('/coupon');
  expect(await screen.findByRole('heading', { name: 'No offers available' })).toBeTruthy();
  expect(screen.queryByTestId('offers-skeleton')).toBeNull();
});

test('a list that does not come says so once, and can be tried again', async () => {
  let answer: Parameters<typeof page>[0] | null = null;
  stubWire(() => (answer ? page(answer) : refusal(429, 'TOO_MANY_REQUESTS')));
  openApp('/coupon');
  expect(await screen.findByText('Said by the server')).toBeTruthy();
  expect(toasts('error')).toEqual(['Failed to fetch coupons']);
  expect(screen.queryByTestId('offers-skeleton')).toBeNull();
  answer = [offer()];
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await card()).toBeTruthy();
});

describe('what is asked for', () => {
  test('is everything, for somebody of whom no place is known', async () => {
    const [first] = await opened('/coupon');
    expect(Object.fromEntries(first!.query)).toEqual({ type: 'deal_pool' });
  });

  test('is what is near, for somebody with a place', async () => {
    const user = person('GOTBUSINESS', { latitude: 12.97, longitude: 77.64 });
    startSession({ user, token: 'secret', loginStatus: true });
    const [first] = await opened('/coupon');
    expect(Object.fromEntries(first!.query)).toMatchObject({
      latitude: '12.97',
      longitude: '77.64',
    });
  });

  test('is what is near to the device where that may be known', async () => {
    stubLocation({ latitude: 13.1, longitude: 77.5 }, { permission: 'granted' });
    const [first] = await opened('/coupon');
    expect(first!.query.get('latitude')).toBe('13.1');
  });

  test('is one store, by the address', async () => {
    const [first] = await opened('/coupon?store_id=abc&business_id=def&from_home=true');
    expect(Object.fromEntries(first!.query)).toEqual({
      type: 'deal_pool',
      store_id: 'abc',
      business_id: 'def',
      from_home: 'true',
    });
  });

  async function opened(address: string) {
    const calls = stubOffers(offer());
    openApp(address);
    await card();
    return calls.filter(isList);
  }
});

describe('the heading', () => {
  test.each(['store_id', 'business_id'])('says whose they are with %s', async (name) => {
    stubOffers(offer());
    openApp(`/coupon?${name}=${STORE_ID}`);
    expect(await screen.findByRole('heading', { name: 'Offers at Meena Sweets' })).toBeTruthy();
  });

  test('says so of a store without offers, and all others are a tap away', async () => {
    stubWire((call) => (isList(call) ? page([]) : ok(store())));
    openApp(`/coupon?store_id=${STORE_ID}`);
    expect(await screen.findByRole('heading', { name: 'Offers at Meena Sweets' })).toBeTruthy();
    // The list is drawn after what is more urgent.
    expect(await screen.findByText('No offers available')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'See all offers' }).getAttribute('href')).toBe(
      '/coupon',
    );
  });

  test('names nobody otherwise', async () => {
    stubOffers(offer());
    openApp('/coupon');
    await card();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Offers');
  });
});

describe('ways on', () => {
  test('a card leads to its deal', async () => {
    stubOffers(offer());
    openApp('/coupon');
    await userEvent.click(await card());
    await waitFor(() => expect(window.location.pathname).toBe(`/coupon/${CAMPAIGN_ID}`));
    expect(window.location.search).toBe('');
  });

  test('from the home screen it leads to the deal and back', async () => {
    signInAs('GOTBUSINESS');
    stubOffers(offer());
    openApp('/home');
    expect((await card()).getAttribute('href')).toBe(`/coupon/${CAMPAIGN_ID}?from_home=true`);
    expect(screen.queryByRole('link', { name: 'Back to home' })).toBeNull();
  });

  test('a list that was opened from home leads back there', async () => {
    signInAs('GOTBUSINESS');
    stubOffers(offer());
    openApp('/coupon?from_home=true');
    expect((await card()).getAttribute('href')).toBe(`/coupon/${CAMPAIGN_ID}?from_home=true`);
    await userEvent.click(screen.getByRole('link', { name: 'Back to home' }));
    expect(window.location.pathname).toBe('/home');
  });

  test('visitors are shown the way in, and come back', async () => {
    stubOffers(offer());
    openApp('/coupon?store_id=abc');
    await card();
    await userEvent.click(screen.getByRole('link', { name: /^Log in to get deals/ }));
    expect(window.location.pathname).toBe('/login');
    expect(window.history.state).toMatchObject({ usr: { returnTo: '/coupon?store_id=abc' } });
  });

  test('members are not', async () => {
    signInAs('GOTBUSINESS');
    stubOffers(offer());
    openApp('/coupon');
    await card();
    expect(screen.queryByText(/Log in/)).toBeNull();
  });
});

describe('a list that goes on', () => {
  const many = (from: number, count: number) =>
    Array.from({ length: count }, (_, index) => numbered(from + index));

  test('turns its pages by itself, and shows a deal that moved only once', async () => {
    const calls = stubWire((call) => {
      if (!isList(call)) return refusal(404, 'NOT_FOUND');
      return call.query.get('cursor') === 'b' ? page(many(24, 3)) : page(many(1, 24), 'b');
    });
    openApp('/coupon');
    await screen.findByText('No. 1');
    await waitFor(() =>
      expect(screen.getByText('No. 1').closest('li')?.getAttribute('aria-setsize')).toBe('26'),
    );
    expect(calls.filter(isList).map(({ query }) => query.get('cursor'))).toEqual([null, 'b']);
  });

  test('stops at a page that does not come, until it is tried again', async () => {
    let dead = true;
    const calls = stubWire((call) => {
      if (!isList(call)) return refusal(404, 'NOT_FOUND');
      if (!call.query.has('cursor')) return page(many(1, 5), 'b');
      return dead ? refusal(429, 'TOO_MANY_REQUESTS') : page(many(6, 1));
    });
    openApp('/coupon');
    const again = await screen.findByRole('button', { name: 'Try again' });
    expect(toasts('error')).toEqual(['Failed to fetch coupons']);
    expect(screen.getByText('No. 5')).toBeTruthy();
    expect(calls.filter(isList)).toHaveLength(2);
    dead = false;
    await userEvent.click(again);
    expect(await screen.findByText('No. 6')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  });

  test('keeps only the cards that are in sight, of however many', async () => {
    vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(138);
    stubOffers(...many(1, 3000));
    openApp('/coupon');
    const list = (await screen.findByText('No. 1')).closest('ul')!;
    // The first ones do not wait for what leaves out the others.
    expect(await screen.findByText('No. 9')).toBeTruthy();
    expect(screen.getAllByRole('listitem').length).toBeLessThan(40);
    const room = list.lastElementChild as HTMLElement;
    expect(Number.parseFloat(room.style.height)).toBeGreaterThan(400_000);
  });
});

test('on a wide screen a deal opens beside the list, and closes to where it was opened', async () => {
  wideScreen();
  const named = (title: string) => deal({ campaign: { ...deal().campaign, title } });
  stubWire((call) =>
    isList(call)
      ? page([numbered(1), numbered(2)])
      : ok(named(call.path.endsWith('1') ? 'No. 1' : 'No. 2')),
  );
  openApp('/coupon?store_id=all');
  await userEvent.click(await card('No. 1'));
  await screen.findByRole('heading', { level: 1, name: 'No. 1' });
  expect(screen.getByRole('link', { name: 'No. 1' }).getAttribute('aria-current')).toBe('true');
  // The next one takes its place, and Back closes both.
  await userEvent.click(await card('No. 2'));
  await screen.findByRole('heading', { level: 1, name: 'No. 2' });
  await waitFor(() => expect(document.title).toBe('No. 2 · Baeon'));
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  await screen.findByRole('heading', { level: 1, name: /^Offers/ });
  expect(window.location.search).toBe('?store_id=all');
  expect(document.activeElement).toBe(await card('No. 2'));
});

describe('searching the offers', () => {
  const searchBox = () => screen.findByRole<HTMLInputElement>('combobox', { name: 'Search deals' });

  function stubSearch() {
    return stubWire((call) => {
      if (call.path === '/api/store-categories') return ok([{ id: 'Sweets', name: 'Food/Sweets' }]);
      if (!isList(call)) return refusal(404, 'NOT_FOUND');
      const q = call.query.get('q');
      const found = q === 'nothing' ? [] : [offer({ title: `For ${q ?? 'all'}` })];
      const { body } = page(found);
      return { body: { ...body, did_you_mean: q === 'phons' ? 'phones' : null } };
    });
  }

  test('is asked of the server, by what the address says, and says what was meant', async () => {
    const calls = stubSearch();
    openApp('/coupon?q=phons');
    const meant = 'Showing results for “phones”';
    await userEvent.click(await screen.findByRole('button', { name: meant }));
    expect(await card('For phones')).toBeTruthy();
    const box = await searchBox();
    expect(box.value).toBe('phones');
    await userEvent.clear(box);
    await userEvent.type(box, 'nothing{Enter}');
    expect(await screen.findByRole('heading', { name: 'No offers available' })).toBeTruthy();
    expect(screen.getByText('We found nothing for “nothing” around this place.')).toBeTruthy();
    await userEvent.click(screen.getByRole('link', { name: 'See all offers' }));
    expect(await card('For all')).toBeTruthy();

    await userEvent.click(await screen.findByRole('radio', { name: 'Sweets' }));
    await waitFor(() => expect(calls.findLast(isList)?.query.get('category')).toBe('Sweets'));
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Sweets' }).checked).toBe(true);
  });
});
