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
