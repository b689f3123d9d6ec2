import { beforeAll, describe, expect, it } from 'vitest';
import { looksLikeMp3 } from '../../src/gateways/speech/offline/mp3-frames.ts';
import { readMp3 } from '../../src/gateways/speech/offline/mp3.ts';
import { levelOf } from '../../src/gateways/speech/offline/sound.ts';
import { mp3Of } from '../../../../scripts/speech/mp3.ts';
import { joined, noiseBytes, silence, tone } from '../support/speech-sounds.ts';

/** Each frame at 16 kHz and 32 kbit/s. */
const FRAME = 144;
const UNREADABLE = { fault: 'unreadable' };
/** Half of the height of a sine, in dB. */
const TONE_DB = 20 * Math.log10(0.5 / Math.SQRT2);

let threeSeconds: Uint8Array;
beforeAll(async () => {
  threeSeconds = await mp3Of(tone(3));
});

async function soundOf(mp3: Uint8Array) {
  const read = await readMp3(mp3);
  if ('fault' in read) throw new Error(`refused as ${read.fault}`);
  return { ...read, seconds: read.samples.length / read.rate };
}

/** The middle, where neither the encoder's run-up nor its filling is heard. */
const middleOf = (samples: Float32Array) =>
  samples.subarray(Math.floor(samples.length / 3), Math.floor((samples.length * 2) / 3));

/** A frame that only tells how much of what follows is the encoder's run-up: all of it. */
function runUpFrame(): Uint8Array {
  const frame = emptyFrames([0xf3, 0x48], FRAME, 1);
  const tag = joined('Info', [0, 0, 0, 1, 0, 0, 0, 1], 'LAME3.100', new Uint8Array(12));
  frame.set(joined(tag, [0xff, 0xf0, 0]), 13);
  return frame;
}

/** Frames of any kind, each of them well-formed, with silence in them. */
const emptyFrames = (head: [number, number], length: number, count: number, last = 0xc0) => {
  const frame = new Uint8Array(length);
  frame.set([0xff, ...head, last]);
  return joined(...Array.from({ length: count }, () => frame));
};

const id3 = (length: number) =>
  joined('ID3', [3, 0, 0, 0, 0, length >> 7, length & 0x7f], new Uint8Array(length));

