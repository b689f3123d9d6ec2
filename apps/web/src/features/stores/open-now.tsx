import { openState } from '@baeon/contracts/stores/opening-hours';
import type { Store } from '@baeon/contracts/stores/stores-wire';
import { Clock } from 'lucide-react';
import { useTexts } from '../../lib/texts.ts';
import { openText } from './opening-texts.ts';
import { useMinute } from '../../lib/use-minute.ts';
import { storeTexts } from './store-texts.ts';

type Props = Pick<Store, 'opening_hours' | 'time_zone'>;

/** Whether the store is open at this moment, and until when that holds. Says nothing it does not know. */
export function OpenNow({ opening_hours, time_zone }: Props) {
  const texts = useTexts(storeTexts);
  const now = useMinute();
  const state = opening_hours && openState(opening_hours, time_zone, now);
  if (!state) return null;
  const text = openText(state, now, { timeZone: time_zone, texts });

  return (
    <span className="inline-flex items-center gap-1.5 text-sm text-ink-muted">
      <Clock aria-hidden="true" className="size-4 shrink-0" />
      <span>
        <span className={`font-semibold ${text.open ? 'text-positive' : 'text-danger'}`}>
          {text.state}
        </span>
        {text.change && ` · ${text.change}`}
      </span>
    </span>
  );
}
