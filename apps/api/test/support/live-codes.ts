import { makeSigningKeys, publicKeyText } from '@baeon/contracts/counter/p256';
import { showLiveCode } from '@baeon/contracts/counter/sign-live-code';
import type { CouponHolder } from './coupon-holders.ts';
import type { TestApi } from './test-api.ts';

/** A phone that shows somebody's coupons alive, as of any moment. */
export async function liveCodesOf(api: TestApi, holder: CouponHolder, couponIds: string[]) {
  const device = await makeSigningKeys();
  const { status, body } = await api.post(
    `/api/baeon-user/${holder.id}/live-codes`,
    { device_key: await publicKeyText(device), coupon_ids: couponIds },
    holder.headers,
  );
  if (status !== 200) throw new Error(`no live codes: ${JSON.stringify(body)}`);
  const tokens = new Map<string, string>(
    body.result.tokens.map((each: { coupon_id: string; token: string }) => [
      each.coupon_id,
      each.token,
    ]),
  );
  return async (couponId: string, at = api.clock.now()): Promise<string> =>
    (await showLiveCode(tokens.get(couponId)!, device.privateKey, at))!;
}