describe('an MP3', () => {
  it.each([8000, 11_025, 12_000, 16_000, 22_050, 24_000, 32_000, 44_100, 48_000])(
    'of one or two channels at %i Hz is read at its length and loudness',
    async (rate) => {
      const sound = tone(2, { rate });
      for (const channels of [sound, [sound, sound] as [Float32Array, Float32Array]]) {
        const mp3 = await mp3Of(channels, { rate, bitrate: 64 });
        const read = await soundOf(mp3);
        expect(read.rate).toBe(rate);
        expect(read.seconds).toBeGreaterThanOrEqual(2);
        expect(read.seconds).toBeLessThan(2.2);
        expect(levelOf(middleOf(read.samples))).toBeCloseTo(TONE_DB, 0);
        expect(looksLikeMp3(mp3)).toBe(true);
      }
    },
  );

  it.each([0, 5, 9])('of a changing bit rate (quality %i) is read', async (vbrQuality) => {
    // Half of it silent, so that the frames differ.
    const sound = tone(2, { rate: 44_100 }).map((sample, i) => (i < 44_100 ? 0 : sample));
    const mp3 = await mp3Of([sound, sound], { rate: 44_100, vbrQuality });
    const read = await soundOf(mp3);
    expect(read.seconds).toBeGreaterThan(1.9);
    expect(levelOf(read.samples.subarray(55_000, 85_000))).toBeCloseTo(TONE_DB, 0);
    expect(looksLikeMp3(mp3)).toBe(true);
  });

  it('of two channels is their mean', async () => {
    const [left, right] = [tone(2, { rate: 44_100 }), silence(2, 44_100)];
    const { samples } = await soundOf(await mp3Of([left, right], { rate: 44_100, bitrate: 192 }));
    expect(levelOf(middleOf(samples))).toBeCloseTo(TONE_DB - 6, 0);
  });

  it('may have tags before and behind it', async () => {
    const plain = await soundOf(threeSeconds);
    const tagged = joined(id3(2000), threeSeconds, 'TAG', new Uint8Array(125));
    const padded = joined(new Uint8Array(300), id3(10), id3(5000), threeSeconds);
    const footed = joined('ID3', [4, 0, 0x10, 0, 0, 0, 4], 'mine3DI', noiseBytes(7), threeSeconds);
    for (const mp3 of [tagged, padded, footed]) {
      expect(looksLikeMp3(mp3)).toBe(true);
      expect((await soundOf(mp3)).samples).toEqual(plain.samples);
    }
  });

  it('may have a tag that is longer than the sound, as one with a picture is', async () => {
    const picture = joined(id3(0).subarray(0, 6), [0, 3, 0, 0], noiseBytes(3 * 128 * 128));
    const mp3 = joined(picture, threeSeconds);
    expect(looksLikeMp3(mp3)).toBe(true);
    expect((await soundOf(mp3)).seconds).toBeGreaterThan(2.9);
  });

  it.each([1, 3, 70, 143])('may be cut off %i bytes after the start of a frame', async (more) => {
    const cut = threeSeconds.subarray(0, 40 * FRAME + more);
    const { samples } = await soundOf(cut);
    expect(samples).toHaveLength(40 * 576);
  });

  it('of a moment may be cut off or have a tag behind it', async () => {
    const cut = threeSeconds.subarray(0, 3 * FRAME - 1);
    const tagged = joined(emptyFrames([0xf3, 0x18], 36, 5), 'TAG', new Uint8Array(125));
    expect((await soundOf(cut)).samples).toHaveLength(2 * 576);
    expect((await soundOf(tagged)).samples).toHaveLength(5 * 576);
  });

  it('may begin in the midst of a frame', async () => {
    const cut = threeSeconds.subarray(50);
    expect(looksLikeMp3(cut)).toBe(true);
    expect((await soundOf(cut)).seconds).toBeGreaterThan(2.9);
  });

  it('is read although a fifth of it is rubbish', async () => {
    const length = Math.floor(threeSeconds.length / 5);
    const spoilt = threeSeconds.slice();
    spoilt.set(noiseBytes(length), 4000);
    const { seconds } = await soundOf(spoilt);
    expect(seconds).toBeGreaterThan(2.2);
    expect(seconds).toBeLessThan(2.6);
  });

  it('is refused where a third of it is rubbish', async () => {
    const spoilt = threeSeconds.slice();
    spoilt.set(noiseBytes(Math.floor(threeSeconds.length / 3)), 4000);
    expect(await readMp3(spoilt)).toEqual(UNREADABLE);
  });

  it('goes on at the rate at which it began; frames of another are rubbish', async () => {
    const other = await mp3Of(tone(3, { rate: 44_100 }), { rate: 44_100 });
    expect(await readMp3(joined(threeSeconds, other))).toEqual(UNREADABLE);
    const few = other.subarray(0, 2000);
    expect((await soundOf(joined(threeSeconds, few))).samples).toEqual(
      (await soundOf(threeSeconds)).samples,
    );
  });

  it('is read where the heads are right and what stands between them is noise', async () => {
    const spoilt = threeSeconds.slice();
    for (let at = 0; at + FRAME <= spoilt.length; at += FRAME) {
      spoilt.set(noiseBytes(FRAME - 4, at + 1), at + 4);
    }
    const { samples } = await soundOf(spoilt);
    expect(samples.every(Number.isFinite)).toBe(true);
  });
});

describe('how long it is', () => {
  it('is ten seconds, and a little more', async () => {
    expect((await soundOf(await mp3Of(tone(10)))).seconds).toBeGreaterThan(10);
    expect((await soundOf(await mp3Of(tone(11.7)))).seconds).toBeGreaterThan(11.7);
    expect(await readMp3(await mp3Of(tone(12.1)))).toEqual({ fault: 'too-long' });
  });

  it('shows in a file of minutes without decoding it', async () => {
    const minute = await mp3Of(tone(60), { bitrate: 8 });
    const tenMinutes = joined(...Array.from({ length: 10 }, () => minute));
    expect(await readMp3(tenMinutes)).toEqual({ fault: 'too-long' });
  });

  it('counts for every rate', async () => {
    for (const rate of [8000, 48_000]) {
      const mp3 = await mp3Of(tone(12.2, { rate }), { rate });
      expect(await readMp3(mp3)).toEqual({ fault: 'too-long' });
    }
  });
});

