import { useId } from 'react';
import { classNames } from '../../components/ui/class-names.ts';

type Props = {
  followed: boolean;
  /** The id of the name of what is followed. */
  nameId: string;
  onToggle: () => void;
  busy?: boolean;
  className?: string;
};

/** Named 'Follow' and the business's name, so that fifty of them can be told apart. */
export function FollowToggle({ followed, nameId, onToggle, busy = false, className }: Props) {
  const id = useId();
  return (
    <button
      id={id}
      type="button"
      aria-pressed={followed}
      aria-labelledby={`${id} ${nameId}`}
      aria-busy={busy || undefined}
      onClick={onToggle}
      className={classNames(
        'min-h-11 min-w-26 rounded-full border px-3 text-sm font-semibold whitespace-nowrap transition-colors',
        followed
          ? 'border-brand bg-brand text-on-brand hover:bg-brand-deep'
          : 'border-line-strong bg-raised text-link hover:bg-brand-soft',
        className,
      )}
    >
      {followed ? '✓ Followed' : 'Follow'}
    </button>
  );
}
