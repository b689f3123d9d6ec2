import { CLAIM_ORIGIN, mediaPartnerId } from '@baeon/contracts/coupons/coupons';
import type { ClaimBody, ClaimResult } from '@baeon/contracts/coupons/coupons-wire';
import { appConfig } from '../../config/app-config.ts';
import { wire } from '../../config/paths.ts';
import { callApi } from '../../lib/api-client.ts';

/** A deal, and the pincode of a store that has it. */
export type ClaimTarget = { campaignId: string; pincode: string };

/** Asked twice, the server gives the same coupon again. */
export function sendClaim(
  { campaignId, pincode }: ClaimTarget,
  mobileNumber: string,
): Promise<ClaimResult> {
  const body: ClaimBody = {
    campaign_id: campaignId,
    mobile_number: mobileNumber,
    shared_via: [CLAIM_ORIGIN],
    request_origin: CLAIM_ORIGIN,
    media_partner_id: mediaPartnerId(appConfig.productSlug, pincode),
  };
  return callApi(wire.claim, { method: 'POST', body });
}
