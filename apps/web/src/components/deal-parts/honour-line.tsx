import { dayNumber } from '@baeon/contracts/common/local-date';
import type { Honour } from '@baeon/contracts/honour/honour-wire';
import { lazy, Suspense } from 'react';
import { digitsText } from '@baeon/ui/lib/format/format.ts';
import { useTexts } from '@baeon/ui/lib/texts.ts';
import { useMinute } from '@baeon/ui/lib/use-minute.ts';
import { dateText } from '@baeon/ui/components/deals/deal-dates.ts';
import { dealTexts } from '@baeon/ui/components/deals/deal-texts.ts';

/** Few stores have answered anybody. */
const HonourReplies = lazy(() =>
  import('./honour-replies.tsx').catch(() => ({ default: () => null as never })),
);

type Props = { honour: Honour | null | undefined; timeZone: string };

/** 'Honoured 128 of 130 · last today', and what the store said to those whom it refused. */
export function HonourLine({ honour, timeZone }: Props) {
  const { honoured, lastHonoured } = useTexts(dealTexts);
  const now = useMinute();
  if (!honour) return null;
  const { last_at: at, replies } = honour;
  const dayOf = (moment: Date) => dayNumber(moment, timeZone);
  return (
    <div className="mt-2 text-sm text-ink-muted">
      <span className="font-semibold text-positive">
        {honoured(digitsText(honour.honoured), digitsText(honour.shown))}
      </span>
      {at &&
        ` · ${lastHonoured.days[dayOf(now) - dayOf(new Date(at))] ?? lastHonoured.on(dateText({ expiry: at, timeZone }))}`}
      {replies.length > 0 && (
        <Suspense>
          <HonourReplies replies={replies} timeZone={timeZone} />
        </Suspense>
      )}
    </div>
  );
}
