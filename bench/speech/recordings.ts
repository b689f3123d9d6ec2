import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Bench } from '../bench.ts';
import { readWav, toMp3 } from './clips.ts';
import { shoppingPhrases } from './phrases.ts';
import { speak, voicesHere, type Voice } from './voices.ts';

const SEED = 50;
const MOST_VOICES = 4;

/** A room to read aloud in; null, and a line that says so, where nobody here can. */
export function readingRoom(bench: Bench, mostVoices: number): ReadingRoom | null {
  const folder = mkdtempSync(join(tmpdir(), 'baeon-speech-'));
  bench.cleanup.add(() => rmSync(folder, { recursive: true, force: true }));
  const voices = voicesHere(mostVoices, folder);
  if (voices.length === 0) {
    bench.say('speech: no synthesiser is installed (espeak-ng, flite or say), so nothing is heard');
    bench.report.facts['speech'] = 'not measured: install espeak-ng or flite, which read aloud';
    return null;
  }
  const file = join(folder, 'phrase.wav');
  return {
    voices,
    read(voice, phrase) {
      if (!speak(voice, phrase, file)) throw new Error(`${voice.name} cannot say '${phrase}'`);
      return readWav(file);
    },
  };
}

type ReadingRoom = { voices: Voice[]; read(voice: Voice, phrase: string): Float32Array };

/** So many different phrases as a browser sends them; null where nobody can read them aloud. */
export async function recordings(bench: Bench, count: number): Promise<Uint8Array[] | null> {
  const room = readingRoom(bench, MOST_VOICES);
  if (!room) return null;
  const clips: Uint8Array[] = [];
  for (const [nth, phrase] of shoppingPhrases(count, SEED).entries()) {
    const voice = room.voices[nth % room.voices.length]!;
    clips.push(await toMp3(room.read(voice, phrase)));
  }
  return clips;
}
