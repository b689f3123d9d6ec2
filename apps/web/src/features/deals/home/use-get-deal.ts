import { claimMessages } from '@baeon/contracts/coupons/coupons';
import type { ClaimResult } from '@baeon/contracts/coupons/coupons-wire';
import type { CouponEntry } from '@baeon/contracts/campaigns/campaigns-wire';
import { useState } from 'react';
import { toast } from 'react-hot-toast/headless';

/** How taking a deal ended; `stopped` is nobody's news. */
type Outcome =
  | { kind: 'claimed'; result: ClaimResult }
  | { kind: 'refused'; error: Error }
  | { kind: 'stopped' };

type Claim = (target: { campaignId: string; pincode: string }) => Promise<Outcome>;

/** Takes a deal and says how that went; why it was refused stands beside the deal. */
export function useGetDeal(claim: Claim, onClaimed: (result: ClaimResult) => void) {
  const [refusals, setRefusals] = useState<ReadonlyMap<string, string>>(new Map());

  function keepRefusal(campaignId: string, message: string | null): void {
    setRefusals((before) => {
      const next = new Map(before);
      if (message === null) next.delete(campaignId);
      else next.set(campaignId, message);
      return next;
    });
  }

  async function get({ coupon, advertiser }: CouponEntry): Promise<void> {
    const { campaign_id: campaignId } = coupon;
    const outcome = await claim({ campaignId, pincode: advertiser.address.pincode });
    if (outcome.kind === 'stopped') return;
    if (outcome.kind === 'claimed') {
      keepRefusal(campaignId, null);
      onClaimed(outcome.result);
    } else {
      keepRefusal(campaignId, outcome.error.message);
      toast.error(claimMessages.failed);
    }
  }

  return {
    get: (entry: CouponEntry) => void get(entry),
    refusalOf: (campaignId: string) => refusals.get(campaignId) ?? null,
  };
}
