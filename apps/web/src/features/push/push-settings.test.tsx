import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { stubUserAgent } from '@baeon/ui/device/browser-test-kit.ts';
import {
  ENDPOINT,
  PUSH_KEY,
  pushKeys,
  stubPush,
  unstubPush,
} from '@baeon/ui/device/push-test-kit.ts';
import { endSession } from '../../lib/session.ts';
import { findTrouble, show, signIn, stubNewsServer, troubleText } from './push-test-kit.tsx';
import { pushDecision } from './push-delivery.ts';
import { PushSettingsPanel } from './push-settings.tsx';

beforeEach(() => signIn());
afterEach(() => {
  endSession();
  unstubPush();
});

const DEVICE = 'Notifications on this device';
const theSwitch = (name: string) => screen.findByRole('switch', { name });
const isOn = async (name: string) => (await theSwitch(name)).getAttribute('aria-checked');
const turnsTo = (name: string, state: 'true' | 'false') =>
  waitFor(async () => expect(await isOn(name)).toBe(state));
const subscribed = { permission: 'granted', subscribedFor: PUSH_KEY } as const;

describe('turning them on', () => {
  test('asks only at the tap, subscribes for the server’s key and tells the server', async () => {
    const browser = stubPush();
    const server = stubNewsServer();
    show(<PushSettingsPanel />);
    expect(await isOn(DEVICE)).toBe('false');
    expect(browser.ask).not.toHaveBeenCalled();
    // What is told in the app can be chosen without a device; it disturbs nobody.
    expect(await isOn('Coupons about to end')).toBe('true');
    expect(screen.queryByText('Quiet hours')).toBeNull();

    await userEvent.click(await theSwitch(DEVICE));
    await turnsTo(DEVICE, 'true');
    const [told] = server.called('POST push-subscriptions');
    expect(told?.body).toEqual({
      endpoint: ENDPOINT,
      keys: pushKeys,
      time_zone: Intl.DateTimeFormat().resolvedOptions().timeZone,
    });
    expect(pushDecision()).toBe(ENDPOINT);
    expect(await screen.findByText('Quiet hours')).toBeTruthy();
  });

  test.each([
    ['denied', 'Notifications of this site are blocked in Chrome.'],
    ['default', 'You have not allowed notifications yet.'],
  ] as const)('somebody who says %s is told what that means', async (answer, text) => {
    stubUserAgent('Mozilla/5.0 (Linux; Android 10; K) Chrome/140.0.0.0 Mobile Safari/537.36');
    stubPush({ answer });
    const server = stubNewsServer();
    show(<PushSettingsPanel />);
    await userEvent.click(await theSwitch(DEVICE));
    expect(await screen.findByText(new RegExp(`^${text}`))).toBeTruthy();
    expect(server.called('POST push-subscriptions')).toEqual([]);
    expect(pushDecision()).toBeNull();
  });

  test.each(['offline', { status: 503, code: 'INTERNAL', msg: 'Come back later.' }] as const)(
    'a server that does not take it (%j) leaves them off, and says so',
    async (failing) => {
      const browser = stubPush();
      const server = stubNewsServer();
      server.failing['POST push-subscriptions'] = failing;
      show(<PushSettingsPanel />);
      await userEvent.click(await theSwitch(DEVICE));
      expect(await findTrouble()).toBe(
        failing === 'offline' ? 'No connection. Please try again.' : 'Come back later.',
      );
      expect(await isOn(DEVICE)).toBe('false');
      expect(browser.endpoint()).toBeNull();
      expect(pushDecision()).toBeNull();

      server.failing = {};
      await userEvent.click(await theSwitch(DEVICE));
      await turnsTo(DEVICE, 'true');
      expect(troubleText()).toBeUndefined();
    },
  );

  test('a push service that is not there is told', async () => {
    stubPush({ broken: true });
    stubNewsServer();
    show(<PushSettingsPanel />);
    await userEvent.click(await theSwitch(DEVICE));
    expect(await findTrouble()).toBe(
      'Notifications could not be turned on. Please try again later.',
    );
  });
});

describe('turning them off', () => {
  test('ends the subscription here and at the server, and is remembered as a decision', async () => {
    const browser = stubPush(subscribed);
    const server = stubNewsServer({}, [ENDPOINT]);
    show(<PushSettingsPanel />);
    await turnsTo(DEVICE, 'true');
    await userEvent.click(await theSwitch(DEVICE));
    await turnsTo(DEVICE, 'false');
    expect(browser.endpoint()).toBeNull();
    expect(server.called('POST push-subscriptions/remove')).toMatchObject([
      { body: { endpoint: ENDPOINT } },
    ]);
    expect(pushDecision()).toBe(false);
  });

  test('works without a connection', async () => {
    const browser = stubPush(subscribed);
    const server = stubNewsServer({}, [ENDPOINT]);
    server.failing['POST push-subscriptions/remove'] = 'offline';
    show(<PushSettingsPanel />);
    await turnsTo(DEVICE, 'true');
    await userEvent.click(await theSwitch(DEVICE));
    await turnsTo(DEVICE, 'false');
    expect(browser.endpoint()).toBeNull();
    expect(troubleText()).toBeUndefined();
  });
});

