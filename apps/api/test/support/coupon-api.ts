import { TILL_KEY } from './coupon-holders.ts';
import { startTestApi } from './test-api.ts';

type Options = Parameters<typeof startTestApi>[0] & {};

/** An API that tills may use, and that people reach under one address. */
export const startCouponApi = (options: Options = {}) =>
  startTestApi({
    ...options,
    env: { TILL_KEY, PUBLIC_URL: 'https://baeon.example', ...options.env },
  });
