import { isUsableAt, type UseHours } from '@baeon/contracts/campaigns/use-hours';
import { TAKE_WITHIN_MINUTES } from '@baeon/contracts/counter/conflicts';
import { isForStore, LAST_EDITION, shortId, startOfStep } from '@baeon/contracts/counter/live-code';
import { readLiveCode } from '@baeon/contracts/counter/live-code-bytes';
import type { OfflineCampaign } from '@baeon/contracts/counter/offline-wire';
import { type LiveVerdict, verifyLiveCode } from '@baeon/contracts/counter/verify-live-code';
import type { OfflineData } from './offline-data.ts';
import type { OfflineTake } from './offline-takes.ts';

/** Why a till does not take a live code by itself; `at` says when, where a sentence needs it. */
export type OfflineRefusal =
  | { why: 'unreadable' | 'forged' | 'stale' | 'ahead' | 'tooOld' | 'notHere' }
  | { why: 'paused' | 'takenBack' | 'bill' }
  | { why: 'ended' | 'notYet' | 'takenHere'; at: string }
  | { why: 'notNow'; hours: UseHours }
  /** Not a no: with a connection it may be taken. */
  | { why: 'unknown' | 'limit' | 'cannotKeep' };

type Standing = {
  storeId: string;
  timeZone: string;
  scannedAt: Date;
  at: Date;
  billRupees?: number | null;
};

type Judged = { refusal: OfflineRefusal } | { couponId: string; campaign: OfflineCampaign };

const no = (why: Exclude<OfflineRefusal, { at: string } | { hours: UseHours }>['why']): Judged => ({
  refusal: { why },
});

const byVerdict: Partial<Record<LiveVerdict, Judged>> = {
  stale: no('stale'),
  ahead: no('ahead'),
  ended: no('tooOld'),
};

/** Which coupon of which deal a code says it is. */
export const idsIn = (text: string): { couponId: string; campaignId: string } | null =>
  readLiveCode(text);

/** What a live code is good for here, by what the till fetched before; times are those of the server. */
export async function judgeLiveCode(
  text: string,
  data: OfflineData,
  standing: Standing,
): Promise<Judged> {
  const code = readLiveCode(text);
  if (!code) return no('unreadable');
  const verified = await verifyLiveCode(code, { keys: data.keys, now: standing.scannedAt });
  const { verdict, couponId, campaignId } = verified;
  if (verdict === 'forged') return no('forged');
  // A key may be newer than what was fetched.
  if (verdict === 'unknown_key') return no('unknown');
  const isHere = isForStore(code.stores, standing.storeId);
  const now = data.campaigns.find(({ id }) => id === campaignId);
  const campaign = now && asClaimed(now, verified.edition);
  if (isHere === false) return no('notHere');
  if (!campaign) return no(isHere === null && !now && !data.campaigns_cut ? 'notHere' : 'unknown');
  const refusal = campaignRefusal(campaign, standing);
  if (refusal) return { refusal };
  const kept = standing.at.getTime() - startOfStep(code.step).getTime();
  const isKeptTooLong = kept > TAKE_WITHIN_MINUTES * 60_000;
  const trouble = byVerdict[verdict] ?? (isKeptTooLong ? no('stale') : null);
  if (trouble) return trouble;
  if (data.taken_back.includes(shortId(couponId))) return no('takenBack');
  return { couponId, campaign };
}

/** With the terms of the coupon, which may be those of before a change; undefined where the till has not heard of them. */
function asClaimed(campaign: OfflineCampaign, edition: number): OfflineCampaign | undefined {
  if (edition >= LAST_EDITION) return undefined;
  if ((campaign.edition ?? 0) === edition) return campaign;
  const earlier = campaign.earlier?.find((each) => each.edition === edition);
  return earlier && { ...campaign, ...earlier };
}

function campaignRefusal(
  { starts_at, ends_at, paused, use_hours, minimum_bill_rupees: least }: OfflineCampaign,
  { at, timeZone, billRupees }: Standing,
): OfflineRefusal | null {
  if (at > new Date(ends_at)) return { why: 'ended', at: ends_at };
  if (at < new Date(starts_at)) return { why: 'notYet', at: starts_at };
  if (use_hours && !isUsableAt(use_hours, timeZone, at)) return { why: 'notNow', hours: use_hours };
  if (paused) return { why: 'paused' };
  // Before it is asked for, none is missing.
  const isTooSmall = billRupees !== undefined && (billRupees ?? 0) < (least ?? 0);
  return isTooSmall ? { why: 'bill' } : null;
}

/** What speaks against it among what was taken here: the same coupon, or too many since the till last told. */
export function refusalByTakes(
  { couponId, campaign }: { couponId: string; campaign: OfflineCampaign },
  takes: readonly OfflineTake[],
): OfflineRefusal | null {
  const standing = takes.filter(({ redemption }) => redemption.undone_at === undefined);
  const same = standing.find(
    (take) => take.couponId === couponId && ['waiting', 'told'].includes(take.standing),
  );
  if (same) return { why: 'takenHere', at: same.redemption.taken_at };
  const waiting = standing.filter(
    (take) => take.campaignId === campaign.id && take.standing === 'waiting',
  );
  return waiting.length >= campaign.offline_limit ? { why: 'limit' } : null;
}
