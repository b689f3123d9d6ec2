import { readMp3 } from '../../apps/api/src/gateways/speech/offline/mp3.ts';
import { cards, messageField, priceOn, turns } from '../support/chat.ts';
import { expect } from '../support/fixtures.ts';
import { button, toast } from '../support/login-screen.ts';
import { memberByApi, openAs } from '../support/member.ts';
import {
  nobodySpeaks,
  START,
  STOP,
  stopRecording,
  test,
  TRANSLATE,
  UNRECOGNISED,
  untilSaid,
  untilUnderstood,
} from '../support/microphone.ts';
import type { Page } from '@playwright/test';
import { allowLocation } from '../support/onboarding.ts';
import { opened } from '../support/devices.ts';

const DENIED = 'Please allow microphone access to search using your voice.';
const SECONDS_AT_MOST = 10.7;

const stop = (page: Page) => stopRecording(page, () => button(page, STOP).click({ timeout: 1000 }));

test.describe('somebody says "twenty percent off"', () => {
  test.use({ hears: { words: 'twenty percent off' } });
  test.skip(nobodySpeaks);

  test('search by voice on the deals home ends in the filtered list', async ({ page, number }) => {
    const session = await memberByApi(page, number);
    await allowLocation(page);
    await openAs(page, session, '/baeon-home');
    const near = page.getByRole('region', { name: 'Coupons Near You' });
    await expect(near.getByRole('article').first()).toBeVisible();
    const field = page.getByLabel('Search deals');
    await untilUnderstood(async () => {
      await button(page, START).click();
      await expect(page.getByText('Listening...')).toBeVisible();
      await untilSaid(page);
      await stop(page);
      await expect(button(page, START)).toBeEnabled({ timeout: 60_000 });
      await expect(field).toHaveValue('20% off', { timeout: 1000 });
    });
    await expect(page).toHaveURL(/q=20%25\+off/);
    await expect(near.getByRole('article').first()).toBeVisible();
    for (const card of await near.getByRole('article').all()) {
      await expect(card).toContainText(/20% off/i);
    }
    expect(new Set(await opened(page))).toEqual(new Set(['ended']));

    await field.fill('no such deal');
    await field.press('Enter');
    await expect(page.getByRole('heading', { name: 'No Coupons Available' })).toBeVisible();
  });
});

test.describe('somebody asks for a mixer grinder', () => {
  test.use({ hears: { words: 'mixer grinder under three thousand' } });
  test.skip(nobodySpeaks);

  test('a spoken message in chat gets an answer', async ({ page }) => {
    let looked = Promise.resolve();
    await page.route(TRANSLATE, async (route) => {
      await looked;
      await route.continue();
    });
    await page.goto('/explore');
    const overlay = page.getByRole('dialog');
    await untilUnderstood(async () => {
      const held = Promise.withResolvers<void>();
      looked = held.promise;
      const before = await turns(page).count();
      await button(page, START).click();
      await expect(overlay).toContainText('Listening...');
      await expect(overlay).toContainText('Tap anywhere to stop');
      await untilSaid(page);
      // Anywhere: a corner of the screen.
      await stopRecording(page, () => page.mouse.click(30, 780));
      await expect(overlay).toContainText(/Processing your voice\.\.\.\s*Please wait/);
      held.resolve();
      await expect(overlay).toBeHidden({ timeout: 60_000 });
      await expect(turns(page)).toHaveCount(before + 2, { timeout: 5000 });
      await expect(turns(page).nth(before)).toContainText(/mixer grinder under 3000/i);
    });
    await expect(cards(page).first()).toContainText(/mixer/i);
    for (const card of await cards(page).all()) {
      expect(await priceOn(card)).toBeLessThanOrEqual(3000);
    }
    expect(new Set(await opened(page))).toEqual(new Set(['ended']));
    await expect(page).toHaveURL('/explore');
  });

  test('a recording stops by itself after ten seconds', { tag: '@long' }, async ({ page }) => {
    let audio: Uint8Array | null = null;
    await page.route(TRANSLATE, async (route) => {
      audio = fileIn(route.request().postDataBuffer()!);
      await route.continue();
    });
    await page.goto('/explore');
    await button(page, START).click();
    await expect(page.getByRole('dialog')).toContainText('Listening...');
    await expect(page.getByRole('dialog')).toBeHidden({ timeout: 120_000 });
    const sound = await readMp3(audio!);
    if ('fault' in sound) throw new Error(`the recording is ${sound.fault}`);
    expect(sound.rate).toBe(16_000);
    const seconds = sound.samples.length / sound.rate;
    expect(seconds).toBeLessThan(SECONDS_AT_MOST);
    // More than was said: nobody stopped it before.
    expect(seconds).toBeGreaterThan(5);
  });

  test('everything can be done with the keyboard, and Escape records nothing', async ({ page }) => {
    let sent = 0;
    await page.route(TRANSLATE, async (route) => {
      sent += 1;
      await route.continue();
    });
    await page.goto('/explore');
    await button(page, START).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog')).toContainText('Listening...');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(button(page, START)).toBeFocused();
    await expect.poll(() => opened(page)).toEqual(['ended']);
    expect(sent).toBe(0);

    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog')).toContainText('Listening...');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog')).toBeHidden();
    expect(sent).toBe(1);
  });

  test('going back or away lets the microphone go', async ({ page, number }) => {
    const session = await memberByApi(page, number);
    await openAs(page, session, '/explore');
    await button(page, START).click();
    await expect(page.getByRole('dialog')).toContainText('Listening...');
    await page.goBack();
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(page).toHaveURL('/explore');
    await expect.poll(() => opened(page)).toEqual(['ended']);

    await page.getByRole('link', { name: 'Deals', exact: true }).click();
    await button(page, START).click();
    await expect(page.getByText('Listening...')).toBeVisible();
    await page.getByRole('link', { name: 'Explore', exact: true }).click();
    await expect(messageField(page)).toBeVisible();
    await expect.poll(() => opened(page)).toEqual(['ended', 'ended']);
  });
});

