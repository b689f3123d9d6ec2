import { openState } from '@baeon/contracts/open-state';
import type { Store } from '@baeon/contracts/store';
import { Clock } from 'lucide-react';
import { openText } from './opening-texts.ts';
import { useMinute } from '../../lib/use-minute.ts';

type Props = Pick<Store, 'opening_hours' | 'time_zone'>;

/** Whether the store is open at this moment, and until when that holds. Says nothing it does not know. */
export function OpenNow({ opening_hours, time_zone }: Props) {
  const now = useMinute();
  const state = opening_hours && openState(opening_hours, time_zone, now);
  if (!state) return null;
  const text = openText(state, now, { timeZone: time_zone });

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
