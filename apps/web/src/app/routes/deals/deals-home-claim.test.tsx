import { claimMessages } from '@baeon/contracts/coupons/coupons';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { dateText } from '@baeon/ui/components/deals/deal-dates.ts';
import { CODE, COUPON_ID, heldCoupon, NOW } from '../../../features/coupons/coupons-test-kit.ts';
import { campaignId, nearDeal, STORE_ID } from '../../../features/deals/deals-test-kit.ts';
import { endSession } from '../../../lib/session.ts';
import { claimOf, no, openDealsHome, server, toasts, yes } from './deals-home-test-kit.ts';

beforeEach(() => {
  endSession();
  vi.useFakeTimers({ now: NOW, toFake: ['Date'] });
});
afterEach(() => {
  vi.useRealTimers();
  endSession();
});

const deal = nearDeal(1, { title: 'Laddoos for two' });
const card = async () => within(await screen.findByRole('article', { name: 'Laddoos for two' }));
const getButton = async () => (await card()).getByRole('button', { name: /^Get deal/ });
const popup = async () => within(await screen.findByRole('dialog', { name: 'Laddoos for two' }));

async function openPopup() {
  await userEvent.click((await card()).getByRole('button', { name: 'Laddoos for two' }));
  const shown = await popup();
  await shown.findByText('Valid Till');
  return shown;
}

describe('the popup of a deal', () => {
  test('shows title, validity, deals left, store, address and what it is about', async () => {
    server({ near: [deal] });
    await openDealsHome();
    const shown = await openPopup();
    const fact = (term: string) => shown.getByText(term).nextElementSibling?.textContent;
    const date = dateText({ expiry: deal.coupon.expiry_date, timeZone: 'Asia/Kolkata' });
    expect(fact('Valid Till')).toBe(`${date}15 days left`);
    expect(fact('Deals Left')).toContain('8');
    const store = shown.getByRole('link', { name: /Meena Sweets/ });
    expect(store.textContent).toContain('Bengaluru, Karnataka, 560038');
    expect(store.getAttribute('href')).toBe(`/store/${STORE_ID}`);
    expect(shown.getByRole('region', { name: 'About this offer' }).textContent).toContain(
      deal.campaign.description,
    );
    expect(shown.getByRole('button', { name: 'Get this deal' })).toBeTruthy();
  });

  test('is closed by Back', async () => {
    server({ near: [deal] });
    await openDealsHome();
    await openPopup();
    window.history.back();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(window.location.pathname).toBe('/baeon-home');
  });

  test('gives the deal and then shows its code', async () => {
    const { callsTo } = server({ near: [deal] });
    await openDealsHome();
    const shown = await openPopup();
    await userEvent.click(shown.getByRole('button', { name: 'Get this deal' }));
    expect(await shown.findByText(CODE)).toBeTruthy();
    await waitFor(() => expect(toasts('success')).toEqual([`${claimMessages.shared}Undo`]));
    expect(shown.getByText('Deals Left').nextElementSibling?.textContent).toContain('7');
    expect(shown.queryByRole('button', { name: 'Get this deal' })).toBeNull();
    expect(callsTo('user-share')[0]?.body).toMatchObject({
      campaign_id: campaignId(1),
      media_partner_id: 'baeon-560038',
    });
  });

  test('stays and says why a deal was refused', async () => {
    const { answers } = server({ near: [deal] });
    answers['user-share'] = () => no(409, 'SOLD_OUT', claimMessages.soldOut);
    await openDealsHome();
    const shown = await openPopup();
    await userEvent.click(shown.getByRole('button', { name: 'Get this deal' }));
    expect(await shown.findByText(claimMessages.soldOut)).toBeTruthy();
    expect(toasts('error')).toEqual([claimMessages.failed]);
    const button = shown.getByRole<HTMLButtonElement>('button', { name: 'Get this deal' });
    expect(button.disabled).toBe(true);
  });

  test('stays open when its deal leaves the list meanwhile', async () => {
    const { answers } = server({ near: [deal] });
    await openDealsHome();
    const shown = await openPopup();
    answers['nearby-deals'] = () => yes([nearDeal(2)]);
    vi.setSystemTime(NOW.getTime() + 60_000);
    window.dispatchEvent(new Event('visibilitychange'));
    await screen.findByRole('article', { name: 'Deal 2', hidden: true });
    expect(shown.getByRole('button', { name: 'Get this deal' })).toBeTruthy();
  });
});

