import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { attempt, installByApt, type Need } from '../need.ts';
import { readWav, type Sound } from './wav.ts';

/** Programs that speak, for tests and benchmarks; each writes a WAV file. */
const SPEAKERS = {
  'espeak-ng': (text: string, file: string, voice = 'en-us') => [
    '-v',
    voice,
    '-s',
    '150',
    '-w',
    file,
    '--',
    text,
  ],
  flite: (text: string, file: string, voice = 'slt') => ['-voice', voice, '-t', text, '-o', file],
  say: (text: string, file: string, voice = 'Samantha') => [
    '-v',
    voice,
    '--data-format=LEI16@22050',
    '-o',
    file,
    '--',
    text,
  ],
};

export type Speaker = keyof typeof SPEAKERS;

const isHere: Record<Speaker, () => boolean> = {
  'espeak-ng': () => attempt('espeak-ng', ['--version']),
  flite: () => attempt('flite', ['-lv']),
  say: () => process.platform === 'darwin' && attempt('say', ['-v', '?']),
};

/** The first of them that is installed, or null. */
export const findSpeaker = (): Speaker | null =>
  (Object.keys(SPEAKERS) as Speaker[]).find((speaker) => isHere[speaker]()) ?? null;

export const speaker: Need = {
  name: 'espeak-ng',
  find: findSpeaker,
  install: [() => installByApt('espeak-ng')],
  skips: 'what listens to speech (install espeak-ng or flite)',
};

export const NO_SPEAKER =
  'nothing here can speak: install espeak-ng (or flite) to run what listens to speech';

/** Somebody saying it. */
export function speak(speaker: Speaker, text: string, voice?: string): Sound {
  const folder = mkdtempSync(join(tmpdir(), 'baeon-speech-'));
  try {
    const file = join(folder, 'speech.wav');
    execFileSync(speaker, SPEAKERS[speaker](text, file, voice), { stdio: 'ignore' });
    return readWav(readFileSync(file));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
