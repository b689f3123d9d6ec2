import { spawnSync } from 'node:child_process';

/** Somebody who reads a text aloud into a WAV file. */
export type Voice = { name: string; program: string; args(text: string, file: string): string[] };

const espeak = (voice: string): Voice => ({
  name: `espeak-ng ${voice}`,
  program: 'espeak-ng',
  args: (text, file) => ['-v', voice, '-s', '150', '-w', file, '--', text],
});

const flite = (voice: string): Voice => ({
  name: `flite ${voice}`,
  program: 'flite',
  args: (text, file) => ['-voice', voice, '-t', text, '-o', file],
});

const say = (voice: string): Voice => ({
  name: `say ${voice}`,
  program: 'say',
  args: (text, file) => ['-v', voice, '--data-format=LEI16@22050', '-o', file, '--', text],
});

/** So that a few of them already differ much: men and women, several accents, two ways to make a voice. */
const VOICES = [
  flite('slt'),
  espeak('en-gb'),
  flite('rms'),
  espeak('en-us+f3'),
  say('Samantha'),
  say('Daniel'),
  say('Rishi'),
  flite('awb'),
  espeak('en-gb-scotland'),
  espeak('en-us'),
  flite('kal16'),
  espeak('en-gb+f2'),
];

/** Those that can be heard on this machine. */
export function voicesHere(most: number, folder: string): Voice[] {
  return VOICES.filter((voice) => speak(voice, 'hello', `${folder}/hello.wav`)).slice(0, most);
}

export function speak({ program, args }: Voice, text: string, file: string): boolean {
  return spawnSync(program, args(text, file), { stdio: 'ignore' }).status === 0;
}
