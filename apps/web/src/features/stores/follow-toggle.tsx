import { useId } from 'react';
import { classNames } from '../../components/ui/class-names.ts';
import { useTexts } from '../../lib/texts.ts';
import { storeTexts } from './store-texts.ts';

type Props = {
  followed: boolean;
  /** The id of the name of what is followed. */
  nameId: string;
  onToggle: () => void;
  busy?: boolean;
  /** Cannot be changed at the moment. Looks the same: most such moments are short. */
  locked?: boolean;
  className?: string;
};

/** Named 'Follow' and the business's name, so that fifty of them can be told apart. */
export function FollowToggle(props: Props) {
  const { followed, nameId, onToggle, busy = false, locked = false, className } = props;
  const texts = useTexts(storeTexts);
  const id = useId();
  return (
    <button
      id={id}
      type="button"
      aria-pressed={followed}
      aria-labelledby={`${id} ${nameId}`}
      aria-busy={busy || undefined}
      aria-disabled={locked || undefined}
      onClick={locked ? undefined : onToggle}
      className={classNames(
        'min-h-11 min-w-[min(6.5rem,100%)] rounded-full border px-3 text-sm font-semibold transition-colors',
        followed
          ? 'border-brand bg-brand text-on-brand hover:bg-brand-deep'
          : 'border-line-strong bg-raised text-link hover:bg-brand-soft',
        className,
      )}
    >
      {followed ? texts.followed : texts.follow}
    </button>
  );
}
