import type { HeldCoupon } from '@baeon/contracts/coupons/coupons-wire';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { endSession } from '../../../lib/session.ts';
import { type Answers, ok, open, refused, signIn, stubWire } from '../coupons-render-test-kit.tsx';
import { COUPON_ID, heldCoupon, NOW, openPass } from '../coupons-test-kit.ts';
import { HeldCouponView } from '../held/held-coupon-view.tsx';
import { momentText } from '../coupon-texts.ts';

const LINK = 'https://baeon.example/coupon/5d0c2b7a-1f3e-4c8d-8e9a-6b5c4d3e2f10#gift=secret';
const ONE = `GET ${COUPON_ID}`;
const FRIEND = '9876543210';
let answers: Answers = {};

beforeEach(() => {
  signIn();
  vi.useFakeTimers({ now: NOW, toFake: ['Date'] });
});
afterEach(() => {
  vi.useRealTimers();
  endSession();
});

const offered = (toNumber: string | null = null) => heldCoupon({ pass: openPass(toNumber) });
const passed = (toNumber: string | null = null) => ok({ link: LINK, coupon: offered(toNumber) });

async function show(held: HeldCoupon, more: Answers = {}) {
  answers = { [ONE]: ok(held), ...more };
  const calls = stubWire(answers);
  open(<HeldCouponView couponId={COUPON_ID} />);
  await screen.findByRole('heading', { name: held.campaign.title });
  return () => calls.filter(({ name }) => name.endsWith(' pass'));
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const number = () => screen.getByLabelText("Friend's mobile number");
const notice = () => screen.queryByRole('region', { name: 'On offer to a friend' });
const noShareSheet = () =>
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { canShare: undefined }));

describe('to a number', () => {
  test.each([
    ['', 'Number is required'],
    ['98450', 'Invalid number'],
    ['9845012345', 'That is your own number.'],
  ])('%j is refused: %s', async (typed, message) => {
    const sent = await show(heldCoupon());
    await press('Give to a friend');
    if (typed) await userEvent.type(number(), typed);
    await press('Send by SMS');
    expect(screen.getByText(message)).toBeTruthy();
    expect(document.activeElement).toBe(number());
    expect(sent()).toEqual([]);
  });

  test('the coupon is offered, and the screen says to whom and until when', async () => {
    const sent = await show(heldCoupon(), { 'POST pass': passed(FRIEND) });
    await press('Give to a friend');
    await userEvent.type(number(), '+91 98765 43210{Enter}');
    expect(await screen.findByText(/We are sending a message to \+91 98765 43210/)).toBeTruthy();
    expect(sent().map(({ body }) => body)).toEqual([{ mobile_number: FRIEND }]);
    await press('Done');
    expect(notice()?.textContent).toContain(
      `Offered to +91 98765 43210 until ${momentText(openPass().expires_at)}; it stays yours until they accept.`,
    );
    expect(screen.queryByRole('button', { name: 'Give to a friend' })).toBeNull();
  });

  test('what the server refuses stands under the number, until that changes', async () => {
    await show(heldCoupon(), {
      'POST pass': refused(429, 'TOO_MANY_REQUESTS', 'You have sent 20 coupons today.'),
    });
    await press('Give to a friend');
    await userEvent.type(number(), `${FRIEND}{Enter}`);
    expect(await screen.findByText('You have sent 20 coupons today.')).toBeTruthy();
    await userEvent.type(number(), '{Backspace}');
    expect(screen.queryByText('You have sent 20 coupons today.')).toBeNull();
  });
});

