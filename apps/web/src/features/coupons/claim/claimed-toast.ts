import { claimMessages } from '@baeon/contracts/coupons/coupons';
import type { ClaimResult, HeldCoupon, UndoResult } from '@baeon/contracts/coupons/coupons-wire';
import type { QueryClient } from '@tanstack/react-query';
import { toast } from 'react-hot-toast/headless';
import { showUndoToast } from '@baeon/ui/components/toast/undo-toast.tsx';
import { heldCouponUrl } from '../../../config/paths.ts';
import { callApi } from '../../../lib/api-client.ts';
import { ApiError } from '@baeon/ui/lib/api-error.ts';
import { couponsChanged } from '../../../lib/other-tabs.ts';
import { queryKeys } from '../../../lib/query-keys.ts';
import { currentSession, currentUserId } from '../../../lib/session.ts';
import { said, textsOf } from '@baeon/ui/lib/texts.ts';
import { couponTexts } from '../coupon-texts.ts';
import { updateDeals, updateOfUndo } from './claim-cache-updates.ts';

/** Says that a deal was taken, and gives it back for a moment. */
export function showUndo(client: QueryClient, result: ClaimResult, text: string): void {
  const { undo_seconds: seconds, coupon } = result;
  const undo = () => giveBack(client, coupon);
  showUndoToast(said(text), textsOf(couponTexts).undo, undo, seconds * 1000);
}

async function giveBack(client: QueryClient, { coupon }: HeldCoupon): Promise<void> {
  try {
    const url = heldCouponUrl(currentUserId() ?? '', coupon.id);
    const { msg, deals_left } = await callApi<UndoResult>(url, { method: 'DELETE' });
    await forget(client, coupon, deals_left);
    toast(msg);
  } catch (error) {
    // An answer got lost on the way, and the second time there was nothing left to give back.
    if (error instanceof ApiError && error.status === 404) {
      await forget(client, coupon, null);
      toast(claimMessages.undone);
    } else if (currentSession().signedIn) toast.error((error as Error).message);
  }
}

async function forget(
  client: QueryClient,
  { id, campaign_id }: HeldCoupon['coupon'],
  left: number | null,
): Promise<void> {
  client.setQueryData<HeldCoupon[]>(queryKeys.couponList, (list) =>
    list?.filter(({ coupon }) => coupon.id !== id),
  );
  client.removeQueries({ queryKey: queryKeys.coupon(id) });
  await updateDeals(client, campaign_id, updateOfUndo(left));
  couponsChanged(client);
}
