import type { OfferedCoupon } from '@baeon/contracts/coupons/coupons-wire';
import { toAdvertiser } from '../../lib/advertiser.ts';
import { firstName } from './pass-link.ts';
import type { OfferedRow } from './passes.repo.ts';
import type { Surroundings } from './to-held-coupon.ts';

/** Nothing of it is the code: that comes with taking it. */
export function toOfferedCoupon(
  { pass, giver, validUntil, campaign, ...row }: OfferedRow,
  { pictures, anywhere }: Surroundings,
): OfferedCoupon {
  const store = row.store ?? anywhere;
  return {
    id: pass.id,
    from: firstName(giver),
    campaign_id: campaign.id,
    title: campaign.title,
    description: campaign.description,
    image: pictures.deal(campaign, store),
    advertiser: toAdvertiser(store, pictures),
    time_zone: store.timeZone,
    expiry_date: validUntil.toISOString(),
    expires_at: pass.expiresAt.toISOString(),
  };
}
