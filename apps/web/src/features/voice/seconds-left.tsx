import { useSecondsUntil } from '../../components/ui/use-countdown.ts';

const SOON_S = 3;

/** Tells in the last seconds that the recording is about to stop. */
export function SecondsLeft({ endsAt }: { endsAt: number }) {
  const seconds = useSecondsUntil(endsAt);
  const isSoon = seconds > 0 && seconds <= SOON_S;
  return isSoon ? <span role="timer">Stops in {seconds} s</span> : null;
}
