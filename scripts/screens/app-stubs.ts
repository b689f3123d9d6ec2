import type { Page } from '@playwright/test';

/** The browser has a newer build of the app, which waits to be let in. */
export const newVersionWaits = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const waiting = {
      postMessage: (_told: unknown, [port]: MessagePort[]) => port?.postMessage('/assets/next.js'),
    };
    const registration = Object.assign(new EventTarget(), {
      waiting,
      active: {},
      update: async () => {},
    });
    Object.assign(navigator.serviceWorker, { register: async () => registration });
  });

/** Chromium's word that the app can be installed; it comes when it likes, and to no test. */
export const offerToInstall = (page: Page): Promise<unknown> =>
  page.evaluate(() => window.dispatchEvent(new Event('beforeinstallprompt', { cancelable: true })));

/** A phone on which only the person can install, by a menu. */
export const beApplePhone = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    Object.defineProperty(navigator, 'userAgent', { value: 'Mozilla/5.0 (iPhone) Safari' });
  });

/** News reach this device: it has an address at a push service. */
export const hasPushSubscription = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const pushManager = { getSubscription: async () => ({ endpoint: 'https://push.example/1' }) };
    Object.assign(navigator.serviceWorker, { getRegistration: async () => ({ pushManager }) });
  });

/** The person has forbidden this site to show notifications. */
export const blocksNotifications = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    Object.defineProperty(Notification, 'permission', { value: 'denied' });
  });
