/** Where links in messages lead. */

export const couponLink = (publicUrl: string, couponId: string): string =>
  `${publicUrl}/coupon/${couponId}?from_user=true`;

/** Browsers keep what stands behind the # to themselves, so that no log on the way has it. */
export const passLink = (publicUrl: string, campaignId: string, token: string): string =>
  `${publicUrl}/coupon/${campaignId}#gift=${token}`;

export const counterLink = (publicUrl: string): string => `${publicUrl}/counter`;
