import { userBase } from './app-config.ts';
import { heldCouponUrl } from './paths.ts';

/* Apart from the other addresses: only what comes late asks there. */

export const eventsUrl = (userId: string) => `${userBase}/${userId}/events`;
export const usesUrl = (userId: string) => `${userBase}/${userId}/uses`;
export const allGoodUrl = (userId: string, useId: string) => `${usesUrl(userId)}/${useId}/all-good`;
/** GET gives what was said of a store that did not take the coupon, POST says it. */
export const refusalUrl = (userId: string, couponId: string) =>
  `${heldCouponUrl(userId, couponId)}/refusal`;
