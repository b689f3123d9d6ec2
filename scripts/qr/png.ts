import { crc32, deflateSync } from 'node:zlib';
import type { Picture } from './grey.ts';

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const EIGHT_BITS_RGBA = [8, 6, 0, 0, 0];

/** Every pixel as it is. Large, but written at once: noise hardly gets smaller. */
export function writePng({ data, width, height }: Picture): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set(EIGHT_BITS_RGBA, 8);
  const rows = Buffer.alloc((4 * width + 1) * height);
  for (let row = 0; row < height; row += 1) {
    // Each row starts with the number of its filter, which is none.
    rows.set(data.subarray(4 * width * row, 4 * width * (row + 1)), (4 * width + 1) * row + 1);
  }
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(rows, { level: 0 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(name: string, content: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(name, 'latin1'), content]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(content.length);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, sum]);
}
