import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { endSession } from '../../../lib/session.ts';
import {
  ok,
  open,
  page,
  refused,
  signIn,
  stubWire,
  type Answers,
} from '../coupons-render-test-kit.tsx';
import { COUPON_ID, heldCoupon, NOW, offeredCoupon, openPass } from '../coupons-test-kit.ts';
import { PassedCoupon } from './passed-coupon.tsx';

const TOKEN = 'a-token-of-twenty-letters';
const needLogin = vi.fn<() => void>();
let answers: Answers = {};

beforeEach(() => {
  endSession();
  needLogin.mockReset();
  vi.useFakeTimers({ now: NOW, toFake: ['Date'] });
});
afterEach(() => {
  vi.useRealTimers();
  endSession();
});

const yours = ok({
  msg: 'The coupon is yours now.',
  coupon: heldCoupon({ source: 'passed', coupon: { is_claimed: false } }),
});
const gone = refused(404, 'NOT_FOUND', 'This coupon is no longer on offer.');

function show(more: Answers = {}) {
  answers = { [`GET ${TOKEN}`]: ok(offeredCoupon()), 'GET coupons': page([]), ...more };
  const calls = stubWire(answers);
  open(<PassedCoupon token={TOKEN} onNeedLogin={needLogin} />);
  return () => calls.filter(({ name }) => name === 'POST accept').map(({ body }) => body);
}

const button = () => screen.findByRole('button', { name: 'Accept coupon' });
const press = async () => userEvent.click(await button());

async function expectAccepted() {
  await screen.findByRole('heading', { name: 'The coupon is yours now.' });
  expect(screen.getByRole('link', { name: 'Open coupon' }).getAttribute('href')).toBe(
    `/coupon/${COUPON_ID}?from_user=true`,
  );
}

test('says who gives what, where and until when', async () => {
  show();
  expect(await screen.findByText('Asha gives you')).toBeTruthy();
  expect(screen.getByRole('heading', { name: 'Flat 20% off on laddoos' })).toBeTruthy();
  expect(screen.getByText('Meena Sweets')).toBeTruthy();
  expect(screen.getByText('Bengaluru, Karnataka, 560038')).toBeTruthy();
  expect(screen.getByText(/^Valid till/).textContent).toMatch(/30.*2026|2026.*30/);
  expect(screen.getByText('On every box of one kilogram, all day.')).toBeTruthy();
});

test('a giver without a name is a friend', async () => {
  show({ [`GET ${TOKEN}`]: ok(offeredCoupon({ from: null })) });
  expect(await screen.findByText('A friend gives you')).toBeTruthy();
});

describe('a visitor', () => {
  test('says first who they are, and then has it without asking again', async () => {
    const accepted = show({ 'POST accept': yours });
    await press();
    expect(needLogin).toHaveBeenCalledOnce();
    expect(accepted()).toEqual([]);
    act(() => signIn());
    await expectAccepted();
    expect(accepted()).toEqual([{ token: TOKEN }]);
  });

  test('who signs in without having asked for it is asked', async () => {
    const accepted = show({ 'POST accept': yours });
    await button();
    act(() => signIn());
    await button();
    expect(accepted()).toEqual([]);
  });
});

describe('a member', () => {
  beforeEach(() => signIn());

  test('accepts it, once, however often they press', async () => {
    const gate = Promise.withResolvers<void>();
    const accepted = show({ 'POST accept': () => gate.promise.then(() => yours) });
    const accept = await button();
    await userEvent.dblClick(accept);
    await userEvent.click(accept);
    gate.resolve();
    await expectAccepted();
    expect(accepted()).toHaveLength(1);
    expect(needLogin).not.toHaveBeenCalled();
  });

  test('whose answer was lost presses again and has it', async () => {
    const accepted = show();
    await press();
    expect(await screen.findByText('No connection. Please try again.')).toBeTruthy();
    answers['POST accept'] = yours;
    await press();
    await expectAccepted();
    expect(accepted()).toHaveLength(2);
  });

  test('who has accepted it already is led to it by the same link', async () => {
    const accepted = show({ [`GET ${TOKEN}`]: gone, 'POST accept': yours });
    await expectAccepted();
    expect(accepted()).toEqual([{ token: TOKEN }]);
  });

  test('who finds that somebody else has it is told', async () => {
    const accepted = show({ [`GET ${TOKEN}`]: gone, 'POST accept': gone });
    await screen.findByRole('heading', { name: 'This coupon is no longer on offer.' });
    expect(accepted()).toHaveLength(1);
  });

  test('is told what the server refuses', async () => {
    const reason = 'This coupon was meant for another number.';
    show({ 'POST accept': refused(403, 'FORBIDDEN', reason) });
    await press();
    expect((await screen.findByText(reason)).getAttribute('role')).toBe('alert');
  });

  test('who comes too late is told, and sent on', async () => {
    show({ 'POST accept': gone });
    await press();
    await screen.findByRole('heading', { name: 'This coupon is no longer on offer.' });
    expect(screen.getByRole('link', { name: 'My Coupon' }).getAttribute('href')).toBe(
      '/user-coupon-profile',
    );
  });

  test('who opens their own link is shown their coupon', async () => {
    show({ 'GET coupons': page([heldCoupon({ pass: openPass() })]) });
    await screen.findByRole('heading', { name: 'This coupon is yours already.' });
    expect(screen.queryByRole('button', { name: 'Accept coupon' })).toBeNull();
    expect(screen.getByRole('link', { name: 'Open coupon' }).getAttribute('href')).toBe(
      `/coupon/${COUPON_ID}?from_user=true`,
    );
  });
});

describe('an offer that does not come', () => {
  test('leaves its shape on the screen meanwhile', () => {
    vi.stubGlobal('fetch', () => new Promise(() => {}));
    open(<PassedCoupon token={TOKEN} onNeedLogin={needLogin} />);
    expect(screen.getAllByTestId('skeleton').length).toBeGreaterThan(3);
  });

  test('because it is gone leads a visitor to the offers', async () => {
    show({ [`GET ${TOKEN}`]: gone });
    await screen.findByRole('heading', { name: 'This coupon is no longer on offer.' });
    expect(screen.getByRole('link', { name: 'See the offers' }).getAttribute('href')).toBe(
      '/coupon',
    );
  });

  test('for another reason can be tried again', async () => {
    show({ [`GET ${TOKEN}`]: refused(429, 'TOO_MANY_REQUESTS', 'Said by the server') });
    expect(await screen.findByText('Said by the server')).toBeTruthy();
    answers[`GET ${TOKEN}`] = ok(offeredCoupon());
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await button()).toBeTruthy();
  });
});

test('another link in the same tab is another gift', async () => {
  signIn();
  const other = 'another-token-of-twenty-letters';
  stubWire({
    [`GET ${TOKEN}`]: ok(offeredCoupon()),
    [`GET ${other}`]: ok(offeredCoupon({ id: 'other', title: 'Second haircut free' })),
    'GET coupons': page([]),
    'POST accept': yours,
  });
  function Tab() {
    const [token, setToken] = useState(TOKEN);
    return (
      <>
        <button type="button" onClick={() => setToken(other)}>
          Other link
        </button>
        <PassedCoupon token={token} onNeedLogin={needLogin} />
      </>
    );
  }
  open(<Tab />);
  await press();
  await expectAccepted();
  await userEvent.click(screen.getByRole('button', { name: 'Other link' }));
  expect(await screen.findByRole('heading', { name: 'Second haircut free' })).toBeTruthy();
});
