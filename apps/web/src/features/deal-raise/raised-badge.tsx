import type { RaisedState } from '@baeon/contracts/deal-raise/deal-raise';
import { classNames } from '../../components/ui/class-names.ts';
import { useTexts } from '../../lib/texts.ts';
import { raiseTexts } from './raise-texts.ts';

const looks: Record<RaisedState, string> = {
  raised: 'bg-brand-soft text-link',
  bargaining: 'bg-brand-soft text-link',
  offered: 'bg-brand text-on-brand',
  closed: 'bg-sunken text-ink-muted',
};

/** How far we have come with a raised deal. */
export function RaisedBadge({ state }: { state: RaisedState }) {
  const texts = useTexts(raiseTexts);
  return (
    <span
      className={classNames(
        'inline-block shrink-0 rounded-full px-2.5 py-0.5 text-sm font-semibold',
        looks[state],
      )}
    >
      {texts.states[state]}
    </span>
  );
}
