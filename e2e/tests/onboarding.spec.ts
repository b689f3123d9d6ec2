import { expect, test } from '../support/fixtures.ts';
import { button, signIn, toast } from '../support/login-screen.ts';
import {
  allowLocation,
  becomeMember,
  followButtons,
  heading,
  SRINAGAR,
  tellAboutYourself,
} from '../support/onboarding.ts';

const ANDROID_WEBVIEW =
  'Mozilla/5.0 (Linux; Android 15; Pixel 9; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/140.0.0.0 Mobile Safari/537.36';

test('location granted: about you, two shops, done', async ({ page, server, number }) => {
  await becomeMember(page, number);
  const active = page.getByRole('region', { name: 'Your Active Coupons' });
  await expect(active.getByText('Baeon Bonus').first()).toBeVisible();
  const [row] = await server.sql(
    `select login_status, name, age, gender, interests, latitude, longitude,
            (select count(*)::int from follows where user_id = users.id) as follows
     from users where mobile_number = $1`,
    [number],
  );
  expect(row).toEqual({
    login_status: 'GOTBUSINESS',
    name: 'Asha',
    age: 29,
    gender: 'Female',
    interests: expect.arrayContaining(['books', 'cafes']),
    latitude: 12.9352,
    longitude: 77.6245,
    follows: 2,
  });
  expect(await page.evaluate(() => Object.keys(localStorage).sort())).toEqual([
    'home',
    'token',
    'user',
  ]);
});

test('location denied: the place by name, with a suggestion', async ({ page, server, number }) => {
  await signIn(page, number);
  await tellAboutYourself(page);
  await expect(toast(page, 'Failed to fetch location').first()).toBeVisible();
  await expect(page).toHaveURL('/get-location');
  await expect(page.getByText('Please give Chrome access to location service')).toBeVisible();

  await button(page, 'Continue').click();
  await expect(page.getByText('Please provide city or area')).toBeVisible();
  await page.getByLabel('Area').pressSequentially('indira');
  await page
    .getByRole('option', { name: /Indiranagar/ })
    .first()
    .click();
  await expect(page.getByLabel('City')).toHaveValue('Bengaluru');
  await button(page, 'Continue').click();

  await expect(heading(page, 'Discover Local Businesses')).toBeVisible();
  await expect(followButtons(page).first()).toBeVisible();
  const [row] = await server.sql(
    'select login_status, area, city, latitude from users where mobile_number = $1',
    [number],
  );
  expect(row).toMatchObject({ login_status: 'GOTLOCATION', area: 'Indiranagar' });
  expect(row!.latitude).toBeCloseTo(12.978, 1);
});

test('suggestions lie over nothing, and a tap elsewhere does what it says', async ({
  page,
  number,
}) => {
  await signIn(page, number);
  await tellAboutYourself(page);
  await expect(heading(page, 'Area and city')).toBeVisible();
  const list = page.getByRole('listbox', { name: 'Suggestions' });
  const goOn = button(page, 'Continue');
  for (const [width, text] of [
    [390, 'beng'],
    [320, 'mys'],
  ] as const) {
    await page.setViewportSize({ width, height: 844 });
    for (const field of ['Area', 'City']) {
      await page.getByLabel(field).fill(text);
      await expect(list).toBeVisible();
      const suggested = (await list.boundingBox())!;
      const pressed = (await goOn.boundingBox())!;
      expect(pressed.y, `${field} at ${width}`).toBeGreaterThan(suggested.y + suggested.height);
      await page.getByLabel(field).press('Tab');
      await expect(list).toBeHidden();
    }
  }
  await page.getByLabel('City').fill('bengal');
  await expect(list).toBeVisible();
  await heading(page, 'Area and city').tap();
  await expect(list).toBeHidden();
  await page.getByLabel('City').fill('Bengaluru');
  await expect(list).toBeVisible();
  await goOn.tap();
  await expect(heading(page, 'Discover Local Businesses')).toBeVisible();
});

for (const { name, message, prepare } of [
  {
    name: 'timed out',
    message: 'Location request timed out',
    prepare: () => {
      navigator.geolocation.getCurrentPosition = (_found, failed, options) => {
        const asked = JSON.stringify(options);
        if (asked !== '{"enableHighAccuracy":true,"timeout":5000,"maximumAge":0}') return;
        failed!({ code: 3, TIMEOUT: 3, message: asked } as GeolocationPositionError);
      };
    },
  },
  {
    name: 'not supported',
    message: 'Geolocation is not supported by this browser.',
    prepare: () => {
      Object.defineProperty(Navigator.prototype, 'geolocation', { value: undefined });
    },
  },
]) {
  test(
    `location ${name}: says so and asks for the place`,
    { tag: '@long' },
    async ({ page, number }) => {
      await page.addInitScript(prepare);
      await signIn(page, number);
      await tellAboutYourself(page);
      await expect(toast(page, 'Failed to fetch location').first()).toBeVisible();
      await expect(page).toHaveURL('/get-location');
      await expect(page.getByText(message)).toBeVisible();
    },
  );
}

test.describe('inside another app', () => {
  test.use({ userAgent: ANDROID_WEBVIEW });

  test(
    'location is not to be had there, and that is said',
    { tag: '@long' },
    async ({ page, number }) => {
      await signIn(page, number);
      await tellAboutYourself(page);
      await expect(page).toHaveURL('/get-location');
      await expect(page.getByText('Location service not available in webview')).toBeVisible();
    },
  );
});

