import type { User } from '@baeon/contracts/profile/profile-wire';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { stubLocation } from '@baeon/ui/device/geolocation-test-kit.ts';
import { STORE_ID } from '../../../features/stores/stores-test-kit.ts';
import { person } from '../../../lib/person-test-kit.ts';
import { endSession, startSession } from '../../../lib/session.ts';
import { stubApi } from '../../app-test-kit.tsx';
import { answer, open, openStore, storeName } from './store-test-kit.ts';

beforeEach(() => {
  endSession();
  // Monday, half past three in the afternoon in Bengaluru.
  vi.useFakeTimers({ now: new Date('2026-03-02T10:00Z'), toFake: ['Date'] });
});
afterEach(() => {
  vi.useRealTimers();
  endSession();
});

/** Times in the reader's locale, whose spaces differ between versions. */
const plain = (element: Element | null) => (element?.textContent ?? '').replaceAll(/\s/g, ' ');
const clock = (hours: number, minutes: number) =>
  new Date(2026, 2, 2, hours, minutes)
    .toLocaleTimeString(undefined, { hour: 'numeric', minute: '2-digit' })
    .replaceAll(/\s/g, ' ');

test('a visitor sees everything about the store', async () => {
  await openStore();
  expect(document.title).toBe('Meena Sweets · Baeon');
  expect(screen.getByText('Sweets').getAttribute('title')).toBe('Food/Sweets');
  expect(screen.getByText(/^Rated 4.3 out of 5 by 1,?204 people$/)).toBeTruthy();
  const pictures = [...document.querySelectorAll('img')].map((image) => image.getAttribute('src'));
  expect(pictures).toEqual(['/pictures/v1/banner.svg', '/pictures/v1/logo.svg']);

  const about = within(screen.getByRole('region', { name: 'About' }));
  expect(about.getByText('Laddoos and chikkis, made every morning.')).toBeTruthy();
  const facts = about
    .getAllByRole('term')
    .map((term) => [term.textContent, term.nextElementSibling?.textContent]);
  expect(facts).toEqual([
    ['Store name', 'Meena Sweets'],
    ['Address', '12, 100 Feet Road'],
    ['City', 'Bengaluru'],
    ['State', 'Karnataka'],
    ['Pincode', '560038'],
  ]);
});

test('directions open a map in another tab, a call starts the phone', async () => {
  await openStore();
  const directions = screen.getByRole('link', { name: 'Get Directions' });
  const url = new URL(directions.getAttribute('href') ?? '');
  expect(url.searchParams.get('destination')).toBe('12.9784,77.6408');
  expect(directions.getAttribute('target')).toBe('_blank');
  expect(directions.getAttribute('rel')).toContain('noopener');
  expect(screen.getByRole('link', { name: 'Call' }).getAttribute('href')).toBe('tel:+918041234567');
});

test('what a store does not tell is left out', async () => {
  await openStore({ phone: null, about: null, opening_hours: null, rating: null });
  expect(screen.queryByRole('link', { name: 'Call' })).toBeNull();
  expect(screen.queryByText(/Open now|Closed/)).toBeNull();
  expect(screen.queryByText('Opening hours')).toBeNull();
  expect(screen.getByText('New')).toBeTruthy();
});

describe('its heading', () => {
  test('is the name, and nothing else is', async () => {
    await openStore();
    const all = screen.getAllByRole('heading', { level: 1 });
    expect(all.map((heading) => heading.textContent)).toEqual(['Meena Sweets']);
  });

  test('takes the focus over from the one that stood there before', async () => {
    const gate = Promise.withResolvers<void>();
    stubApi(answer());
    const answered = fetch;
    vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
      await gate.promise;
      return answered(url, init);
    });
    open();
    const quiet = await screen.findByRole('heading', { level: 1, name: 'Store' });
    quiet.focus();
    gate.resolve();
    const name = await storeName();
    expect(document.activeElement).toBe(name);
  });

  test('leaves the focus where it is otherwise', async () => {
    await openStore();
    expect(document.activeElement).toBe(document.body);
  });
});

describe('opening hours', () => {
  test('say that it is open and until when', async () => {
    await openStore();
    expect(plain(screen.getByText('Open now').parentElement)).toBe(
      `Open now · closes ${clock(21, 0)}`,
    );
  });

  test('say that it is closed and until when', async () => {
    vi.setSystemTime(new Date('2026-03-07T16:00Z'));
    await openStore();
    const monday = new Date(2026, 2, 9).toLocaleDateString(undefined, { weekday: 'short' });
    expect(plain(screen.getByText('Closed', { selector: 'header *' }).parentElement)).toBe(
      `Closed · opens ${monday} ${clock(9, 30)}`,
    );
  });

  test('show the week and mark today at the store', async () => {
    vi.setSystemTime(new Date('2026-03-07T20:00Z'));
    await openStore();
    const summary = screen.getByText('Opening hours').closest('summary');
    expect(summary?.parentElement?.hasAttribute('open')).toBe(false);
    await userEvent.click(summary!);
    expect(summary?.parentElement?.hasAttribute('open')).toBe(true);
    const rows = [...document.querySelectorAll('details dl > div')].map(plain);
    expect(rows).toHaveLength(7);
    expect(rows[0]).toContain(`${clock(9, 30)} – ${clock(21, 0)}`);
    // It is still Saturday in UTC.
    const today = document.querySelector('[aria-current=date]');
    expect(plain(today)).toBe(`${plain(today!.querySelector('dt')!)}Closed`);
    expect(rows[6]).toBe(plain(today));
    expect(rows[6]).toContain('Today');
  });
});

