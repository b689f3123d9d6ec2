import { findSpeaker, NO_SPEAKER, readWav, speak } from '../../../../scripts/speaker.ts';
import { mp3Of } from './speech-sounds.ts';

const speaker = findSpeaker();
if (!speaker) console.warn(`Tests that listen to speech are skipped: ${NO_SPEAKER}.`);

export const nobodySpeaks = speaker === null;

/** A recording of somebody saying it. */
export async function spoken(text: string): Promise<Uint8Array> {
  const { rate, samples } = readWav(speak(speaker!, text));
  return mp3Of(samples, { rate, bitrate: 64 });
}
