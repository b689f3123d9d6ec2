import { OldNote } from '@baeon/ui/components/empty-state.tsx';
import { agoText } from '@baeon/ui/lib/format/ago-text.ts';
import { useOnline } from '@baeon/ui/lib/online.ts';
import { textsOf, useTexts } from '@baeon/ui/lib/texts.ts';
import { useMinute } from '@baeon/ui/lib/use-minute.ts';
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
