import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { ENDPOINT, PUSH_KEY, stubPush, unstubPush } from '@baeon/ui/device/push-test-kit.ts';
import { endSession } from '../../lib/session.ts';
import { findTrouble, show, signIn, stubNewsServer } from './push-test-kit.tsx';
import { savePushDecision } from './push-delivery.ts';
import { forgetPutOff, PushOffer } from './push-offer.tsx';
import { useBecameTrue } from './use-became-true.ts';

beforeEach(() => signIn());
afterEach(() => {
  forgetPutOff();
  endSession();
  unstubPush();
});

const TITLE = 'Remind me before it ends';
const title = (name = TITLE) => screen.findByRole('heading', { name });
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

/** Once what the browser says is known. */
async function isSilent(): Promise<boolean> {
  for (let turn = 0; turn < 5; turn += 1) {
    await act(() => new Promise((resolve) => setTimeout(resolve)));
  }
  return screen.queryByRole('heading') === null;
}

test('asks quietly, and nothing of the browser or the server', async () => {
  const browser = stubPush();
  const server = stubNewsServer();
  show(<PushOffer topic="ending_coupons" />);
  await title();
  expect(browser.ask).not.toHaveBeenCalled();
  expect(server.calls).toEqual([]);
});

describe('says nothing', () => {
  test.each([
    ['where they are on', { permission: 'granted', subscribedFor: PUSH_KEY }],
    ['where they are blocked', { permission: 'denied' }],
  ] as const)('%s', async (_, sketch) => {
    stubPush(sketch);
    show(<PushOffer topic="new_deals" />);
    expect(await isSilent()).toBe(true);
  });

  test('where the browser cannot', async () => {
    show(<PushOffer topic="new_deals" />);
    expect(await isSilent()).toBe(true);
  });

  test('to somebody who turned them off here', async () => {
    stubPush({ permission: 'granted' });
    savePushDecision(false);
    show(<PushOffer topic="new_deals" />);
    expect(await isSilent()).toBe(true);
  });

  test('to a visitor', async () => {
    endSession();
    stubPush();
    show(<PushOffer topic="new_deals" />);
    expect(await isSilent()).toBe(true);
  });
});

describe('yes', () => {
  test('turns them on, says so where the question stood, and takes the focus there', async () => {
    stubPush();
    const server = stubNewsServer();
    show(<PushOffer topic="ending_coupons" />);
    await press('Remind me');
    const done = await screen.findByText('You will be reminded before your coupons end.');
    expect(document.activeElement?.contains(done)).toBe(true);
    expect(server.endpoints).toEqual([ENDPOINT]);
    expect(server.called('PUT news')).toEqual([]);
  });

  test('also turns on what was asked about', async () => {
    stubPush();
    const server = stubNewsServer({ new_deals: false, ending_coupons: false });
    show(<PushOffer topic="new_deals" />);
    await press('Tell me');
    await screen.findByText('You will hear of new deals.');
    expect(server.settings).toMatchObject({ new_deals: true, ending_coupons: false });
  });

  test('that the browser then refuses is told', async () => {
    stubPush({ answer: 'denied' });
    stubNewsServer();
    show(<PushOffer topic="ending_coupons" />);
    await press('Remind me');
    expect(await findTrouble()).toBe('Your browser does not allow notifications of this site.');
  });

  test('without a connection can be said again', async () => {
    stubPush();
    const server = stubNewsServer();
    server.failing['GET news'] = 'offline';
    show(<PushOffer topic="ending_coupons" />);
    await press('Remind me');
    expect(await findTrouble()).toMatch(/^No connection/);
    server.failing = {};
    await press('Remind me');
    await screen.findByText('You will be reminded before your coupons end.');
  });
});

test('not now is heard for the whole visit, here and elsewhere', async () => {
  stubPush();
  const { unmount } = show(<PushOffer topic="ending_coupons" />);
  await press('Not now');
  expect(screen.queryByRole('heading')).toBeNull();
  unmount();
  show(<PushOffer topic="new_deals" />);
  expect(await isSilent()).toBe(true);
  expect(JSON.stringify([{ ...localStorage }, { ...sessionStorage }])).not.toMatch(/news/);
});

describe('something that turns true', () => {
  function Told({ value }: { value: boolean | undefined }) {
    return <output>{String(useBecameTrue(value))}</output>;
  }
  const told = () => screen.getByRole('status').textContent;

  test('was not true before, was known, and still is', () => {
    const { rerender } = show(<Told value={undefined} />);
    const next = (value: boolean | undefined) => rerender(<Told value={value} />);
    next(true);
    expect(told()).toBe('false');
    next(false);
    expect(told()).toBe('false');
    next(true);
    expect(told()).toBe('true');
    next(true);
    expect(told()).toBe('true');
    next(false);
    expect(told()).toBe('false');
  });
});
