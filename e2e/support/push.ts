import type { Page } from '@playwright/test';

export const ENDPOINT = 'https://fcm.googleapis.com/fcm/send/e2e';
/** A point on the curve, as the server insists on. */
const P256DH =
  'BEl62iUYgUivxIkv69yViEuiBIa-Ib9-SkvMeAtA3LFgDzkrxZJjSgSnfckjBJuBkr3qBUYIHBQFLXYp5Nksh8U';

/**
 * A browser of a test reaches no push service; everything else is the real thing. The subscription
 * lasts as long as the page.
 */
export const withSubscription = (page: Page, endpoint: string) =>
  page.addInitScript(
    ({ endpoint: address, p256dh }) => {
      let held: object | null = null;
      PushManager.prototype.getSubscription = async () => held as PushSubscription | null;
      PushManager.prototype.subscribe = async (options) => {
        held = {
          endpoint: address,
          options,
          toJSON: () => ({ keys: { p256dh, auth: 'a'.repeat(22) } }),
          unsubscribe: async () => {
            held = null;
            return true;
          },
        };
        return held as PushSubscription;
      };
    },
    { endpoint, p256dh: P256DH },
  );

/** Where news reach the browser of this page, if they do. */
export const pushEndpoint = (page: Page): Promise<string | null> =>
  page.evaluate(async () => {
    const { pushManager } = await navigator.serviceWorker.ready;
    return (await pushManager.getSubscription())?.endpoint ?? null;
  });

export const deviceSwitch = (page: Page) =>
  page.getByRole('switch', { name: 'Notifications on this device' });
