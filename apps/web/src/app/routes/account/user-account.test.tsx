import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { appConfig } from '../../../config/app-config.ts';
import { person } from '../../../lib/person-test-kit.ts';
import { endSession } from '../../../lib/session.ts';
import { ok, openApp, signInAs, stubApi } from '../../app-test-kit.tsx';

// Fetched here, so that a slow machine does not wait for code inside a test.
beforeAll(() => Promise.all([import('../../shell/app-shell.tsx'), import('./user.tsx')]));
beforeEach(() => endSession());
afterEach(() => endSession());

const books = { id: 'books', name: 'Books', icon: '/i/books.svg' };
const food = { id: 'food', name: 'Food', icon: '/i/food.svg' };
const asha = person('GOTBUSINESS', {
  name: 'Asha',
  interests: ['books', 'food'],
  city: 'Bengaluru',
  area: 'Indiranagar',
  interestedBussiness: ['p1', 'p2', 'p3'],
});

type Answers = Parameters<typeof stubApi>[0];

function visit(answers: Answers, address: string) {
  const all: Answers = {
    'get-baeon-user': ok(asha),
    'get-intrests': ok({ interests: [books, food] }),
    followed: ok({ results: [] }),
    ...answers,
  };
  const calls = stubApi(all);
  signInAs('GOTBUSINESS');
  openApp(address);
  return { calls, all };
}

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

async function openAccount(answers: Answers = {}, address = '/user') {
  const visited = visit(answers, address);
  await heading('Account');
  return visited;
}

const row = (name: RegExp) => screen.getByRole('button', { name });
const sheetGone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
const address = () => window.location.pathname + window.location.search;

describe('the hub', () => {
  test('says whose account it is', async () => {
    await openAccount();
    expect(await screen.findByText('Asha')).toBeTruthy();
    expect(screen.getByText('+91 98450 12345')).toBeTruthy();
    expect(document.title).toBe('Account · Baeon');
  });

  test('someone without a name goes by the number', async () => {
    await openAccount({ 'get-baeon-user': ok(person('GOTBUSINESS')) });
    expect(screen.getAllByText('+91 98450 12345')).toHaveLength(1);
  });

  test('leads to the screens of the account', async () => {
    await openAccount();
    const names = ['Profile', 'My Coupon', 'Wishlist', 'My deals', 'Help', 'Terms', 'Privacy'];
    const links = names.map((name) =>
      within(screen.getByRole('main')).getByRole('link', { name }).getAttribute('href'),
    );
    expect(links).toEqual([
      '/user-profile',
      '/user-coupon-profile',
      '/wishlist',
      '/my-deals',
      '/help',
      '/terms',
      '/privacy',
    ]);
  });

  test('tells what is chosen, where the person is and how many shops they follow', async () => {
    await openAccount();
    expect(await screen.findByRole('button', { name: 'Interests Books, Food' })).toBeTruthy();
    expect(row(/^Location/).textContent).toBe('LocationIndiranagar, Bengaluru');
    expect(row(/^Followed shops/).textContent).toBe('Followed shops3');
  });

  test('shows what the device remembers while the server is silent', async () => {
    stubApi({});
    signInAs('GOTBUSINESS');
    openApp('/user');
    expect(await screen.findByText('+91 98450 12345')).toBeTruthy();
  });

  test('Logout ends the session', async () => {
    const { calls } = await openAccount({ logout: ok(null) });
    const main = within(screen.getByRole('main'));
    await userEvent.click(main.getByRole('button', { name: 'Logout' }));
    await screen.findByRole('heading', { name: 'Good deals, just around the corner' });
    expect(localStorage.length).toBe(0);
    expect(calls.map(({ name }) => name)).toContain('logout');
  });
});

