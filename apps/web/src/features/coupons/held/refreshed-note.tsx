import { OldNote } from '../../../components/ui/empty-state.tsx';
import { agoText } from '../../../lib/format/ago-text.ts';
import { useOnline } from '../../../lib/online.ts';
import { textsOf, useTexts } from '../../../lib/texts.ts';
import { useMinute } from '../../../lib/use-minute.ts';
import { couponTexts, momentText } from '../coupon-texts.ts';

type Shown = { error: Error | null; dataUpdatedAt: number };

/** Above coupons that may have changed since: how old they are. */
export function RefreshedNote({ of: { error, dataUpdatedAt } }: { of: Shown }) {
  const texts = useTexts(couponTexts);
  const online = useOnline();
  const now = useMinute();
  if (!error && online) return null;
  return <OldNote>{refreshedText(dataUpdatedAt, now, texts)}</OldNote>;
}

const MINUTE_MS = 60_000;
/** 'Last refreshed 5 minutes ago (15 Nov 2026, 12:00 pm)'. */
export function refreshedText(
  refreshedAt: number,
  now: Date,
  { refreshed, justNow } = textsOf(couponTexts),
): string {
  const minutes = Math.floor((now.getTime() - refreshedAt) / MINUTE_MS);
  return refreshed(agoText(minutes, justNow), momentText(new Date(refreshedAt).toISOString()));
}