describe('what is no MP3', () => {
  const header = [0xff, 0xf3, 0x48, 0xc4];
  it.each<[string, Uint8Array]>([
    ['nothing', new Uint8Array()],
    ['one byte', joined([0xff])],
    ['empty bytes', new Uint8Array(50_000)],
    ['set bytes', new Uint8Array(50_000).fill(255)],
    ['random bytes', noiseBytes(400_000)],
    ['text', joined('I would like to have shoes. '.repeat(500))],
    ['a JPEG', joined([0xff, 0xd8, 0xff, 0xe0, 0, 16], 'JFIF', noiseBytes(30_000, 2))],
    ['a WebM', joined([0x1a, 0x45, 0xdf, 0xa3, 0x9f, 0x42, 0x86, 0x81], noiseBytes(30_000, 3))],
    ['an Ogg', joined('OggS', new Uint8Array(22), 'OpusHead', noiseBytes(30_000, 4))],
    ['a WAV', joined('RIFF', [1, 2, 3, 0], 'WAVEfmt ', [16, 0, 0, 0], noiseBytes(30_000, 5))],
    ['an M4A', joined([0, 0, 0, 32], 'ftypM4A ', noiseBytes(30_000, 6))],
    ['AAC in ADTS', emptyFrames([0xf1, 0x50], 400, 30)],
    ['a tag alone', id3(2000)],
    ['a tag that ends too late', joined('ID3', [3, 0, 0, 0x7f, 0x7f, 0x7f, 0x7f], [1, 2, 3])],
    ['the start of a tag', joined('ID3', [3, 0])],
    ['a run-up alone', joined(runUpFrame(), emptyFrames([0xf3, 0x48], FRAME, 1))],
    ['a head alone', joined(header)],
    ['a head and noise', joined(header, noiseBytes(30_000, 7))],
    ['two frames and noise', joined(emptyFrames([0xf3, 0x48], 144, 2), noiseBytes(30_000, 8))],
    // Chosen so that a reader who took them for layer III would find them in a row.
    ['layer II', emptyFrames([0xfd, 0x10], 104, 30)],
    ['layer I', emptyFrames([0xff, 0x14], 32, 90)],
    ['an emphasis that there is not', emptyFrames([0xf3, 0x48], 144, 30, 0xc2)],
    ['a version that there is not', emptyFrames([0xeb, 0x48], 144, 30)],
    ['a bit rate that there is not', emptyFrames([0xf3, 0xf8], 144, 30)],
    ['a rate that there is not', emptyFrames([0xf3, 0x4c], 144, 30)],
    ['free format', emptyFrames([0xf3, 0x08], 144, 30)],
  ])('as %s is refused', async (_name, bytes) => {
    expect(await readMp3(bytes)).toEqual(UNREADABLE);
  });

  it('is seen at a look, mostly', () => {
    const noises = Array.from({ length: 50 }, (_, i) => noiseBytes(20_000, i + 100));
    expect(noises.filter(looksLikeMp3)).toEqual([]);
    expect(looksLikeMp3(new Uint8Array())).toBe(false);
    expect(looksLikeMp3(id3(2000))).toBe(false);
    expect(looksLikeMp3(joined('ID3', [3, 0]))).toBe(false);
    expect(looksLikeMp3(joined(header, noiseBytes(30_000, 7)))).toBe(false);
  });
});

it('frames made for these tests would be read, were they of layer III', async () => {
  const { seconds } = await soundOf(emptyFrames([0xf3, 0x48], FRAME, 30));
  expect(seconds).toBeGreaterThan(1);
});

it('what comes after one file knows nothing of it', async () => {
  const before = await soundOf(threeSeconds);
  await readMp3(noiseBytes(5000));
  await readMp3(await mp3Of(tone(1, { rate: 44_100 }), { rate: 44_100 }));
  expect((await soundOf(threeSeconds)).samples).toEqual(before.samples);
});