describe('distance', () => {
  const nearby = { latitude: 12.9694, longitude: 77.6408 };

  const someone = (known: Partial<User>) =>
    startSession({ user: person('GOTBUSINESS', known), token: 'secret', loginStatus: true });

  test("is counted from the device's place where that is allowed already", async () => {
    someone({ latitude: 0, longitude: 0 });
    stubLocation(nearby, { permission: 'granted' });
    await openStore();
    expect(await screen.findByText('1.0 km')).toBeTruthy();
  });

  test('is counted from the saved place until the device answers', async () => {
    someone(nearby);
    const location = stubLocation('silence', { permission: 'granted' });
    await openStore();
    expect(screen.getByText('1.0 km')).toBeTruthy();
    await waitFor(() => expect(location.asked).toHaveLength(1));
    const coords = { ...nearby, latitude: 12.9604 } as GeolocationCoordinates;
    act(() => location.asked[0]!.found({ coords } as GeolocationPosition));
    expect(await screen.findByText('2.0 km')).toBeTruthy();
  });

  test.each([
    ['may not be asked', nearby, 'prompt'],
    ['has no answer', { code: 2 }, 'granted'],
  ] as const)(
    'is counted from the saved place where the device %s',
    async (_why, at, permission) => {
      someone(nearby);
      const location = stubLocation(at, { permission });
      await openStore();
      await waitFor(() => expect(location.asked).toHaveLength(permission === 'granted' ? 1 : 0));
      await act(async () => {});
      expect(screen.getByText('1.0 km')).toBeTruthy();
    },
  );

  test('is left out rather than asked for', async () => {
    const location = stubLocation(nearby, { permission: 'prompt' });
    await openStore();
    await act(async () => {});
    expect(location.asked).toHaveLength(0);
    expect(screen.queryByText(/km$/)).toBeNull();
  });
});

describe('sharing', () => {
  const address = `${window.location.origin}/store/${STORE_ID}`;
  const share = () => userEvent.click(screen.getByRole('button', { name: 'Share this store' }));

  test("hands the address to the phone's own sheet", async () => {
    const sheet = vi.fn(async () => {});
    vi.stubGlobal('navigator', Object.assign(navigator, { share: sheet, canShare: () => true }));
    await openStore();
    await share();
    await userEvent.click(await screen.findByRole('button', { name: 'More ways' }));
    expect(sheet).toHaveBeenCalledExactlyOnceWith({
      title: 'Meena Sweets',
      text: 'Meena Sweets',
      url: address,
    });
    expect(screen.queryByText('Link copied')).toBeNull();
  });

  test('sends it by WhatsApp, or copies it, where there is no such sheet', async () => {
    vi.stubGlobal('navigator', Object.assign(navigator, { canShare: undefined }));
    await openStore();
    await share();
    const whatsApp = await screen.findByRole<HTMLAnchorElement>('link', { name: 'WhatsApp' });
    expect(screen.queryByRole('button', { name: 'More ways' })).toBeNull();
    expect(new URL(whatsApp.href).searchParams.get('text')).toBe(`Meena Sweets\n${address}`);
    await userEvent.click(screen.getByRole('button', { name: 'Copy link' }));
    expect(await screen.findByText('Link copied')).toBeTruthy();
    expect(await navigator.clipboard.readText()).toBe(address);
  });
});

describe('a store that does not come', () => {
  const refused = (status: number, code: string) => ({
    [STORE_ID]: { status, body: { error: true, result: { code, msg: 'Said by the server' } } },
  });

  test('leaves its shape on the screen meanwhile', () => {
    vi.stubGlobal('fetch', () => new Promise(() => {}));
    open();
    return waitFor(() => expect(screen.getAllByTestId('skeleton').length).toBeGreaterThan(5));
  });

  test.each([
    ['gone', 404, 'NOT_FOUND'],
    ['at an address that no store can have', 400, 'INVALID_INPUT'],
  ])('because it is %s leads on to the offers', async (_why, status, code) => {
    stubApi(refused(status, code));
    open();
    expect(
      await screen.findByRole('heading', { name: 'This store is no longer here' }),
    ).toBeTruthy();
    expect(screen.getByRole('link', { name: 'See the offers' }).getAttribute('href')).toBe(
      '/coupon',
    );
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  });

  test('for another reason can be tried again', async () => {
    const answers = stubbed(refused(429, 'TOO_MANY_REQUESTS'));
    open();
    expect(await screen.findByText('Said by the server')).toBeTruthy();
    Object.assign(answers, answer());
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await storeName()).toBeTruthy();
  });

  function stubbed(answers: Parameters<typeof stubApi>[0]) {
    stubApi(answers);
    return answers;
  }
});
