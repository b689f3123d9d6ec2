import type { LookResult, TakeResult } from '@baeon/contracts/counter/redemptions-wire';
import { UNDO_MINUTES } from '@baeon/contracts/counter/counter';
import { savingOn } from '@baeon/contracts/counter/saving-on';
import { textsOf } from '@baeon/ui/lib/texts.ts';
import { hoursOfUseWords } from '../refusal-text.ts';
import { calendarDayText, dayAndTimeText } from '../../../lib/day-and-time.ts';
import type { Take } from '../taking-state.ts';
import { takingTexts } from '../taking-texts.ts';
import type { OfflineRefusal } from './judge-live-code.ts';
import { type OfflineData, readOfflineData } from './offline-data.ts';
import { addTake, type OfflineTake, readTakes } from './offline-takes.ts';
import { offlineTexts } from './offline-texts.ts';

/** Which till it is, and who works there. */
export type AloneParts = {
  tillId: string;
  store: { id: string; name: string; time_zone: string };
  staff: { id: string; name: string };
};

type Shown = Pick<Take, 'code' | 'scannedAt'> & Partial<Pick<Take, 'tappedAt' | 'bill_rupees'>>;

/** The till's own no, or that it takes a connection to say yes. */
export class RefusedAlone extends Error {}

/** Fit to be read out. */
function sentenceFor(refusal: OfflineRefusal, timeZone: string): string {
  const { refusals } = textsOf(offlineTexts);
  const { ended, notYet, notNow } = textsOf(takingTexts).refusals;
  if (refusal.why === 'ended') return ended(calendarDayText(refusal.at, timeZone));
  if (refusal.why === 'notYet') return notYet(dayAndTimeText(refusal.at, timeZone));
  if (refusal.why === 'notNow') return notNow(hoursOfUseWords(refusal.hours));
  if (refusal.why === 'takenHere') return refusals.takenHere(dayAndTimeText(refusal.at, timeZone));
  return refusals[refusal.why];
}

/** Fetched when it is first needed; the worker has it by then. */
const judging = () => import('./judge-live-code.ts').catch(() => null);

async function judged({ tillId, store }: AloneParts, shown: Shown) {
  const refused = (refusal: OfflineRefusal) =>
    new RefusedAlone(sentenceFor(refusal, store.time_zone));
  const [data, judge] = await Promise.all([readOfflineData(tillId), judging()]);
  if (!data || !judge) throw refused({ why: 'unknown' });
  const { scannedAt, tappedAt = scannedAt, bill_rupees: billRupees } = shown;
  const times = { scannedAt: serverTime(data, scannedAt), at: serverTime(data, tappedAt) };
  const found = await judge.judgeLiveCode(shown.code, data, {
    storeId: store.id,
    timeZone: store.time_zone,
    ...times,
    ...(billRupees !== undefined && { billRupees }),
  });
  if ('refusal' in found) throw refused(found.refusal);
  const speaksAgainst = (all: OfflineTake[]) => judge.refusalByTakes(found, all);
  return { ...found, at: times.at, speaksAgainst, refused };
}

const serverTime = ({ aheadMs }: OfflineData, deviceMs: number) => new Date(deviceMs + aheadMs);

/** What a live code is good for, without asking anybody. */
export async function lookAlone(parts: AloneParts, shown: Shown): Promise<LookResult> {
  const { campaign, at, speaksAgainst, refused } = await judged(parts, shown);
  const takes = await readTakes().catch(() => null);
  const refusal = takes ? speaksAgainst(takes) : { why: 'cannotKeep' as const };
  if (refusal) throw refused(refusal);
  const day = (moment: string) => calendarDayText(moment, parts.store.time_zone);
  const { title, terms, minimum_bill_rupees, use_hours, ends_at } = campaign;
  return {
    title,
    description: '',
    terms,
    minimum_bill_rupees,
    use_hours,
    holder: null,
    valid_until: ends_at,
    doubts: day(ends_at) === day(at.toISOString()) ? ['ends_today'] : [],
    code_kind: 'live',
    freshness: 'fresh',
    refusal: null,
  };
}

/** Keeps what is taken, to be told later; before that nothing says that it is taken. */
export async function takeAlone(parts: AloneParts, take: Take): Promise<TakeResult> {
  const { campaign, couponId, at, speaksAgainst, refused } = await judged(parts, take);
  const taken: TakeResult = {
    redemption_id: take.id,
    title: campaign.title,
    holder: null,
    saving_rupees: savingOn(campaign.saving, take.bill_rupees),
    redeemed_at: at.toISOString(),
    undo_until: new Date(at.getTime() + UNDO_MINUTES * 60_000).toISOString(),
  };
  const kept = takeOf(parts, take, taken, { couponId, campaignId: campaign.id });
  const refusal = await addTake(kept, speaksAgainst).catch(() => ({ why: 'cannotKeep' }) as const);
  if (refusal) throw refused(refusal);
  return taken;
}

/** Remembers what the server took, until it says so itself: the connection may be lost before. */
export async function noteTaken(parts: AloneParts, take: Take, taken: TakeResult): Promise<void> {
  const ids = (await judging())?.idsIn(take.code);
  if (!ids) return;
  const told = { standing: 'told', toldAt: Date.now() } as const;
  await addTake({ ...takeOf(parts, take, taken, ids), ...told }, () => null).catch(() => null);
}

function takeOf(
  { store, staff }: AloneParts,
  { id, code, bill_rupees, tappedAt }: Take,
  { title, saving_rupees, redeemed_at }: TakeResult,
  { couponId, campaignId }: { couponId: string; campaignId: string },
): OfflineTake {
  const bill = bill_rupees !== null && { bill_rupees };
  return {
    redemption: { id, code, taken_at: redeemed_at, staff_id: staff.id, ...bill },
    couponId,
    campaignId,
    store: { id: store.id, name: store.name },
    staff: staff.name,
    title,
    savingRupees: saving_rupees,
    tappedAt,
    standing: 'waiting',
  };
}
