import { mp3Of } from '../../../../scripts/speech/mp3.ts';
import { findSpeaker, NO_SPEAKER, speak } from '../../../../scripts/speech/speaker.ts';

const speaker = findSpeaker();
if (!speaker) console.warn(`Tests that listen to speech are skipped: ${NO_SPEAKER}.`);

export const nobodySpeaks = speaker === null;

/** A recording of somebody saying it. */
export async function spoken(text: string): Promise<Uint8Array> {
  const { rate, samples } = speak(speaker!, text);
  return mp3Of(samples, { rate, bitrate: 64 });
}
