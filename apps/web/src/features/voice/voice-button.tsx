import { Mic } from 'lucide-react';
import { useTexts } from '../../lib/texts.ts';
import { voiceTexts } from './voice-texts.ts';

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
      title={useTexts(voiceTexts).start}
      aria-disabled={disabled || undefined}
      onClick={disabled ? undefined : onPress}
      className="grid size-[64px] shrink-0 place-items-center rounded-full bg-linear-to-br from-brand to-brand-deep text-on-brand shadow-float not-aria-disabled:active:scale-95 aria-disabled:bg-line aria-disabled:bg-none aria-disabled:text-ink-muted aria-disabled:shadow-none [@media(max-height:30rem)]:size-[56px]"
    >
      <Mic aria-hidden="true" className="size-[28px]" />
    </button>
  );
}