test.describe('nobody says anything', () => {
  test.use({ hears: { silence: true } });

  test('silence is not understood, and what was typed stays', async ({ page, number }) => {
    const session = await memberByApi(page, number);
    await openAs(page, session, '/baeon-home');
    await page.getByLabel('Search deals').fill('cake');
    await button(page, START).click();
    await expect(page.getByText('Listening...')).toBeVisible();
    await stop(page);
    await expect(toast(page, UNRECOGNISED)).toBeVisible();
    await expect(page.getByLabel('Search deals')).toHaveValue('cake');

    await page.goto('/explore');
    await button(page, START).click();
    await page.getByRole('dialog').getByText('Listening...').waitFor();
    await stop(page);
    await expect(toast(page, UNRECOGNISED)).toBeVisible();
    await expect(turns(page)).toHaveCount(0);
  });

  test(
    'a server in trouble is told of in the words of each screen',
    { tag: '@long' },
    async ({ page, number }) => {
      const session = await memberByApi(page, number);
      await page.route(TRANSLATE, (route) => route.fulfill({ status: 418, body: 'tea' }));
      await openAs(page, session, '/baeon-home');
      await button(page, START).click();
      await expect(page.getByText('Listening...')).toBeVisible();
      await stop(page);
      await expect(toast(page, 'We are facing some issues, please try again later.')).toBeVisible();

      await page.goto('/explore');
      await button(page, START).click();
      await page.getByRole('dialog').getByText('Listening...').waitFor();
      await stop(page);
      await expect(toast(page, 'Failed to process audio.')).toBeVisible();
    },
  );
});

test.describe('nobody allows the microphone', () => {
  test.use({ hears: null });

  test('permission denied is told on both screens', async ({ page, number }) => {
    const session = await memberByApi(page, number);
    await openAs(page, session, '/baeon-home');
    await button(page, START).click();
    await expect(toast(page, DENIED)).toBeVisible();
    await expect(button(page, START)).toBeEnabled();

    await page.goto('/explore');
    await button(page, START).click();
    await expect(toast(page, DENIED)).toBeVisible();
    await expect(page.getByRole('dialog')).toBeHidden();
  });
});

/** The content of the one file of a form. */
function fileIn(form: Buffer): Uint8Array {
  const head = form.indexOf('\r\n\r\n') + 4;
  const boundary = form.subarray(0, form.indexOf('\r\n'));
  return new Uint8Array(form.subarray(head, form.lastIndexOf(boundary) - 2));
}
