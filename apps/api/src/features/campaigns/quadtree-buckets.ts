import type { MinHeap } from './min-heap.ts';

/** What a block holds; its numbers fill a cache line. */
export const BLOCK = 16;
export const NO_BLOCK = -1;

/**
 * Where on a globe of half a unit. There the square of the straight way between two points is what
 * the haversine formula works out first, and no angle has to be measured for it.
 */
export type GlobePoint = { x: number; y: number; z: number };

/**
 * Buckets of points. A bucket is known by its first block and how much is in it; all blocks behind the first
 * are full. Points lie beside their slots, because fetching each from elsewhere in memory took twice
 * as long as everything else together.
 */
export function createBuckets() {
  let slots = new Int32Array(0);
  let points = new Float64Array(0);
  let nexts = new Int32Array(0);
  let blocks = 0;
  const free: number[] = [];

  function newBlock(next: number): number {
    const block = free.pop() ?? blocks++;
    slots = growInts(slots, blocks * BLOCK);
    points = growFloats(points, blocks * BLOCK * 3);
    nexts = growInts(nexts, blocks);
    nexts[block] = next;
    return block;
  }

  /** How much of a bucket is in its first block. */
  const inFirst = (count: number): number => ((count - 1) % BLOCK) + 1;

  return {
    /** Gives the first block. */
    put(first: number, count: number, slot: number, { x, y, z }: GlobePoint): number {
      const used = count % BLOCK;
      const block = used === 0 ? newBlock(first) : first;
      const at = block * BLOCK + used;
      slots[at] = slot;
      points[at * 3] = x;
      points[at * 3 + 1] = y;
      points[at * 3 + 2] = z;
      return block;
    },

    /** Gives the first block, or null where the bucket has no such point. */
    take(first: number, count: number, slot: number): number | null {
      const last = first * BLOCK + inFirst(count) - 1;
      let end = last;
      for (let block = first; block !== NO_BLOCK; block = nexts[block]!) {
        for (let at = block * BLOCK; at <= end; at++) {
          if (slots[at] !== slot) continue;
          slots[at] = slots[last]!;
          points.copyWithin(at * 3, last * 3, last * 3 + 3);
          if (last > first * BLOCK) return first;
          free.push(first);
          return nexts[first]!;
        }
        end = nexts[block]! * BLOCK + BLOCK - 1;
      }
      return null;
    },

    /** Takes everything out. */
    empty(first: number, count: number): { slot: number; point: GlobePoint }[] {
      const taken: { slot: number; point: GlobePoint }[] = [];
      let within = inFirst(count);
      for (let block = first; block !== NO_BLOCK; block = nexts[block]!) {
        for (let at = block * BLOCK; at < block * BLOCK + within; at++) {
          const point = { x: points[at * 3]!, y: points[at * 3 + 1]!, z: points[at * 3 + 2]! };
          taken.push({ slot: slots[at]!, point });
        }
        free.push(block);
        within = BLOCK;
      }
      return taken;
    },

    /** Puts what is between two distances into a heap, under its distance and `~slot`. */
    pour(
      first: number,
      count: number,
      heap: MinHeap,
      near: { point: GlobePoint; from: number; within: number },
    ): void {
      const { from, within } = near;
      const { x, y, z } = near.point;
      let used = inFirst(count);
      for (let block = first; block !== NO_BLOCK; block = nexts[block]!) {
        for (let at = block * BLOCK; at < block * BLOCK + used; at++) {
          const east = points[at * 3]! - x;
          const up = points[at * 3 + 1]! - y;
          const north = points[at * 3 + 2]! - z;
          const h = east * east + up * up + north * north;
          if (h >= from && h <= within) heap.push(h, ~slots[at]!);
        }
        used = BLOCK;
      }
    },
  };
}

/** An array with room for at least this many numbers, with what was there before. */
export function growFloats(old: Float64Array<ArrayBuffer>, length: number) {
  if (old.length >= length) return old;
  const grown = new Float64Array(Math.max(length, Math.ceil(old.length * 1.5)));
  grown.set(old);
  return grown;
}

export function growInts(old: Int32Array<ArrayBuffer>, length: number) {
  if (old.length >= length) return old;
  const grown = new Int32Array(Math.max(length, Math.ceil(old.length * 1.5)));
  grown.set(old);
  return grown;
}
