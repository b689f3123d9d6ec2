import { startTestApi } from './test-api.ts';

type Options = Parameters<typeof startTestApi>[0] & {};

/** An API that tills may use, and that people reach under one address. */
export const startCouponApi = (options: Options = {}) =>
  startTestApi({
    ...options,
    env: { PUBLIC_URL: 'https://baeon.example', ...options.env },
  });
