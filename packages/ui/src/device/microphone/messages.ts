/** The name by which the page finds the processor that the worklet registers. */
export const SOUND_TAP = 'sound-tap';

export type SoundTapOptions = {
  /** Nothing is passed on after this many samples, so that a forgotten recording stays small. */
  mostSamples: number;
};

/** Pieces of sound, then `null` once it was asked for the rest. */
export type FromSoundTap = Float32Array<ArrayBuffer> | null;

export type ToEncoder =
  | { type: 'start'; sampleRate: number }
  | { type: 'sound'; samples: Float32Array<ArrayBuffer> }
  | { type: 'finish' };

export type FromEncoder =
  | { type: 'mp3'; parts: Uint8Array<ArrayBuffer>[] }
  | { type: 'failed'; reason: string };
