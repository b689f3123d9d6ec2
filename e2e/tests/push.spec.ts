import type { Page } from '@playwright/test';
import { expect } from '../support/fixtures.ts';
import { memberByApi, openAs } from '../support/member.ts';
import { test, untilKept } from '../support/offline.ts';
import { deviceSwitch, ENDPOINT, withSubscription } from '../support/push.ts';

test.use({ wholeBrowser: true });

/** What a push service would deliver, by the browser's own way to its worker. */
async function push(page: Page, data: string): Promise<void> {
  const { origin } = new URL(page.url());
  const devtools = await page.context().newCDPSession(page);
  const registered = new Promise<string>((resolve) => {
    devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      // The browser tells of those of closed pages too.
      const own = registrations.find(
        ({ scopeURL, isDeleted }) => !isDeleted && scopeURL === `${origin}/`,
      );
      if (own) resolve(own.registrationId);
    });
  });
  await devtools.send('ServiceWorker.enable');
  const registrationId = await registered;
  await devtools.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data });
}

const shown = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    const all = await registration.getNotifications();
    return all.map(({ title, body }) => ({ title, body }));
  });

test.beforeEach(async ({ context, baseURL }) => {
  await context.grantPermissions(['notifications'], { origin: baseURL! });
});

test('notifications are turned on and off in the account', async ({ page, server, number }) => {
  await withSubscription(page, `${ENDPOINT}-${number}`);
  const session = await memberByApi(page, number);
  await openAs(page, session, '/user?section=notifications');
  await untilKept(page);
  const device = deviceSwitch(page);
  await expect(device).toHaveAttribute('aria-checked', 'false');
  await device.click();
  await expect(device).toHaveAttribute('aria-checked', 'true');
  const known = () =>
    server.sql('select endpoint from push_subscriptions where user_id = $1', [session.user.id]);
  expect(await known()).toEqual([{ endpoint: `${ENDPOINT}-${number}` }]);

  const deals = page.getByRole('switch', { name: 'New deals from followed shops' });
  await deals.click();
  await expect(deals).toHaveAttribute('aria-checked', 'false');
  await page.getByRole('combobox', { name: 'From' }).selectOption('22');
  await expect
    .poll(async () => {
      const answer = await page.request.get(`/api/baeon-user/${session.user.id}/news`, {
        headers: { authorization: `Bearer ${session.token}` },
      });
      return ((await answer.json()) as { result: { settings: object } }).result.settings;
    })
    .toMatchObject({ new_deals: false, ending_coupons: true, quiet_from: 22 });

  await device.click();
  await expect(device).toHaveAttribute('aria-checked', 'false');
  expect(await known()).toEqual([]);
});

test('what is pushed is shown, and a tap leads to it', async ({ page, number }) => {
  const session = await memberByApi(page, number);
  await openAs(page, session, '/explore');
  await untilKept(page);
  const message = {
    title: 'A coupon ends tomorrow',
    body: 'Laddoos at Meena Sweets',
    url: '/user-coupon-profile',
    tag: 'ending',
  };
  await push(page, JSON.stringify(message));
  await expect.poll(() => shown(page)).toEqual([{ title: message.title, body: message.body }]);

  const [worker] = page.context().serviceWorkers();
  await worker!.evaluate(async () => {
    const scope = globalThis as unknown as {
      registration: ServiceWorkerRegistration;
      NotificationEvent: new (type: string, init: object) => Event;
    };
    const [notification] = await scope.registration.getNotifications();
    globalThis.dispatchEvent(new scope.NotificationEvent('notificationclick', { notification }));
  });
  await expect(page).toHaveURL('/user-coupon-profile');
  await expect(page.getByRole('heading', { level: 1, name: 'My Coupon' })).toBeVisible();
  expect(await shown(page)).toEqual([]);
});

test(
  'what cannot be read is shown as news all the same',
  { tag: '@long' },
  async ({ page, number }) => {
    const session = await memberByApi(page, number);
    await openAs(page, session, '/explore');
    await untilKept(page);
    await push(page, 'not json');
    await expect
      .poll(() => shown(page))
      .toEqual([{ title: 'There is news for you', body: 'Open the app to see it.' }]);
  },
);

test('after following a shop they are offered, quietly', async ({ page, server, number }) => {
  await withSubscription(page, `${ENDPOINT}-${number}`);
  const session = await memberByApi(page, number);
  const [store] = await server.sql(
    `select s.id from stores s where s.city = 'Bengaluru'
     and not exists (select from follows f where f.place_id = s.place_id) order by s.id limit 1`,
  );
  await openAs(page, session, `/store/${store!['id']}`);
  await untilKept(page);
  const offer = page.getByRole('region', { name: 'Hear of new deals?' });
  await expect(offer).toBeHidden();
  await page.getByRole('button', { name: /^Follow/ }).click();
  await expect(offer).toBeVisible();
  await offer.getByRole('button', { name: 'Tell me' }).click();
  await expect(page.getByText('You will hear of new deals.')).toBeVisible();
});
