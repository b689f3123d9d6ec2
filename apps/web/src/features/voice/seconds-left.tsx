import { useSecondsUntil } from '../../components/ui/use-countdown.ts';
import { useTexts } from '../../lib/texts.ts';
import { voiceTexts } from './voice-texts.ts';

const SOON_S = 3;

/** Tells in the last seconds that the recording is about to stop. */
export function SecondsLeft({ endsAt }: { endsAt: number }) {
  const texts = useTexts(voiceTexts);
  const seconds = useSecondsUntil(endsAt);
  const isSoon = seconds > 0 && seconds <= SOON_S;
  return isSoon ? <span role="timer">{texts.stopsIn(seconds)}</span> : null;
}
