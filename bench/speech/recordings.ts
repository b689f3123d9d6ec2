import { toSoundRate } from '../../apps/api/src/gateways/speech/offline/resample.ts';
import { mp3Of } from '../../scripts/speech/mp3.ts';
import type { Bench } from '../bench.ts';
import { shoppingPhrases } from './phrases.ts';
import { readAloud, voicesHere, type Voice } from './voices.ts';

const SEED = 50;
const MOST_VOICES = 4;

/** Those who read aloud; null, and a line that says so, where nobody here can. */
export function readers(bench: Bench, mostVoices: number): Voice[] | null {
  const voices = voicesHere(mostVoices);
  if (voices.length > 0) return voices;
  bench.say('speech: no synthesiser is installed (espeak-ng, flite or say), so nothing is heard');
  bench.report.facts['speech'] = 'not measured: install espeak-ng or flite, which read aloud';
  return null;
}

/** At the rate at which a browser records. */
export function readPhrase(voice: Voice, phrase: string): Float32Array {
  const { samples, rate } = readAloud(voice, phrase);
  return toSoundRate(samples, rate);
}

/** As a browser sends it. */
export const asSent = (samples: Float32Array): Promise<Uint8Array> =>
  mp3Of(samples, { bitrate: 64 });

/** So many different phrases as a browser sends them; null where nobody can read them aloud. */
export async function recordings(bench: Bench, count: number): Promise<Uint8Array[] | null> {
  const voices = readers(bench, MOST_VOICES);
  if (!voices) return null;
  const clips: Uint8Array[] = [];
  for (const [nth, phrase] of shoppingPhrases(count, SEED).entries()) {
    clips.push(await asSent(readPhrase(voices[nth % voices.length]!, phrase)));
  }
  return clips;
}