test('nobody nearby: straight on, to the link that was asked for', async ({
  page,
  server,
  number,
}) => {
  await allowLocation(page, SRINAGAR);
  await signIn(page, number, 1, '/wishlist');
  await page.reload();
  await tellAboutYourself(page);
  await expect(page).toHaveURL('/wishlist');
  expect(await page.evaluate(() => localStorage.getItem('home'))).toBe('true');
  const [row] = await server.sql('select login_status from users where mobile_number = $1', [
    number,
  ]);
  expect(row).toEqual({ login_status: 'GOTBUSINESS' });
});

test('half done on one device, goes on with the next', async ({
  page,
  browser,
  server,
  number,
}) => {
  await signIn(page, number);
  await tellAboutYourself(page);
  await expect(heading(page, 'Area and city')).toBeVisible();

  const other = await browser.newContext({ baseURL: server.url });
  const second = await other.newPage();
  await server.sql('delete from sign_in_numbers where mobile_number = $1', [number]);
  await signIn(second, number, 2);
  await expect(second).toHaveURL('/get-location');
  await second.getByLabel('City').fill('Bengaluru');
  await expect(second.getByRole('option', { name: /^Bengaluru/ })).toBeVisible();
  await button(second, 'Continue').click();
  await expect(heading(second, 'Discover Local Businesses')).toBeVisible();
  await other.close();

  // The first device hears of it when it is used again.
  await page.goto('/interest');
  await expect(heading(page, 'Discover Local Businesses')).toBeVisible();
});

test('what is missing is named, field by field; after the name the rest can wait', async ({
  page,
  number,
}) => {
  await signIn(page, number);
  await expect(heading(page, 'Tell us about yourself')).toBeVisible();
  await button(page, 'Proceed with next steps').click();
  for (const message of [
    'Please enter your first name',
    'Please enter a valid age',
    'Please select your gender',
    'Please select at least one interest',
  ]) {
    await expect(page.getByText(message)).toBeVisible();
  }
  await expect(page.getByLabel('First name')).toBeFocused();

  await page.getByLabel('First name').fill('Asha');
  await page.reload();
  await expect(page.getByLabel('First name')).toHaveValue('Asha');
  await button(page, 'Later').click();
  await expect(page).toHaveURL('/baeon-home');
  await page.getByRole('link', { name: /3 steps left/ }).click();
  await tellAboutYourself(page);
  await page.goto('/baeon-home');
  await page.getByRole('link', { name: /2 steps left/ }).click();
  await expect(heading(page, 'Area and city')).toBeVisible();
});

test('businesses: search, count, at least one', async ({ page, number }) => {
  await allowLocation(page);
  await signIn(page, number);
  await tellAboutYourself(page);
  await expect(followButtons(page).first()).toBeVisible();
  await button(page, 'View Coupons').click();
  await expect(page.getByText('Please select at least one business').first()).toBeVisible();

  await page.getByRole('searchbox').fill('zzzz');
  await expect(page.getByText('No businesses found')).toBeVisible();
  await page.getByRole('searchbox').fill('');
  await followButtons(page).first().click();
  await expect(page.getByRole('button', { name: /Followed/ })).toHaveCount(1);
  await expect(page.getByText('1 selected')).toBeVisible();
});

test('businesses: the three failures', { tag: '@long' }, async ({ page, number, complaints }) => {
  await allowLocation(page);
  await signIn(page, number);
  await page.route('**/nearby-bussiness', (route) => route.abort());
  await tellAboutYourself(page);
  await expect(toast(page, 'Failed to load nearby businesses')).toBeVisible();

  await page.route('**/nearby-bussiness', (route) =>
    route.fulfill({ json: { error: false, result: { results: 'none', radius_km: 3 } } }),
  );
  await button(page, 'Try again').click();
  await expect(toast(page, 'Received invalid data format from server')).toBeVisible();
  await expect(page.getByText('No businesses found')).toBeVisible();

  await page.unroute('**/nearby-bussiness');
  await button(page, 'Try again').click();
  await followButtons(page).first().click();
  await page.route('**/update-baeon-user', (route) => route.abort());
  await button(page, 'View Coupons').click();
  await expect(toast(page, 'Failed to process selected businesses')).toBeVisible();
  await page.unroute('**/update-baeon-user');
  await button(page, 'View Coupons').click();
  await expect(page).toHaveURL('/baeon-home');
  complaints.length = 0;
});

test(
  'a failed save says so and loses nothing',
  { tag: '@long' },
  async ({ page, number, complaints }) => {
    await allowLocation(page);
    await signIn(page, number);
    await page.route('**/update-baeon-user', (route) => route.abort());
    await tellAboutYourself(page);
    await expect(toast(page, 'Error updating user')).toBeVisible();
    await expect(page.getByLabel('First name')).toHaveValue('Asha');
    await page.unroute('**/update-baeon-user');
    await button(page, 'Proceed with next steps').click();
    await expect(heading(page, 'Discover Local Businesses')).toBeVisible();
    complaints.length = 0;
  },
);

test('keyboard alone is enough', async ({ page, number }) => {
  await allowLocation(page);
  await signIn(page, number);
  await expect(heading(page, 'Tell us about yourself')).toBeVisible();
  await page.getByLabel('First name').focus();
  await page.keyboard.type('Asha');
  await page.keyboard.press('Tab');
  await page.keyboard.type('29');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await button(page, 'Proceed with next steps').focus();
  await page.keyboard.press('Enter');
  await expect(heading(page, 'Discover Local Businesses')).toBeVisible();
  await followButtons(page).first().focus();
  await page.keyboard.press('Enter');
  await button(page, 'View Coupons').focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/baeon-home');
});
