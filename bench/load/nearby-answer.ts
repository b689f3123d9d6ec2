import { NEARBY_RADIUS_KM } from '@baeon/contracts/places/geo';
import { NEARBY_PAGE_SIZE } from '@baeon/contracts/common/page-sizes';
import type { CouponEntry } from '@baeon/contracts/campaigns/campaigns-wire';

type Answer = { error: boolean; result: CouponEntry[]; next_cursor: string | null };

/** The deals of an answer, which must be a full page of them, or all there are, nearest first. */
export function checkedEntries(body: string, category: string | null): CouponEntry[] {
  const { error, result, next_cursor: nextCursor } = JSON.parse(body) as Answer;
  if (error) throw new Error(`nearby answered ${body}`);
  if (result.length < NEARBY_PAGE_SIZE && nextCursor) throw new Error('a page that is not full');
  if (result.length > NEARBY_PAGE_SIZE) throw new Error('a page that is too long');
  let before = 0;
  for (const { distance_km: km, coupon, advertiser } of result) {
    if (km === null || km < before || km > NEARBY_RADIUS_KM) {
      throw new Error(`a deal ${km} km away, after one that is ${before} km away`);
    }
    before = km;
    if (!coupon.campaign_id || coupon.deals_available < 1) throw new Error('a deal that is gone');
    if (category !== null && advertiser.category !== category) {
      throw new Error(`a deal of ${advertiser.category}, which was not asked for`);
    }
  }
  return result;
}