describe('sheets', () => {
  test.each([
    [/^Interests/, 'interests', 'Your interests'],
    [/^Location/, 'location', 'Your location'],
    [/^Followed shops/, 'followed', 'Followed shops'],
    [/^Delete my account/, 'delete', 'Delete my account'],
  ])('%s opens ?section=%s, and Back closes it', async (name, section, title) => {
    await openAccount();
    await userEvent.click(row(name));
    expect(await screen.findByRole('dialog', { name: title })).toBeTruthy();
    expect(address()).toBe(`/user?section=${section}`);
    act(() => window.history.back());
    await sheetGone();
    expect(address()).toBe('/user');
    expect(document.activeElement).toBe(row(name));
  });

  test('Escape closes, and the screen before is one step back', async () => {
    visit({}, '/user-profile');
    await userEvent.click(await screen.findByRole('link', { name: /^Account/ }));
    await heading('Account');
    await userEvent.click(row(/^Delete my account/));
    const dialog = await screen.findByRole('dialog');
    fireEvent(dialog, new Event('cancel', { cancelable: true }));
    await sheetGone();
    await userEvent.click(screen.getByRole('button', { name: 'Back' }));
    expect(await heading('Profile')).toBeTruthy();
  });

  test('an address with a sheet opens it, and closing stays on the screen', async () => {
    await openAccount({}, '/user?section=location');
    expect(await screen.findByRole('dialog', { name: 'Your location' })).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await sheetGone();
    expect(address()).toBe('/user');
  });

  test('an unknown section opens nothing', async () => {
    await openAccount({}, '/user?section=moon');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('saved interests close the sheet and show on the row', async () => {
    const { all } = await openAccount();
    await userEvent.click(await screen.findByRole('button', { name: 'Interests Books, Food' }));
    const sheet = within(await screen.findByRole('dialog'));
    await userEvent.click(await sheet.findByRole('checkbox', { name: 'Food' }));
    const user = { ...asha, interests: ['books'] };
    all['update-baeon-user'] = ok({ user });
    all['get-baeon-user'] = ok(user);
    await userEvent.click(sheet.getByRole('button', { name: 'Save' }));
    await sheetGone();
    expect(address()).toBe('/user');
    expect(screen.getByText('User updated successfully')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Interests Books' })).toBeTruthy();
  });

  test('a saved place closes the sheet and shows on the row', async () => {
    const { all } = await openAccount();
    await userEvent.click(row(/^Location/));
    const sheet = within(await screen.findByRole('dialog'));
    await userEvent.clear(sheet.getByLabelText('City'));
    await userEvent.type(sheet.getByLabelText('City'), 'Mysuru');
    const user = { ...asha, city: 'Mysuru' };
    all['update-baeon-user'] = ok({ user, place_found: true });
    all['get-baeon-user'] = ok(user);
    await userEvent.click(sheet.getByRole('button', { name: 'Save' }));
    await sheetGone();
    expect(row(/^Location/).textContent).toBe('LocationIndiranagar, Mysuru');
  });
});

describe('Invite a friend', () => {
  afterEach(() => Object.assign(appConfig, { hasReferral: false }));

  test('is not there unless the operator wants it', async () => {
    await openAccount();
    expect(screen.queryByRole('button', { name: 'Invite a friend' })).toBeNull();
  });

  test('shows the link with the bonus, until there is none left', async () => {
    Object.assign(appConfig, { hasReferral: true });
    const referral = { code: 'abc_123', bonus: '₹50 off your next bill', thanked: 2, limit: 10 };
    const { all } = await openAccount({ referral: ok(referral) });
    await userEvent.click(row(/^Invite a friend/));
    const sheet = within(await screen.findByRole('dialog', { name: 'Invite a friend' }));
    expect(await sheet.findByText('₹50 off your next bill')).toBeTruthy();
    expect(sheet.getByText('2 of 10 friends so far')).toBeTruthy();
    const link = `${window.location.origin}/login?ref=abc_123`;
    expect(sheet.getByText(link)).toBeTruthy();
    const whatsApp = sheet.getByRole('link', { name: 'WhatsApp' }).getAttribute('href')!;
    expect(new URL(whatsApp).searchParams.get('text')).toContain(`Join me on Baeon`);
    expect(new URL(whatsApp).searchParams.get('text')).toContain(link);
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await sheetGone();
    all['referral'] = ok({ ...referral, thanked: 10 });
    await userEvent.click(row(/^Invite a friend/));
    expect(await screen.findByText(/as many friends as there are bonuses for/)).toBeTruthy();
    expect(screen.queryByText('₹50 off your next bill')).toBeNull();
  });
});

describe('Download my data', () => {
  const createObjectURL = vi.fn<(blob: Blob) => string>();
  const revokeObjectURL = vi.fn<(url: string) => void>();
  const saved: { href: string; name: string }[] = [];

  beforeEach(() => {
    saved.length = 0;
    createObjectURL.mockReset().mockReturnValue('blob:mine');
    revokeObjectURL.mockReset();
    vi.spyOn(URL, 'createObjectURL').mockImplementation(createObjectURL as never);
    vi.spyOn(URL, 'revokeObjectURL').mockImplementation(revokeObjectURL);
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
      this: HTMLAnchorElement,
    ) {
      saved.push({ href: this.href, name: this.download });
    });
  });
  afterEach(() => vi.useRealTimers());

  const download = () => screen.getByRole('button', { name: 'Download my data' });

  test('hands over one readable file, and lets it go afterwards', async () => {
    const data = { exported_at: '2025-11-15T10:00:00.000Z', profile: asha };
    const { calls } = await openAccount({ data: ok(data) });
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    fireEvent.click(download());
    await vi.waitFor(() => expect(saved).toHaveLength(1), { timeout: 15_000 });
    expect(saved).toEqual([{ href: 'blob:mine', name: 'baeon-my-data.json' }]);
    const file = createObjectURL.mock.calls[0]?.[0];
    expect(file?.type).toBe('application/json');
    expect(await file?.text()).toBe(JSON.stringify(data, null, 2));
    expect(calls.filter(({ name }) => name === 'data')).toHaveLength(1);
    expect(document.querySelector('a[download]')).toBeNull();
    expect(revokeObjectURL).not.toHaveBeenCalled();
    // With what follows from it: a toast that is taken away later would take the next test's along.
    await act(async () => vi.runAllTimers());
    expect(revokeObjectURL).toHaveBeenCalledWith('blob:mine');
  });

  test('says that it worked', async () => {
    await openAccount({ data: ok({}) });
    fireEvent.click(download());
    expect(await screen.findByText('Your data is in your downloads')).toBeTruthy();
  });

  test('is busy meanwhile, and a second tap asks for nothing', async () => {
    const data = Promise.withResolvers<ReturnType<typeof ok>>();
    const { calls } = await openAccount({ data: data.promise });
    await userEvent.click(download());
    await waitFor(() => expect(download().getAttribute('aria-busy')).toBe('true'));
    await userEvent.click(download());
    await act(async () => data.resolve(ok({})));
    await waitFor(() => expect(download().getAttribute('aria-busy')).toBeNull());
    expect(calls.filter(({ name }) => name === 'data')).toHaveLength(1);
  });

  test('a refusal is told with its reason, and nothing is saved', async () => {
    const result = { code: 'TOO_MANY_REQUESTS', msg: 'Not so fast.' };
    await openAccount({ data: { status: 429, body: { error: true, result } } });
    await userEvent.click(download());
    expect(await screen.findByText('Failed to download your data. Not so fast.')).toBeTruthy();
    expect(saved).toEqual([]);
  });
});
