import { useEffect, useState } from 'react';
import { useTexts } from '../../lib/texts.ts';
import type { VoiceState } from './voice-state.ts';
import { voiceTexts } from './voice-texts.ts';

type Step = VoiceState['step'];

/** Where the permission was given before, the microphone is open sooner than this. */
const QUICK_MS = 600;

const nothing = { title: '', hint: '' };

/** Speaks of a permission only when somebody is likely to be asked for it. */
export function useStepTexts(step: Step): { title: string; hint: string } {
  const { steps } = useTexts(voiceTexts);
  const [slow, setSlow] = useState(false);

  useEffect(() => {
    if (step !== 'asking') return;
    const timer = setTimeout(() => setSlow(true), QUICK_MS);
    return () => {
      clearTimeout(timer);
      setSlow(false);
    };
  }, [step]);

  if (step === 'idle') return nothing;
  return steps[step === 'asking' && !slow ? 'opening' : step];
}
