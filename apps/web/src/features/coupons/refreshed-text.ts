import { textsOf } from '../../lib/texts.ts';
import { couponTexts } from './coupon-texts.ts';
import { momentText } from './moment-text.ts';

const MINUTE_MS = 60_000;
const STEPS = [
  ['day', 24 * 60],
  ['hour', 60],
  ['minute', 1],
] as const;

function agoText(minutes: number, justNow: string): string {
  const [unit, size] = STEPS.find(([, size]) => minutes >= size) ?? [];
  if (!unit) return justNow;
  return new Intl.RelativeTimeFormat(undefined, { numeric: 'always' }).format(
    -Math.floor(minutes / size),
    unit,
  );
}

/** 'Last refreshed 5 minutes ago (15 Nov 2026, 12:00 pm)'. */
export function refreshedText(
  refreshedAt: number,
  now: Date,
  { refreshed, justNow } = textsOf(couponTexts),
): string {
  const minutes = Math.floor((now.getTime() - refreshedAt) / MINUTE_MS);
  return refreshed(agoText(minutes, justNow), momentText(new Date(refreshedAt).toISOString()));
}
