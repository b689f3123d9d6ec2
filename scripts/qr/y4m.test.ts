import { inflateSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import type { Picture } from './grey.ts';
import { writePng } from './png.ts';
import { writeY4m } from './y4m.ts';

const filled = (width: number, height: number, colour: number[]): Picture => ({
  width,
  height,
  data: Uint8ClampedArray.from({ length: 4 * width * height }, (_, at) => colour[at % 4]!),
});
const WHITE = [255, 255, 255, 255];
const RED = [255, 0, 0, 255];

describe('a raw video', () => {
  it('says its size and rate, and has a frame for each picture', () => {
    const video = writeY4m([filled(4, 2, WHITE), filled(4, 2, RED)], 5);
    const head = 'YUV4MPEG2 W4 H2 F5:1 Ip A1:1 C420jpeg\n';
    expect(video.toString('latin1', 0, head.length)).toBe(head);
    const frame = 'FRAME\n'.length + 12;
    expect(video).toHaveLength(head.length + 2 * frame);
    const frameAt = (at: number) => {
      expect(video.toString('latin1', at, at + 6)).toBe('FRAME\n');
      return [...video.subarray(at + 6, at + frame)];
    };
    const white = [...Array<number>(8).fill(235), 128, 128, 128, 128];
    const red = [...Array<number>(8).fill(82), 90, 90, 240, 240];
    expect(frameAt(head.length)).toEqual(white);
    expect(frameAt(head.length + frame)).toEqual(red);
  });

  it('is refused where no camera could give it', () => {
    expect(() => writeY4m([], 5)).toThrow('needs a frame');
    expect(() => writeY4m([filled(3, 2, WHITE)], 5)).toThrow('must be even');
    expect(() => writeY4m([filled(4, 2, WHITE), filled(2, 2, WHITE)], 5)).toThrow('of one size');
  });
});

describe('a PNG', () => {
  it('keeps every pixel', () => {
    const png = writePng(filled(2, 2, RED));
    expect(png.readUInt32BE(16)).toBe(2);
    const at = png.indexOf('IDAT', 0, 'latin1');
    const rows = inflateSync(png.subarray(at + 4, at + 4 + png.readUInt32BE(at - 4)));
    expect([...rows]).toEqual([0, ...RED, ...RED, 0, ...RED, ...RED]);
  });
});