describe('the get button of a card', () => {
  test('gives the deal, and the card shows that it is yours and one fewer', async () => {
    server({ near: [deal, nearDeal(2)] });
    await openDealsHome();
    await userEvent.click(await getButton());
    const now = await card();
    expect(await now.findByText('Yours')).toBeTruthy();
    expect(now.getByText('7 deals left')).toBeTruthy();
    await waitFor(() => expect(toasts('success')).toEqual([`${claimMessages.shared}Undo`]));
    expect(screen.getByRole('button', { name: 'Get deal Deal 2' })).toBeTruthy();
  });

  test('can be undone: the deal is there to be had again, with as many left as the server says', async () => {
    const { answers, callsTo } = server({ near: [deal, nearDeal(2)] });
    const gate = Promise.withResolvers<void>();
    answers[COUPON_ID] = async () => {
      await gate.promise;
      return yes({ msg: 'You have given it back.', deals_left: 8 });
    };
    await openDealsHome();
    await userEvent.click(await getButton());
    const undo = await screen.findByRole('button', { name: 'Undo' });
    await userEvent.dblClick(undo);
    answers['nearby-deals'] = () => yes([deal, nearDeal(2)]);
    gate.resolve();
    expect(await screen.findByText('You have given it back.')).toBeTruthy();
    expect(await (await card()).findByRole('button', { name: /^Get deal/ })).toBeTruthy();
    expect((await card()).getByText('8 deals left')).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull());
    expect(callsTo(COUPON_ID)).toHaveLength(1);
  });

  test('that is undone too late stays, and says why', async () => {
    const { answers } = server({ near: [deal] });
    answers[COUPON_ID] = () => no(410, 'EXPIRED', claimMessages.tooLate);
    await openDealsHome();
    await userEvent.click(await getButton());
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(toasts('error')).toEqual([claimMessages.tooLate]));
    expect((await card()).getByText('Yours')).toBeTruthy();
  });

  test('pressed twice asks once', async () => {
    const { answers, callsTo } = server({ near: [deal] });
    const gate = Promise.withResolvers<void>();
    answers['user-share'] = async () => {
      await gate.promise;
      return yes(claimOf(deal));
    };
    await openDealsHome();
    const button = await getButton();
    fireEvent.click(button);
    fireEvent.click(button);
    await waitFor(() => expect(button.getAttribute('aria-busy')).toBe('true'));
    fireEvent.click(button);
    gate.resolve();
    expect(await (await card()).findByText('Yours')).toBeTruthy();
    expect(callsTo('user-share')).toHaveLength(1);
  });

  test('without a connection says that it waits, and gives the deal once there is one', async () => {
    const { answers, callsTo } = server({ near: [deal] });
    const reached = answers['user-share']!;
    answers['user-share'] = () => Promise.reject(new TypeError('Failed to fetch'));
    await openDealsHome();
    await userEvent.click(await getButton());
    const now = await card();
    expect(await now.findByText(/^No connection/)).toBeTruthy();
    answers['user-share'] = reached;
    window.dispatchEvent(new Event('online'));
    expect(await now.findByText('Yours')).toBeTruthy();
    expect(now.queryByText(/^No connection/)).toBeNull();
    expect(callsTo('user-share')).toHaveLength(2);
  });

  test('says beside the deal why it was refused', async () => {
    const { answers } = server({ near: [deal] });
    answers['user-share'] = () => no(409, 'SOLD_OUT', claimMessages.soldOut);
    await openDealsHome();
    await userEvent.click(await getButton());
    const now = await card();
    expect((await now.findByRole('alert')).textContent).toBe(claimMessages.soldOut);
    expect(await now.findByText('Sold out')).toBeTruthy();
    expect(now.queryByRole('button', { name: /^Get deal/ })).toBeNull();
    expect(toasts('error')).toEqual([claimMessages.failed]);
  });
});

describe('a deal that is yours already', () => {
  const yours = nearDeal(1, {
    title: 'Laddoos for two',
    coupon: { is_claimed: true, code: CODE },
  });

  test('opens the coupon', async () => {
    server({ near: [yours], held: [heldCoupon({ coupon: { campaign_id: campaignId(1) } })] });
    await openDealsHome();
    const now = await card();
    expect(now.getByText('Yours')).toBeTruthy();
    expect(now.queryByRole('button')).toBeNull();
    await waitFor(() =>
      expect(now.getByRole('link').getAttribute('href')).toBe(
        `/coupon/${COUPON_ID}?from_user=true`,
      ),
    );
  });

  test('leads to the deal where the coupon is not at hand', async () => {
    server({ near: [yours] });
    await openDealsHome();
    expect((await card()).getByRole('link').getAttribute('href')).toBe(`/coupon/${campaignId(1)}`);
  });
});
