import { speak, type Speaker } from '../../scripts/speech/speaker.ts';
import type { Sound } from '../../scripts/speech/wav.ts';

/** Somebody who reads a text aloud. */
export type Voice = { speaker: Speaker; name: string };

/** So that a few of them already differ much: men and women, several accents, two ways to make a voice. */
const VOICES: readonly Voice[] = [
  { speaker: 'flite', name: 'slt' },
  { speaker: 'espeak-ng', name: 'en-gb' },
  { speaker: 'flite', name: 'rms' },
  { speaker: 'espeak-ng', name: 'en-us+f3' },
  { speaker: 'say', name: 'Samantha' },
  { speaker: 'say', name: 'Daniel' },
  { speaker: 'say', name: 'Rishi' },
  { speaker: 'flite', name: 'awb' },
  { speaker: 'espeak-ng', name: 'en-gb-scotland' },
  { speaker: 'espeak-ng', name: 'en-us' },
  { speaker: 'flite', name: 'kal16' },
  { speaker: 'espeak-ng', name: 'en-gb+f2' },
];

/** Those that can be heard on this machine. */
export const voicesHere = (most: number): Voice[] => VOICES.filter(canSpeak).slice(0, most);

export const readAloud = ({ speaker, name }: Voice, text: string): Sound =>
  speak(speaker, text, name);

function canSpeak(voice: Voice): boolean {
  try {
    return readAloud(voice, 'hello').samples.length > 0;
  } catch {
    return false;
  }
}