describe('by a link', () => {
  test("goes to the phone's own sheet where there is one", async () => {
    const share = vi.fn(async () => {});
    const able = { share, canShare: () => true };
    vi.stubGlobal('navigator', Object.assign(Object.create(navigator), able));
    const sent = await show(heldCoupon(), { 'POST pass': passed() });
    await press('Give to a friend');
    await press('Share a one-time link');
    await waitFor(() => expect(share).toHaveBeenCalledOnce());
    expect(sent().map(({ body }) => body)).toEqual([{}]);
    expect(share).toHaveBeenCalledWith({
      title: 'Flat 20% off on laddoos',
      text: 'A coupon for you: Flat 20% off on laddoos at Meena Sweets',
      url: LINK,
    });
    await press('Share the link');
    expect(share).toHaveBeenCalledTimes(2);
    expect(sent()).toHaveLength(1);
  });

  test('is there to be copied where there is none', async () => {
    const user = userEvent.setup();
    const { clipboard } = navigator;
    noShareSheet();
    vi.spyOn(navigator, 'clipboard', 'get').mockReturnValue(clipboard);
    await show(heldCoupon(), { 'POST pass': passed() });
    await user.click(screen.getByRole('button', { name: 'Give to a friend' }));
    await user.click(screen.getByRole('button', { name: 'Share a one-time link' }));
    expect(await screen.findByText(LINK)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Share the link' })).toBeNull();
    const sheet = within(screen.getByRole('dialog'));
    await user.click(sheet.getByRole('button', { name: 'Copy' }));
    expect(await sheet.findByRole('button', { name: 'Copied!' })).toBeTruthy();
    expect(await clipboard.readText()).toBe(LINK);
  });

  test('that could not be made says why', async () => {
    await show(heldCoupon());
    await press('Give to a friend');
    await press('Share a one-time link');
    expect(await screen.findByText('No connection. Please try again.')).toBeTruthy();
  });
});

describe('while it is on offer', () => {
  test('the coupon can still be shown, and the same link be sent again', async () => {
    noShareSheet();
    const sent = await show(heldCoupon(), { 'POST pass': passed() });
    await press('Give to a friend');
    await press('Share a one-time link');
    await screen.findByText(LINK);
    await press('Done');
    expect(screen.getByRole('img', { name: /^QR code of/ })).toBeTruthy();
    await press('Share again');
    expect(screen.getByText(LINK)).toBeTruthy();
    expect(sent()).toHaveLength(1);
  });

  test.each([
    ['link', null, {}],
    ['number', FRIEND, { mobile_number: FRIEND }],
  ])('to a %s, a link that this visit does not know is made anew', async (_to, to, body) => {
    noShareSheet();
    const sent = await show(offered(to), { 'POST pass': passed(to) });
    await press('Share again');
    await press('Make a new link');
    expect(await screen.findByText(LINK)).toBeTruthy();
    expect(sent().map((call) => call.body)).toEqual([body]);
  });

  test('it can be taken back', async () => {
    const sent = await show(offered(), {
      'DELETE pass': ok({ msg: 'You have it back.', coupon: heldCoupon() }),
    });
    await press('Take it back');
    expect(await screen.findByText('You have it back.')).toBeTruthy();
    expect(notice()).toBeNull();
    expect(screen.getByRole('button', { name: 'Give to a friend' })).toBeTruthy();
    expect(sent().map(({ name }) => name)).toEqual(['DELETE pass']);
  });

  test('it cannot be taken back once it was accepted, and is gone', async () => {
    await show(offered(), {
      'DELETE pass': refused(404, 'NOT_FOUND', 'This coupon is no longer on offer.'),
    });
    answers[ONE] = refused(404, 'NOT_FOUND', 'This coupon is not here.');
    await press('Take it back');
    expect(await screen.findByText('This coupon is no longer on offer.')).toBeTruthy();
    await screen.findByRole('heading', { name: 'This coupon is no longer with you' });
  });

  test('an offer whose time has run out is none', async () => {
    vi.setSystemTime(new Date('2026-11-22T06:00:01Z'));
    await show(offered());
    expect(notice()).toBeNull();
    expect(screen.getByRole('button', { name: 'Give to a friend' })).toBeTruthy();
  });
});
