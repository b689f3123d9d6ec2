import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { attempt, installByApt } from './attempt.ts';

/** Programs that speak, for tests and benchmarks; each writes a WAV file. */
const SPEAKERS = {
  'espeak-ng': (text: string, file: string, voice = 'en-us') => [
    '-v',
    voice,
    '-s',
    '150',
    '-w',
    file,
    text,
  ],
  flite: (text: string, file: string, voice = 'slt') => ['-voice', voice, '-t', text, '-o', file],
  say: (text: string, file: string, voice = 'Samantha') => [
    '-v',
    voice,
    '--data-format=LEI16@22050',
    '-o',
    file,
    text,
  ],
};

export type Speaker = keyof typeof SPEAKERS;

const isHere: Record<Speaker, () => boolean> = {
  'espeak-ng': () => attempt('espeak-ng', ['--version']),
  flite: () => attempt('flite', ['-lv']),
  say: () => process.platform === 'darwin' && attempt('say', ['-v', '?']),
};

export const speakersHere = (): Speaker[] =>
  (Object.keys(SPEAKERS) as Speaker[]).filter((speaker) => isHere[speaker]());

/** The first of them that is installed, or null. */
export const findSpeaker = (): Speaker | null => speakersHere()[0] ?? null;

/** Installs one where there is none and that is possible. */
export function ensureSpeaker(): Speaker | null {
  return findSpeaker() ?? (installByApt('espeak-ng') ? findSpeaker() : null);
}

export const NO_SPEAKER =
  'nothing here can speak: install espeak-ng (or flite) to run what listens to speech';

/** A WAV file of somebody saying it: 16 bits, one channel. */
export function speak(speaker: Speaker, text: string, voice?: string): Buffer {
  const folder = mkdtempSync(join(tmpdir(), 'baeon-speech-'));
  try {
    const file = join(folder, 'speech.wav');
    execFileSync(speaker, SPEAKERS[speaker](text, file, voice), { stdio: 'ignore' });
    return readFileSync(file);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

export type Sound = { rate: number; samples: Float32Array };

/** Reads a WAV file of 16 bits and one channel. */
export function readWav(wav: Buffer): Sound {
  const rate = wav.readUInt32LE(24);
  let at = 12;
  while (wav.toString('latin1', at, at + 4) !== 'data') at += 8 + wav.readUInt32LE(at + 4);
  const bytes = Math.min(wav.readUInt32LE(at + 4), wav.length - at - 8);
  const samples = Float32Array.from(
    { length: Math.floor(bytes / 2) },
    (_, nth) => wav.readInt16LE(at + 8 + 2 * nth) / 32_768,
  );
  return { rate, samples };
}

/** Writes a WAV file of 16 bits and one channel. */
export function writeWav({ rate, samples }: Sound): Buffer {
  const wav = Buffer.alloc(44 + samples.length * 2);
  wav.write('RIFF', 0, 'latin1');
  wav.writeUInt32LE(wav.length - 8, 4);
  wav.write('WAVEfmt ', 8, 'latin1');
  wav.writeUInt32LE(16, 16);
  wav.writeUInt16LE(1, 20);
  wav.writeUInt16LE(1, 22);
  wav.writeUInt32LE(rate, 24);
  wav.writeUInt32LE(rate * 2, 28);
  wav.writeUInt16LE(2, 32);
  wav.writeUInt16LE(16, 34);
  wav.write('data', 36, 'latin1');
  wav.writeUInt32LE(samples.length * 2, 40);
  samples.forEach((sample, nth) => {
    const bounded = Math.max(-1, Math.min(1, sample));
    wav.writeInt16LE(Math.round(bounded * 32_767), 44 + 2 * nth);
  });
  return wav;
}
