// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  ENDPOINT,
  OTHER_KEY,
  PUSH_KEY,
  stubPush,
  unstubPush,
} from '@baeon/ui/device/push-test-kit.ts';
import { endSession, startSession } from '../../lib/session.ts';
import { signIn, stubNewsServer, user } from './push-test-kit.tsx';
import {
  keepSubscription,
  savePushDecision,
  listenToWorker,
  pushDecision,
} from './push-delivery.ts';
import { endPushAtLogout } from './use-push-delivery.ts';

beforeEach(() => signIn());
afterEach(() => {
  endSession();
  unstubPush();
});

const granted = { permission: 'granted' } as const;

/** Everything that is begun without waiting is over. */
async function settled(): Promise<void> {
  for (let turn = 0; turn < 5; turn += 1) await new Promise((resolve) => setTimeout(resolve));
}

async function start(): Promise<void> {
  keepSubscription();
  await settled();
}

describe('as the app starts', () => {
  test('what is as it was costs one question', async () => {
    const browser = stubPush({ ...granted, subscribedFor: PUSH_KEY });
    const server = stubNewsServer({}, [ENDPOINT]);
    savePushDecision(ENDPOINT);
    await start();
    expect(server.calls.map(({ method, path }) => `${method} ${path}`)).toEqual(['GET news']);
    expect(browser.endpoint()).toBe(ENDPOINT);
  });

  test('a subscription that the browser lost is made anew', async () => {
    const browser = stubPush({ ...granted, subscribedFor: PUSH_KEY });
    const server = stubNewsServer({}, [ENDPOINT]);
    savePushDecision(ENDPOINT);
    browser.lose();
    await start();
    expect(browser.endpoint()).toBe(`${ENDPOINT}-1`);
    expect(server.endpoints).toContain(`${ENDPOINT}-1`);
    expect(pushDecision()).toBe(`${ENDPOINT}-1`);
  });

  test('a server with another key gets a subscription for that', async () => {
    stubPush({ ...granted, subscribedFor: OTHER_KEY });
    const server = stubNewsServer({}, [ENDPOINT]);
    savePushDecision(ENDPOINT);
    await start();
    expect(server.endpoints).toContain(`${ENDPOINT}-1`);
  });

  test('one that the worker made anew meanwhile is told to the server', async () => {
    stubPush({ ...granted, subscribedFor: PUSH_KEY });
    const server = stubNewsServer({}, ['https://push.example/old']);
    savePushDecision('https://push.example/old');
    await start();
    expect(server.endpoints).toContain(ENDPOINT);
  });

  test('a server that has forgotten the device is told again', async () => {
    stubPush({ ...granted, subscribedFor: PUSH_KEY });
    const server = stubNewsServer();
    savePushDecision(ENDPOINT);
    await start();
    expect(server.endpoints).toEqual([ENDPOINT]);
  });

  test.each([
    ['who never decided', null, granted],
    ['who turned them off', false, granted],
    ['whose browser does not allow it any more', ENDPOINT, { permission: 'denied' }],
    ['whose browser would have to ask', ENDPOINT, { permission: 'default' }],
  ] as const)('somebody %s is left alone', async (_, decision, sketch) => {
    const browser = stubPush(sketch);
    const server = stubNewsServer();
    if (decision !== null) savePushDecision(decision);
    await start();
    expect(server.calls).toEqual([]);
    expect(browser.ask).not.toHaveBeenCalled();
    expect(browser.subscribe).not.toHaveBeenCalled();
  });

  test('trouble is not worth a word, and it is tried again', async () => {
    const browser = stubPush({ ...granted, broken: true });
    const server = stubNewsServer();
    savePushDecision(ENDPOINT);
    await start();
    expect(pushDecision()).toBe(ENDPOINT);
    browser.mend();
    await start();
    expect(server.endpoints).toEqual([ENDPOINT]);
  });

  test('what is left of somebody who has gone is ended', async () => {
    const browser = stubPush({ ...granted, subscribedFor: PUSH_KEY });
    endSession();
    await start();
    expect(browser.endpoint()).toBeNull();
  });
});

describe('at logout', () => {
  test('the subscription ends, and nothing is remembered', async () => {
    const browser = stubPush({ ...granted, subscribedFor: PUSH_KEY });
    savePushDecision(ENDPOINT);
    const stop = endPushAtLogout();
    endSession();
    await settled();
    expect(browser.endpoint()).toBeNull();
    expect(pushDecision()).toBeNull();
    stop();
  });

  test('so it does when somebody else signs in', async () => {
    const browser = stubPush({ ...granted, subscribedFor: PUSH_KEY });
    const stop = endPushAtLogout();
    startSession({ user: { ...user, id: 'another' }, token: 'other', loginStatus: true });
    await settled();
    expect(browser.endpoint()).toBeNull();
    stop();
  });

  test('whoever only changes something keeps it', async () => {
    const browser = stubPush({ ...granted, subscribedFor: PUSH_KEY });
    const stop = endPushAtLogout();
    startSession({ user: { ...user, name: 'Asha' }, token: 'secret', loginStatus: true });
    await settled();
    expect(browser.endpoint()).toBe(ENDPOINT);
    stop();
  });
});

describe('the worker', () => {
  test('leads the page to where a notification is about, and hears that it went', () => {
    const browser = stubPush();
    const open = vi.fn();
    const stop = listenToWorker(open);
    const answer = browser.say({ type: 'open', path: '/coupon/1' });
    expect(open).toHaveBeenCalledWith('/coupon/1');
    expect(answer).toHaveBeenCalledTimes(1);
    stop();
    browser.say({ type: 'open', path: '/coupon/2' });
    expect(open).toHaveBeenCalledTimes(1);
  });

  test('that lost the subscription has it put right', async () => {
    const browser = stubPush({ ...granted, subscribedFor: PUSH_KEY });
    const server = stubNewsServer();
    savePushDecision('https://push.example/old');
    const stop = listenToWorker(vi.fn());
    browser.say({ type: 'push-changed' });
    await settled();
    expect(server.endpoints).toEqual([ENDPOINT]);
    stop();
  });

  test.each([null, undefined, 'reload', { type: 'take-over' }])('is not heard on %j', (message) => {
    const browser = stubPush();
    const open = vi.fn();
    const stop = listenToWorker(open);
    expect(browser.say(message)).not.toHaveBeenCalled();
    expect(open).not.toHaveBeenCalled();
    stop();
  });

  test('may be missing', () => {
    expect(() => listenToWorker(vi.fn())()).not.toThrow();
  });
});

describe('the memory', () => {
  test('leaves what else is kept there', () => {
    localStorage.setItem('data', '{"a":1}');
    savePushDecision(false);
    expect(JSON.parse(localStorage.getItem('data') ?? '')).toEqual({ a: 1, news: false });
  });

  test.each(['null', 'not json', '7', '[]', '{"news":1}', '{"news":null}'])(
    '%s holds no decision, and takes one',
    (text) => {
      localStorage.setItem('data', text);
      expect(pushDecision()).toBeNull();
      savePushDecision(ENDPOINT);
      expect(pushDecision()).toBe(ENDPOINT);
    },
  );
});
