import type { ClaimResult } from '@baeon/contracts/coupons/coupons-wire';
import type { Deal, Offer } from '@baeon/contracts/campaigns/campaigns-wire';
import { describe, expect, test } from 'vitest';
import { updateOfClaim, updateOfRefusal, withHeld, withUpdate } from './claim-cache-updates.ts';
import { CAMPAIGN_ID, CODE, COUPON_ID, heldCoupon } from '../coupons-test-kit.ts';

const OTHER_ID = '11111111-1f3e-4c8d-8e9a-6b5c4d3e2f10';

const offer = (id: string) => ({ campaign_id: id, deals_left: 8, state: 'live' }) as Offer;
const deal = (id: string) =>
  ({
    coupon: { campaign_id: id, code: null, deals_available: 8, is_claimed: false },
    campaign: { id, deals_available: 8 },
    coupon_id: null,
    state: 'live',
  }) as Deal;

const claimed = (left: number): ClaimResult => ({
  msg: 'Deal shared successfully',
  already_claimed: false,
  undo_seconds: 8,
  coupon: heldCoupon({ coupon: { deals_left: left } }),
});

describe('after a claim', () => {
  const update = updateOfClaim(claimed(7));

  test('pages of offers show what is left now, for that deal alone', () => {
    const other = { result: [offer(OTHER_ID)], next_cursor: null };
    const before = {
      pages: [{ result: [offer(OTHER_ID), offer(CAMPAIGN_ID)], next_cursor: 'b' }, other],
      pageParams: [null, 'b'],
    };
    const after = withUpdate(before, CAMPAIGN_ID, update);
    expect(after.pages[0]?.result.map(({ deals_left }) => deals_left)).toEqual([8, 7]);
    expect(after.pages[0]?.next_cursor).toBe('b');
    expect(after.pages[1]).toBe(other);
    expect(after.pages[0]?.result[0]).toBe(before.pages[0]?.result[0]);
    expect(after.pageParams).toEqual([null, 'b']);
    expect(before.pages[0]?.result[1]?.deals_left).toBe(8);
  });

  test('the deal itself and lists of deals become yours', () => {
    const expected = {
      coupon: { campaign_id: CAMPAIGN_ID, code: CODE, deals_available: 7, is_claimed: true },
      campaign: { id: CAMPAIGN_ID, deals_available: 7 },
      coupon_id: COUPON_ID,
      state: 'live',
    };
    expect(withUpdate(deal(CAMPAIGN_ID), CAMPAIGN_ID, update)).toEqual(expected);
    expect(withUpdate([deal(CAMPAIGN_ID)], CAMPAIGN_ID, update)).toEqual([expected]);
  });

  test('an entry of a list does not come to say more than it did', () => {
    const { coupon_id: _, ...entry } = deal(CAMPAIGN_ID);
    expect(withUpdate(entry, CAMPAIGN_ID, update)).not.toHaveProperty('coupon_id');
  });

  test('the last one leaves a deal that is sold out', () => {
    const after = withUpdate([offer(CAMPAIGN_ID)], CAMPAIGN_ID, updateOfClaim(claimed(0)));
    expect(after).toEqual([{ campaign_id: CAMPAIGN_ID, deals_left: 0, state: 'sold_out' }]);
  });

  test('what is not about it stays the same object', () => {
    for (const data of [undefined, null, [offer(OTHER_ID)], deal(OTHER_ID), { pages: [[]] }]) {
      expect(withUpdate(data, CAMPAIGN_ID, update)).toBe(data);
    }
  });
});

describe('after a refusal', () => {
  test.each([
    ['SOLD_OUT', 'sold_out', 0],
    ['PAUSED', 'paused', 8],
    ['EXPIRED', 'ended', 8],
    ['NOT_STARTED', 'upcoming', 8],
  ])('%s marks it as %s', (code, state, left) => {
    const update = updateOfRefusal(code);
    expect(update).not.toBeNull();
    expect(withUpdate(offer(CAMPAIGN_ID), CAMPAIGN_ID, update!)).toEqual({
      campaign_id: CAMPAIGN_ID,
      deals_left: left,
      state,
    });
    const after = withUpdate(deal(CAMPAIGN_ID), CAMPAIGN_ID, update!);
    expect(after.coupon).toMatchObject({ is_claimed: false, code: null, deals_available: left });
    expect(after.coupon_id).toBeNull();
  });

  test('others say nothing about the deal', () => {
    expect(updateOfRefusal('OFFLINE')).toBeNull();
    expect(updateOfRefusal('ALREADY_CLAIMED')).toBeNull();
  });
});

describe('the list of what is held', () => {
  const old = heldCoupon({ coupon: { id: OTHER_ID } });

  test('gets the new one first', () => {
    expect(withHeld([old], heldCoupon())).toEqual([heldCoupon(), old]);
  });

  test('holds one that it knows in its place', () => {
    const used = heldCoupon({ state: 'used' });
    expect(withHeld([old, heldCoupon()], used)).toEqual([old, used]);
  });

  test('is not made up where there is none yet', () => {
    expect(withHeld(undefined, heldCoupon())).toBeUndefined();
  });
});
