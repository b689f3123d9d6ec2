import { useEffect, useState } from 'react';
import type { VoiceState } from './voice-state.ts';

type Step = VoiceState['step'];

/** Where the permission was given before, the microphone is open sooner than this. */
const QUICK_MS = 600;

const texts = {
  idle: { title: '', hint: '' },
  opening: { title: 'Getting ready...', hint: 'Please wait' },
  asking: { title: 'Waiting for your permission...', hint: 'Please allow the microphone' },
  recording: { title: 'Listening...', hint: 'Tap anywhere to stop' },
  processing: { title: 'Processing your voice...', hint: 'Please wait' },
} as const;

/** Speaks of a permission only when somebody is likely to be asked for it. */
export function useVoiceTexts(step: Step): { title: string; hint: string } {
  const [slow, setSlow] = useState(false);

  useEffect(() => {
    if (step !== 'asking') return;
    const timer = setTimeout(() => setSlow(true), QUICK_MS);
    return () => {
      clearTimeout(timer);
      setSlow(false);
    };
  }, [step]);

  return texts[step === 'asking' && !slow ? 'opening' : step];
}