describe('where it cannot be', () => {
  test('a browser that cannot says so, and offers what is told in the app', async () => {
    stubNewsServer();
    show(<PushSettingsPanel />);
    expect(await screen.findByText(/^This browser cannot show notifications/)).toBeTruthy();
    expect(screen.queryByRole('switch', { name: DEVICE })).toBeNull();
    expect(await isOn('Saved deals about to end or sell out')).toBe('true');
  });

  test('an iPhone says how it can', async () => {
    stubUserAgent('Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) Safari/604.1');
    stubNewsServer();
    show(<PushSettingsPanel />);
    expect(await screen.findByText(/Add to Home Screen/)).toBeTruthy();
  });

  test('somebody who allows it in the browser’s settings can turn it on at once', async () => {
    const browser = stubPush({ permission: 'denied' });
    stubNewsServer();
    show(<PushSettingsPanel />);
    expect(await screen.findByText(/are blocked in/)).toBeTruthy();
    browser.decide('granted');
    expect(await isOn(DEVICE)).toBe('false');
  });

  test('other devices keep their choices', async () => {
    stubPush();
    stubNewsServer({}, ['https://push.example/other']);
    show(<PushSettingsPanel />);
    expect(await screen.findByText('They are on for one other device.')).toBeTruthy();
    expect(await isOn('Coupons about to end')).toBe('true');
  });
});

describe('choices', () => {
  function open(known = {}) {
    stubPush(subscribed);
    const server = stubNewsServer(known, [ENDPOINT]);
    show(<PushSettingsPanel />);
    return server;
  }

  test('a topic is turned off at once and saved', async () => {
    const server = open();
    await userEvent.click(await theSwitch('New deals from followed shops'));
    await turnsTo('New deals from followed shops', 'false');
    await waitFor(() => expect(server.settings.new_deals).toBe(false));
    expect(server.called('PUT news')).toMatchObject([{ body: { new_deals: false } }]);
    expect(await isOn('Coupons about to end')).toBe('true');
  });

  test('one that could not be saved is taken back, with the reason', async () => {
    const server = open();
    server.failing['PUT news'] = 'offline';
    await userEvent.click(await theSwitch('Coupons about to end'));
    expect(
      await screen.findByText('Your choice could not be saved. No connection. Please try again.'),
    ).toBeTruthy();
    await turnsTo('Coupons about to end', 'true');
  });

  test('two that come one upon the other both hold', async () => {
    const server = open();
    const [deals, ending] = ['New deals from followed shops', 'Coupons about to end'] as const;
    await theSwitch(deals);
    await userEvent.click(await theSwitch(deals));
    await userEvent.click(await theSwitch(ending));
    await waitFor(() =>
      expect(server.settings).toMatchObject({ new_deals: false, ending_coupons: false }),
    );
    await turnsTo(deals, 'false');
    await turnsTo(ending, 'false');
  });

  test('quiet hours are chosen by the hour', async () => {
    const server = open({ quiet_from: 21, quiet_until: 8 });
    const from = await screen.findByRole<HTMLSelectElement>('combobox', { name: 'From' });
    const until = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Until' });
    expect([from.value, until.value]).toEqual(['21', '8']);
    expect(from.options).toHaveLength(25);
    expect(screen.getByText(/is sent when they are over/)).toBeTruthy();
    await userEvent.selectOptions(from, '8');
    await waitFor(() => expect(server.settings.quiet_from).toBe(8));
    expect(await screen.findByText(/^No quiet hours/)).toBeTruthy();
  });

  test('that could not be loaded can be asked for again', async () => {
    stubPush(subscribed);
    const server = stubNewsServer({}, [ENDPOINT]);
    server.failing['GET news'] = { status: 500, code: 'INTERNAL', msg: 'Our fault.' };
    show(<PushSettingsPanel />);
    expect(await screen.findByText('Your choices could not be loaded')).toBeTruthy();
    // What the device itself knows does not need the server.
    expect(await isOn(DEVICE)).toBe('true');
    server.failing = {};
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await isOn('Coupons about to end')).toBe('true');
  });
});

test('nothing is asked of the browser before somebody taps', async () => {
  const browser = stubPush();
  stubNewsServer();
  show(<PushSettingsPanel />);
  await theSwitch(DEVICE);
  expect(browser.ask).not.toHaveBeenCalled();
  expect(vi.mocked(browser.subscribe)).not.toHaveBeenCalled();
});
