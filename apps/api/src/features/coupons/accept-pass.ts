import { randomUUID } from 'node:crypto';
import { passMessages } from '@baeon/contracts/coupons/coupons';
import type { AcceptBody } from '@baeon/contracts/coupons/coupons-wire';
import type { Executor } from '../../db/client.ts';
import { lockUser } from '../../db/lock-user.ts';
import { noteFor } from '../../db/note-notifications.ts';
import { AppError, signedOut } from '../../lib/app-error.ts';
import type { Identity } from '../../lib/signed-in.ts';
import { newCouponCode } from './coupon-texts.ts';
import { markPassAccepted, findAccepted, findPass, insertPassedCoupon } from './passes.repo.ts';
import { lockCoupon, settlePassed } from './settle-coupon.repo.ts';

export const passGone = () => new AppError('NOT_FOUND', passMessages.gone);

/**
 * Puts a passed coupon into the receiver's hands and gives its id there. The giver's coupon ends;
 * the receiver's has an id and a code that nobody else has seen.
 */
export async function acceptPass(
  tx: Executor,
  receiver: Identity,
  by: AcceptBody,
  now: Date,
): Promise<string> {
  if (!(await lockUser(tx, receiver.id, 'key share'))) throw signedOut();
  const pass = await findPass(tx, receiver, by);
  if (!pass) throw passGone();
  if (pass.userId === receiver.id) {
    const open = pass.state === 'open' && now <= pass.expiresAt;
    throw open ? new AppError('ALREADY_CLAIMED', passMessages.own) : passGone();
  }
  if (pass.toMobileNumber !== null && pass.toMobileNumber !== receiver.mobile_number) {
    throw new AppError('FORBIDDEN', passMessages.notForYou);
  }

  const given = await lockCoupon(tx, pass.userId, pass.couponId);
  if (!given) throw passGone();
  if (!(await markPassAccepted(tx, pass, now))) {
    // Whoever did not get our answer asks again.
    const taken = await findAccepted(tx, receiver.id, pass);
    if (!taken) throw passGone();
    return taken;
  }
  const { campaignId, storeId, validUntil, termsAt, issuedAt } = given;
  const id = randomUUID();
  const code = newCouponCode();
  const same = { campaignId, storeId, validUntil, termsAt: termsAt ?? issuedAt };
  await insertPassedCoupon(tx, { ...same, userId: receiver.id, id, code, issuedAt: now });
  await settlePassed(tx, given, id, now);
  await noteFor(tx, { id: pass.userId }, { kind: 'pass_taken', thingId: given.id }, now);
  return id;
}
