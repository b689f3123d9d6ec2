import type { LiveCodesResult } from '@baeon/contracts/counter/live-codes-wire';
import { makeSigningKeys, publicKeyText } from '@baeon/contracts/counter/p256';
import { showLiveCode } from '@baeon/contracts/counter/sign-live-code';
import type { CouponHolder } from './coupon-holders.ts';
import type { TestAnswer, TestApi } from './test-api.ts';

/** A device in somebody's hands: its key stays, its tokens are fetched when that is asked for. */
export async function openPhone(api: TestApi, holder: CouponHolder) {
  const { privateKey, ...keys } = await makeSigningKeys();
  const device_key = await publicKeyText(keys);
  const tokens = new Map<string, string>();
  const path = `/api/baeon-user/${holder.id}/live-codes`;
  const ask = (body: object = {}): Promise<TestAnswer> =>
    api.post(path, { device_key, ...body }, holder.headers);
  return {
    ask,
    async refresh(body: object = {}): Promise<LiveCodesResult> {
      const { status, body: answer } = await ask(body);
      if (status !== 200) throw new Error(`no tokens: ${JSON.stringify(answer)}`);
      for (const { coupon_id, token } of answer.result.tokens) tokens.set(coupon_id, token);
      return answer.result;
    },
    token: (couponId: string) => tokens.get(couponId)!,
    /** What its screen shows, by its own clock. */
    async show(couponId: string, at: Date = api.clock.now()): Promise<string> {
      return (await showLiveCode(tokens.get(couponId)!, privateKey, at))!;
    },
    sign: (token: string) => showLiveCode(token, privateKey, api.clock.now()),
  };
}
