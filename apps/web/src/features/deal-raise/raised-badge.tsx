import type { RaisedState } from '@baeon/contracts/deal-raise';
import { classNames } from '../../components/ui/class-names.ts';

const looks: Record<RaisedState, { text: string; className: string }> = {
  raised: { text: 'Raised', className: 'bg-brand-soft text-link' },
  bargaining: { text: 'Bargaining', className: 'bg-brand-soft text-link' },
  offered: { text: 'Offer ready', className: 'bg-brand text-on-brand' },
  closed: { text: 'Closed', className: 'bg-sunken text-ink-muted' },
};

/** How far we have come with a raised deal. */
export function RaisedBadge({ state }: { state: RaisedState }) {
  const { text, className } = looks[state];
  return (
    <span
      className={classNames(
        'inline-block shrink-0 rounded-full px-2.5 py-0.5 text-sm font-semibold',
        className,
      )}
    >
      {text}
    </span>
  );
}
