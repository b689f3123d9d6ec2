import type { WishlistItem } from '@baeon/contracts/wishlist/wishlist-wire';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { wish } from '../../../features/wishlist/wishlist-test-kit.ts';
import { person } from '../../../lib/person-test-kit.ts';
import { endSession, startSession } from '../../../lib/session.ts';
import { openApp, refusal, stubWire, toasts } from '../../app-test-kit.tsx';

// A busy machine takes longer to load the screen than a test waits for it.
await Promise.all([import('../../shell/app-shell.tsx'), import('./wishlist.tsx')]);

const user = person('GOTBUSINESS');
const ok = (result: unknown) => ({ body: { error: false, result } });

beforeEach(() => {
  endSession();
  startSession({ user, token: 'secret', loginStatus: true });
});
afterEach(() => endSession());

/** A server that keeps these, and does as it is told. */
function server(kept: WishlistItem[]) {
  let now = kept;
  return stubWire(({ path, body }) => {
    if (path.endsWith('get-baeon-user')) return ok({ ...user, wishlist: now });
    const [gone] = (body as { wishlist: WishlistItem[] }).wishlist;
    now = now.filter(({ product_url }) => product_url !== gone?.product_url);
    return ok({ user });
  });
}

async function openWishlist() {
  openApp('/wishlist');
  await screen.findByRole('heading', { level: 1, name: 'My Wishlist' });
}
const card = async (name: string) => within(await screen.findByRole('article', { name }));
const names = () => screen.queryAllByRole('heading', { level: 2 }).map((one) => one.textContent);

test('says that it is loading until it is there', async () => {
  stubWire(() => new Promise(() => {}));
  await openWishlist();
  expect(screen.getByText('Loading your wishlist...')).toBeTruthy();
  expect(screen.queryByText(/items$/)).toBeNull();
  expect(screen.queryByText('Your wishlist is empty')).toBeNull();
});

test('shows how many there are, and of each its image, name, price and a link in a new tab', async () => {
  server([wish('Nova 5G', { price: 124_990 }), wish('Kettle', { price: null })]);
  await openWishlist();
  const nova = await card('Nova 5G');
  expect(screen.getByText('2 items')).toBeTruthy();
  expect(nova.getByText('₹1,24,990')).toBeTruthy();
  expect(document.querySelector('article img')?.getAttribute('src')).toBe('/pictures/v1/phone.svg');
  const link = nova.getByRole<HTMLAnchorElement>('link', { name: 'Check it out' });
  expect(link.getAttribute('href')).toBe('https://shop.example/Nova%205G');
  expect(link.target).toBe('_blank');
  expect(link.rel).toContain('noopener');
  expect((await card('Kettle')).queryByText(/₹/)).toBeNull();
});

test('a link that is no page is not offered', async () => {
  server([wish('Trap', { product_url: 'javascript:alert(1)' })]);
  await openWishlist();
  const trap = await card('Trap');
  expect(trap.queryByRole('link')).toBeNull();
  expect(trap.getByRole('button', { name: 'Remove Trap from wishlist' })).toBeTruthy();
});

describe('the price since it was added', () => {
  test.each([
    ['lower', 18_999, 20_999, '₹2,000 less since you added it'],
    ['the same', 18_999, 18_999, null],
    ['higher', 18_999, 17_000, null],
    ['unknown then', 18_999, null, null],
  ])('%s', async (_how, price, price_when_added, told) => {
    server([wish('Nova 5G', { price, price_when_added })]);
    await openWishlist();
    const nova = await card('Nova 5G');
    expect(nova.getByText('₹18,999')).toBeTruthy();
    expect(nova.queryByText(/since you added it$/)?.textContent ?? null).toBe(told);
  });
});

test('an empty one leads to the products', async () => {
  server([]);
  await openWishlist();
  expect(await screen.findByRole('heading', { name: 'Your wishlist is empty' })).toBeTruthy();
  expect(screen.getByText('Start adding items you love!')).toBeTruthy();
  expect(screen.getByText('0 items')).toBeTruthy();
  const link = screen.getByRole('link', { name: 'Explore Products' });
  expect(link.getAttribute('href')).toBe('/explore');
});

test('a product can be removed, and the focus goes on to the next', async () => {
  const calls = server([wish('One'), wish('Two'), wish('Three')]);
  await openWishlist();
  const remove = (name: string) =>
    screen.findByRole('button', { name: `Remove ${name} from wishlist` });
  await userEvent.click(await remove('Two'));
  expect(names()).toEqual(['One', 'Three']);
  expect(document.activeElement).toBe(await remove('Three'));
  await waitFor(() => expect(toasts('success')).toContain('removed from wishlist!'));
  expect(screen.getByText('2 items')).toBeTruthy();
  expect(calls.find(({ body }) => body !== null)?.body).toMatchObject({
    id: user.id,
    wishlist: [{ name: 'Two' }],
    type: 'wishlistremove',
  });

  await userEvent.click(await remove('Three'));
  expect(document.activeElement).toBe(await remove('One'));
  await userEvent.click(await remove('One'));
  expect(await screen.findByText('Your wishlist is empty')).toBeTruthy();
  expect(document.activeElement?.id).toBe('main');
});

test('one that cannot be loaded is told, and can be asked for again', async () => {
  let broken = true;
  stubWire(() => {
    return broken ? refusal(403, 'FORBIDDEN') : ok({ ...user, wishlist: [wish('Nova 5G')] });
  });
  await openWishlist();
  const again = await screen.findByRole('button', { name: 'Try again' });
  const told = 'Something went wrong while fetching wishlist data';
  await waitFor(() => expect(toasts('error')).toEqual([told]));
  expect(screen.queryByText('Your wishlist is empty')).toBeNull();
  broken = false;
  await userEvent.click(again);
  expect(await card('Nova 5G')).toBeTruthy();
});

test('an answer without a list is a failure too', async () => {
  stubWire(() => ok(user));
  await openWishlist();
  expect(await screen.findByText('Your wishlist could not be loaded')).toBeTruthy();
});
