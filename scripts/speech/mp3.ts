import { createMp3Encoder } from 'wasm-media-encoders';

type Encoding = { rate?: number; bitrate?: number; vbrQuality?: number };

/** A real MP3 of one channel, or of two where two are given. */
export async function mp3Of(
  channels: Float32Array | [Float32Array, Float32Array],
  { rate = 16_000, ...quality }: Encoding = {},
): Promise<Uint8Array> {
  const sounds = Array.isArray(channels) ? channels : [channels];
  const encoder = await createMp3Encoder();
  encoder.configure({
    channels: sounds.length as 1 | 2,
    sampleRate: rate,
    outputSampleRate: rate as 16_000,
    ...(quality.vbrQuality === undefined
      ? { bitrate: (quality.bitrate ?? 32) as 32 }
      : { vbrQuality: quality.vbrQuality }),
  });
  // What the encoder gives is its own memory, which the next call overwrites.
  const sound = Buffer.from(encoder.encode(sounds));
  return new Uint8Array(Buffer.concat([sound, encoder.finalize()]));
}
