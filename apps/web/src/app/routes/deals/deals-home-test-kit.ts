import type { ClaimResult, HeldCoupon } from '@baeon/contracts/coupons/coupons-wire';
import type { CouponEntry } from '@baeon/contracts/campaigns/campaigns-wire';
import type { User } from '@baeon/contracts/profile/profile-wire';
import { screen } from '@testing-library/react';
import { vi } from 'vitest';
import { heldCoupon } from '../../../features/coupons/coupons-test-kit.ts';
import { person } from '../../../lib/person-test-kit.ts';
import { startSession } from '../../../lib/session.ts';
import { openApp } from '../../app-test-kit.tsx';

// A busy machine takes longer to load the screen than a test waits for it.
await Promise.all([import('../../shell/app-shell.tsx'), import('./deals-home.tsx')]);

export const categories = ['Food/Sweets', 'Mobile stores', 'Furniture/Home Appliances'].map(
  (name) => ({ id: name, name }),
);
export const served = { latitude: 12.9784, longitude: 77.6408 };
export const farAway = { latitude: 19.07, longitude: 72.87 };

type Reply = { status?: number; body: unknown };
export type Call = { query: URLSearchParams; body: Record<string, unknown> };
type Answer = (call: Call) => Reply | Promise<Reply>;

export const yes = (result: unknown, more = {}): Reply => ({
  body: { error: false, result, ...more },
});
export const no = (status: number, code: string, msg: string): Reply => ({
  status,
  body: { error: true, result: { code, msg } },
});

/** What the server says of a claim: one fewer is left, and it is yours. */
export function claimOf({ coupon, campaign }: CouponEntry): ClaimResult {
  const left = coupon.deals_available - 1;
  const { campaign_id } = coupon;
  const mine = { campaign_id, deals_left: left, deals_available: left };
  return {
    msg: 'Deal shared successfully',
    already_claimed: false,
    undo_seconds: 8,
    coupon: heldCoupon({ coupon: mine, campaign: { ...campaign, deals_available: left } }),
  };
}

/** What is found by the plain rule, and behind it what is found by the name of its store. */
function searched(near: CouponEntry[], text: string | null): CouponEntry[] {
  if (text === null) return near;
  const has = (...texts: string[]) => texts.join('\n').toLowerCase().includes(text.toLowerCase());
  const byRule = near.filter(({ campaign, advertiser }) =>
    has(campaign.title, advertiser.category),
  );
  const rest = near.filter((entry) => !byRule.includes(entry) && has(entry.advertiser.name));
  return [...byRule, ...rest];
}

/** A server with these deals near by, `pageSize` at a time. Its answers can be changed. */
export function server(
  { near = [] as CouponEntry[], held = [] as HeldCoupon[], pageSize = 50 } = {},
  known: Partial<User> = served,
) {
  const user = person('GOTBUSINESS', known);
  startSession({ user, token: 'secret', loginStatus: true });
  const calls: (Call & { name: string })[] = [];
  const answers: Record<string, Answer> = {
    'nearby-deals': ({ query }) => {
      const category = query.get('category') ?? '';
      const list = searched(near, query.get('q')).filter(({ advertiser }) =>
        advertiser.category.includes(category),
      );
      const from = Number(query.get('cursor') ?? 0);
      const next = from + pageSize < list.length ? String(from + pageSize) : null;
      return yes(list.slice(from, from + pageSize), { next_cursor: next });
    },
    'deal-sections': () => yes([]),
    'store-categories': () => yes(categories),
    coupons: () => yes(held, { next_cursor: null }),
    'user-share': ({ body }) => {
      const entry = near.find(({ coupon }) => coupon.campaign_id === body['campaign_id']);
      return entry ? yes(claimOf(entry)) : no(404, 'NOT_FOUND', 'This deal is no longer here.');
    },
  };
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    const { pathname, searchParams: query } = new URL(url, 'http://localhost');
    const name = pathname.split('/').at(-1) ?? '';
    const body = JSON.parse(typeof init.body === 'string' ? init.body : '{}') as Call['body'];
    calls.push({ name, query, body });
    const answer = answers[name];
    if (!answer) throw new TypeError('Failed to fetch');
    const reply = await answer({ query, body });
    return Response.json(reply.body, { status: reply.status ?? 200 });
  });
  return { answers, callsTo: (name: string) => calls.filter((call) => call.name === name) };
}

export async function openDealsHome(search = '') {
  openApp(`/baeon-home${search}`);
  await screen.findByRole('heading', { level: 1, name: 'Deals' });
}

export const near = () => screen.getByRole('region', { name: 'Coupons Near You' });
export const titles = () =>
  [...near().querySelectorAll('h3')].map((heading) => heading.textContent);
export const chip = (name: string) => screen.findByRole<HTMLInputElement>('radio', { name });
export const searchBox = () => screen.getByRole<HTMLInputElement>('combobox');
export const toasts = (kind: 'error' | 'success') =>
  [...document.querySelectorAll(`[data-toast="${kind}"]`)].map((toast) => toast.textContent);
