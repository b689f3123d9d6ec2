import { Mic } from 'lucide-react';

type Props = {
  /** A reply is still to come. */
  disabled: boolean;
  onPress: () => void;
};

/** Not `disabled` for real: what was said leads to a reply, and the focus has just come back. */
export function VoiceButton({ disabled, onPress }: Props) {
  return (
    <button
      type="button"
      title="Start voice recording"
      aria-disabled={disabled || undefined}
      onClick={disabled ? undefined : onPress}
      className="grid size-16 shrink-0 place-items-center rounded-full bg-linear-to-br from-brand to-brand-deep text-on-brand shadow-float not-aria-disabled:active:scale-95 aria-disabled:bg-line aria-disabled:bg-none aria-disabled:text-ink-muted aria-disabled:shadow-none [@media(max-height:30rem)]:size-14"
    >
      <Mic aria-hidden="true" className="size-7" />
    </button>
  );
}
