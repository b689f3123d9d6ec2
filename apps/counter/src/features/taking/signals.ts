import { readerLocale } from '@baeon/ui/lib/format/reader-locale.ts';
import { once } from '@baeon/ui/lib/scheduling.ts';
import { createMachine, useMachine } from '../../lib/machine.ts';
import { keep, readKept } from '../../lib/device-store.ts';

const muting = createMachine((_was: boolean, muted: boolean) => muted, false);

export const useMuted = (): boolean => useMachine(muting);

export async function openMuting(): Promise<void> {
  muting.dispatch((await readKept<boolean>('muted')) ?? false);
}

export function setMuted(muted: boolean): void {
  if (muted) window.speechSynthesis?.cancel();
  muting.dispatch(muted);
  void keep('muted', muted);
}

const audio = once(() => new AudioContext());

/** Frequency in hertz and length in seconds of one tone after the other: up is yes, down is no. */
const TONES = {
  good: [
    [880, 0.09],
    [1320, 0.16],
  ],
  bad: [
    [330, 0.18],
    [220, 0.3],
  ],
} as const;
const PULSES_MS = { good: [80], bad: [120, 80, 120] };

type Outcome = keyof typeof TONES;

function play(outcome: Outcome): void {
  const context = audio();
  void context.resume();
  let at = context.currentTime;
  for (const [hertz, seconds] of TONES[outcome]) {
    const tone = new OscillatorNode(context, { frequency: hertz, type: 'square' });
    const volume = new GainNode(context, { gain: 0.2 });
    tone.connect(volume).connect(context.destination);
    tone.start(at);
    tone.stop((at += seconds));
  }
}

/** For whoever does not look: a sound, a shake, and the words where the browser can speak. */
export function signal(outcome: Outcome, words: string): void {
  if (navigator.userActivation?.hasBeenActive !== false) {
    navigator.vibrate?.([...PULSES_MS[outcome]]);
  }
  if (muting.state()) return;
  try {
    play(outcome);
    const speech = new SpeechSynthesisUtterance(words);
    speech.lang = readerLocale()?.slice(0, 5) ?? 'en-IN';
    window.speechSynthesis.cancel();
    window.speechSynthesis.speak(speech);
  } catch {
    // A device without the one or the other: what it shows is enough.
  }
}
