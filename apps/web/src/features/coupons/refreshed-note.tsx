import { WifiOff } from 'lucide-react';
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
  return (
    <p
      role="status"
      className="mb-4 flex items-center gap-3 rounded-field bg-sunken px-4 py-3 text-sm text-ink-muted"
    >
      <WifiOff aria-hidden="true" className="size-5 shrink-0" />
      {refreshedText(dataUpdatedAt, now, texts)}
    </p>
  );
}
