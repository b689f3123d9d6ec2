import type { CouponEntry } from '@baeon/contracts/campaigns/campaigns-wire';
import { claimMessages } from '@baeon/contracts/coupons/coupons';
import type { HeldCoupon } from '@baeon/contracts/coupons/coupons-wire';
import { useQueryClient } from '@tanstack/react-query';
import { dealPath, heldCouponPath } from '../../../config/paths.ts';
import { showClaimed, useClaim } from '../../../features/coupons/claim/use-claim.ts';
import { useGetDeal } from '../../../features/deals/home/use-get-deal.ts';

/** What can be done with a deal of the home: get it, and go to the coupon that came of it. */
export function useDealActions(held: readonly HeldCoupon[] | undefined) {
  const { claiming, waiting, claim } = useClaim();
  const client = useQueryClient();
  const { get, refusalOf } = useGetDeal(claim, (result) =>
    showClaimed(client, result, claimMessages.shared),
  );

  function couponPath({ coupon: { campaign_id: id } }: CouponEntry): string {
    const mine = held?.find(({ coupon: { campaign_id } }) => campaign_id === id);
    return mine ? heldCouponPath(mine.coupon.id) : dealPath(id);
  }

  function dealProps(entry: CouponEntry) {
    const { campaign_id: id } = entry.coupon;
    return {
      entry,
      couponPath: couponPath(entry),
      getting: claiming === id,
      waiting: claiming === id && waiting,
      refusal: refusalOf(id),
      onGet: () => get(entry),
    };
  }

  return { couponPath, dealProps };
}
