import { mediaPartnerId } from '@baeon/contracts/coupons/coupons';
import type { HeldCoupon } from '@baeon/contracts/coupons/coupons-wire';
import { hashSecret, newSecret } from '../../src/features/counter/secrets.ts';
import { bearer, freshNumber } from './sign-in.ts';
import type { TestAnswer, TestApi } from './test-api.ts';

const PINCODE = '560034';

/** Somebody who is signed in, and what they do with coupons. */
export type CouponHolder = {
  id: string;
  number: string;
  headers: { authorization: string };
  /** At this API, or at another process of it. */
  claim(campaignId: string, at?: TestApi): Promise<TestAnswer>;
  coupons(query?: string): Promise<TestAnswer>;
  coupon(couponId: string): Promise<TestAnswer>;
  /** To a number, or without one by a link. */
  offer(couponId: string, mobileNumber?: string): Promise<TestAnswer>;
  takeBack(couponId: string): Promise<TestAnswer>;
  undo(couponId: string): Promise<TestAnswer>;
  offers(): Promise<TestAnswer>;
  accept(by: { token: string } | { pass_id: string }): Promise<TestAnswer>;
};

export async function addHolder(api: TestApi, name: string | null = null): Promise<CouponHolder> {
  const number = freshNumber();
  const { db, pool } = api.context.database;
  const { rows } = await pool.query<{ id: string }>(
    'insert into users (mobile_number, name, created_at) values ($1, $2, $3) returning id',
    [number, name, api.clock.now()],
  );
  const { id } = rows[0]!;
  const headers = bearer(await api.context.sessions.open(db, id));
  const own = `/api/baeon-user/${id}`;
  return {
    id,
    number,
    headers,
    claim: (campaignId, at = api) =>
      at.post(
        '/api/coupons/user-share',
        {
          campaign_id: campaignId,
          mobile_number: number,
          shared_via: ['user_app'],
          request_origin: 'user_app',
          media_partner_id: mediaPartnerId('baeon', PINCODE),
        },
        headers,
      ),
    coupons: (query = '') => api.get(`${own}/coupons${query}`, headers),
    coupon: (couponId) => api.get(`${own}/coupons/${couponId}`, headers),
    offer: (couponId, mobileNumber) =>
      api.post(`${own}/coupons/${couponId}/pass`, { mobile_number: mobileNumber }, headers),
    takeBack: (couponId) => remove(api, `${own}/coupons/${couponId}/pass`, headers),
    undo: (couponId) => remove(api, `${own}/coupons/${couponId}`, headers),
    offers: () => api.get(`${own}/passes`, headers),
    accept: (by) => api.post('/api/coupons/passes/accept', by, headers),
  };
}

export async function remove(
  api: TestApi,
  url: string,
  headers: Record<string, string>,
): Promise<TestAnswer> {
  const response = await api.app.inject({ method: 'DELETE', url, headers });
  return { status: response.statusCode, headers: response.headers, body: response.json() };
}

/** A coupon that somebody has claimed. */
export async function claimed(holder: CouponHolder, campaignId: string): Promise<HeldCoupon> {
  const { status, body } = await holder.claim(campaignId);
  if (status !== 200) throw new Error(`no claim: ${JSON.stringify(body)}`);
  return body.result.coupon;
}

/** The part of an offer's link that takes the coupon. */
export const tokenIn = (link: string): string => new URL(link).hash.replace('#gift=', '');

const keys = new Map<string, Promise<string>>();

/** The key of a store's own point of sale, made at the first use. */
export function keyOf(api: Pick<TestApi, 'sql' | 'clock'>, storeId: string): Promise<string> {
  const key = keys.get(storeId) ?? makeKey(api, storeId);
  keys.set(storeId, key);
  return key;
}

async function makeKey(api: Pick<TestApi, 'sql' | 'clock'>, storeId: string): Promise<string> {
  const key = newSecret('key');
  await api.sql(
    'insert into store_keys (store_id, name, key_hash, made_at) values ($1, $2, $3, $4)',
    [storeId, 'Till', hashSecret('key', key), api.clock.now()],
  );
  return key;
}

/** By the store's own key, unless another one or none is shown. */
export async function redeem(
  api: TestApi,
  code: string,
  storeId: string,
  shown?: string | null,
): Promise<TestAnswer> {
  const key = shown === undefined ? await keyOf(api, storeId) : shown;
  const headers: Record<string, string> = key === null ? {} : { 'x-store-key': key };
  return api.post('/api/coupons/redeem', { code, store_id: storeId }, headers);
}

/** The refusal that an answer is, as its status, its name and what it says. */
export const refusalOf = ({ status, body }: TestAnswer) => [
  status,
  body.result.code,
  body.result.msg,
];
