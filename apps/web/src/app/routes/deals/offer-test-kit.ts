import { claimMessages } from '@baeon/contracts/coupons/coupons';
import type { ClaimResult } from '@baeon/contracts/coupons/coupons-wire';
import type { Deal } from '@baeon/contracts/campaigns/campaigns-wire';
import { screen } from '@testing-library/react';
import { CODE, COUPON_ID, heldCoupon } from '../../../features/coupons/coupons-test-kit.ts';
import { CAMPAIGN_ID, deal } from '../../../features/deals/deals-test-kit.ts';
import { ok, openApp, refusal, stubWire, type WireCall } from '../../app-test-kit.tsx';

export const claimed: ClaimResult = {
  msg: claimMessages.shared,
  already_claimed: false,
  undo_seconds: 8,
  coupon: heldCoupon(),
};
export const yours = (known: Parameters<typeof deal>[0] = {}) =>
  deal({
    coupon_id: COUPON_ID,
    coupon: { code: CODE, is_claimed: true, deals_available: 7 },
    ...known,
  });

type Reply = ReturnType<typeof ok> | ReturnType<typeof refusal> | null;
type Server = { deal: Deal | Reply; claim: () => Reply | Promise<Reply> };

export const isClaim = ({ path }: WireCall) => path === '/api/coupons/user-share';

/** Knows one deal, gives it to whoever asks, and can be told otherwise while the app runs. */
export function stubDeal(told: Partial<Server> = {}) {
  const server: Server = { deal: deal(), claim: () => ok(claimed), ...told };
  const calls = stubWire((call) => {
    if (isClaim(call)) return server.claim();
    if (call.path === `/api/coupons/${CAMPAIGN_ID}`) {
      const { deal: known } = server;
      return known && 'coupon' in known ? ok(known) : known;
    }
    return refusal(404, 'NOT_FOUND');
  });
  return { server, calls, claims: () => calls.filter(isClaim) };
}

export async function openDeal(search = '') {
  const app = openApp(`/coupon/${CAMPAIGN_ID}${search}`);
  await screen.findByRole('heading', { level: 1, name: 'Flat 20% off on laddoos' });
  return app;
}

export const getButton = () => screen.getByRole('button', { name: 'Get this deal' });
export const fact = (term: string) =>
  screen.getByText(term, { selector: 'dt' }).nextElementSibling?.textContent;
