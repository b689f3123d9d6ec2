import { Mic } from 'lucide-react';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useSheetParam } from '@baeon/ui/components/sheet/use-sheet-param.ts';
import { useTexts } from '@baeon/ui/lib/texts.ts';
import { useVoice, type Voice } from './use-voice.ts';
import { toastVoiceFailure } from './voice-messages.ts';
import { isVoiceBusy } from './voice-state.ts';
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

type SpokenTo = { voice: Voice; open: boolean; start: () => void };

/**
 * A voice with an overlay that is a step in the history: Back closes it and ends the recording.
 * The overlay comes with that step and not before it, since it pins the page, which would be
 * remembered as the place where the person was. What was heard is told once the step is gone,
 * because going back moves the page.
 */
export function useVoiceOverlay(onText: (text: string) => void): SpokenTo {
  const overlay = useSheetParam('voice');
  const heard = useRef<string>(null);
  const voice = useVoice({
    onText: (text) => {
      heard.current = text;
    },
    onFailure: (failure) => toastVoiceFailure(failure, 'chat'),
  });
  const busy = isVoiceBusy(voice.state);
  const inHistory = overlay.section !== null;

  // Also of an address that came with it: a link or a reload starts no recording.
  const leave = useEffectEvent(() => overlay.close());
  const tell = useEffectEvent(() => {
    const text = heard.current;
    heard.current = null;
    if (text !== null) onText(text);
  });
  useEffect(() => {
    if (busy) return;
    if (inHistory) leave();
    else tell();
  }, [busy, inHistory]);

  const wentBack = useEffectEvent(() => voice.cancel());
  useEffect(() => {
    if (inHistory) return () => wentBack();
    return undefined;
  }, [inHistory]);

  return {
    voice,
    open: busy && inHistory,
    start() {
      voice.start();
      overlay.open('on');
    },
  };
}
