import { useEffect, useEffectEvent, useRef } from 'react';
import { useSheetParam } from '../../components/ui/use-sheet-param.ts';
import { tellFailure } from './tell-failure.ts';
import { useVoice, type Voice } from './use-voice.ts';
import { isBusy } from './voice-state.ts';

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
    onFailure: (failure) => tellFailure(failure, 'chat'),
  });
  const busy = isBusy(voice.state);
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
