// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { person } from '../lib/person-test-kit.ts';
import { safeStorage } from '@baeon/ui/lib/safe-storage.ts';
import { endSession, mendSession } from '../lib/session.ts';
import { setTranslation, textsOf } from '@baeon/ui/lib/texts.ts';
import { ok, signInAs, stubApi } from './app-test-kit.tsx';
import { screenTexts } from './screen-texts.ts';
import { clientOf } from './shell/sign-in-cache.tsx';
import { firstScreenIsHere } from './first-screen.ts';
import * as screens from './screens.ts';

const fontLoad = vi.fn(async () => []);

beforeEach(() => {
  endSession();
  Object.defineProperty(document, 'fonts', { value: { load: fontLoad }, configurable: true });
});
afterEach(() => {
  vi.restoreAllMocks();
  endSession();
  // Files share the document.
  document.documentElement.lang = 'en';
});

async function open(path: string) {
  window.history.replaceState(null, '', path);
  mendSession();
  await firstScreenIsHere(window.location);
}

describe('before the first screen is drawn', () => {
  test('its code and the frame’s are here', async () => {
    signInAs('GOTBUSINESS');
    stubApi({});
    const wanted = screens.screensInShell.find(({ path }) => path === '/wishlist')!;
    const loads = [vi.spyOn(wanted, 'load'), vi.spyOn(screens.shell, 'load')];
    await open('/wishlist');
    for (const load of loads) expect(load).toHaveBeenCalledOnce();
  });

  test('the login comes without the frame', async () => {
    const loads = [vi.spyOn(screens.login, 'load'), vi.spyOn(screens.shell, 'load')];
    await open('/login');
    expect(loads.map(({ mock }) => mock.calls.length)).toEqual([1, 0]);
  });

  test('its letters are here, the rupee sign among them', async () => {
    await open('/login');
    expect(fontLoad).toHaveBeenCalledWith(expect.stringContaining('Figtree'), 'a₹');
  });

  test('its words are here', async () => {
    signInAs('GOTBUSINESS');
    safeStorage.set('user', JSON.stringify(person('GOTBUSINESS', { language: 'hi' })));
    stubApi({});
    await open('/wishlist');
    expect(textsOf(screenTexts).titles.wishlist).toBe('मेरी विशलिस्ट');
    setTranslation({});
  });

  test('its contents are here', async () => {
    signInAs('GOTBUSINESS', 'mine');
    stubApi({
      coupons: { body: { error: false, result: [], next_cursor: null } },
      passes: ok([]),
    });
    await open('/user-coupon-profile');
    expect(clientOf('mine').getQueryData(['coupons', 'list'])).toEqual([]);
  });
});

test('an address that leads elsewhere has the code of where it leads, and asks for nothing', async () => {
  const calls = stubApi({});
  const load = vi.spyOn(screens.login, 'load');
  await open('/user-coupon-profile');
  expect(load).toHaveBeenCalledOnce();
  expect(calls).toEqual([]);
});

test('code that cannot be fetched holds nothing up', async () => {
  vi.spyOn(screens.login, 'load').mockRejectedValue(new TypeError('Failed to fetch'));
  await expect(open('/login')).resolves.toBeUndefined();
});

test('letters that come late are not waited for', async () => {
  fontLoad.mockReturnValueOnce(new Promise(() => undefined));
  await expect(open('/login')).resolves.toBeUndefined();
});
