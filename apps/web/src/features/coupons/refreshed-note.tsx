import { OldNote } from '../../components/ui/load-trouble.tsx';
import { useOnline } from '../../lib/online.ts';
import { useTexts } from '../../lib/texts.ts';
import { useMinute } from '../../lib/use-minute.ts';
import { couponTexts } from './coupon-texts.ts';
import { refreshedText } from './refreshed-text.ts';

type Shown = { error: Error | null; dataUpdatedAt: number };

/** Above coupons that may have changed since: how old they are. */
export function RefreshedNote({ of: { error, dataUpdatedAt } }: { of: Shown }) {
  const texts = useTexts(couponTexts);
  const online = useOnline();
  const now = useMinute();
  if (!error && online) return null;
  return <OldNote>{refreshedText(dataUpdatedAt, now, texts)}</OldNote>;
}
