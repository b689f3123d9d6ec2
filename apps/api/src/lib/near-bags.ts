import { roomyFloats, roomyInts } from './growing.ts';
import type { NearHeap } from './near-heap.ts';

/** What a block holds; its numbers fill a cache line. */
export const BLOCK = 16;
export const NO_BLOCK = -1;

/**
 * Where on a globe of half a unit. There the square of the straight way between two points is what
 * the haversine formula works out first, and no angle has to be measured for it.
 */
export type Spot = { x: number; y: number; z: number };

/**
 * Bags of points. A bag is known by its first block and how much is in it; all blocks behind the first
 * are full. Spots lie beside their numbers, because fetching each from elsewhere in memory took twice
 * as long as everything else together.
 */
export function createNearBags() {
  let slots = new Int32Array(0);
  let spots = new Float64Array(0);
  let nexts = new Int32Array(0);
  let blocks = 0;
  const free: number[] = [];

  function newBlock(next: number): number {
    const block = free.pop() ?? blocks++;
    slots = roomyInts(slots, blocks * BLOCK);
    spots = roomyFloats(spots, blocks * BLOCK * 3);
    nexts = roomyInts(nexts, blocks);
    nexts[block] = next;
    return block;
  }

  /** How much of a bag is in its first block. */
  const inFirst = (count: number): number => ((count - 1) % BLOCK) + 1;

  return {
    /** Gives the first block. */
    put(first: number, count: number, slot: number, { x, y, z }: Spot): number {
      const used = count % BLOCK;
      const block = used === 0 ? newBlock(first) : first;
      const at = block * BLOCK + used;
      slots[at] = slot;
      spots[at * 3] = x;
      spots[at * 3 + 1] = y;
      spots[at * 3 + 2] = z;
      return block;
    },

    /** Gives the first block, or null where the bag has no such point. */
    take(first: number, count: number, slot: number): number | null {
      const last = first * BLOCK + inFirst(count) - 1;
      let end = last;
      for (let block = first; block !== NO_BLOCK; block = nexts[block]!) {
        for (let at = block * BLOCK; at <= end; at++) {
          if (slots[at] !== slot) continue;
          slots[at] = slots[last]!;
          spots.copyWithin(at * 3, last * 3, last * 3 + 3);
          if (last > first * BLOCK) return first;
          free.push(first);
          return nexts[first]!;
        }
        end = nexts[block]! * BLOCK + BLOCK - 1;
      }
      return null;
    },

    /** Takes everything out. */
    empty(first: number, count: number): { slot: number; spot: Spot }[] {
      const taken: { slot: number; spot: Spot }[] = [];
      let within = inFirst(count);
      for (let block = first; block !== NO_BLOCK; block = nexts[block]!) {
        for (let at = block * BLOCK; at < block * BLOCK + within; at++) {
          const spot = { x: spots[at * 3]!, y: spots[at * 3 + 1]!, z: spots[at * 3 + 2]! };
          taken.push({ slot: slots[at]!, spot });
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
      heap: NearHeap,
      near: { spot: Spot; from: number; within: number },
    ): void {
      const { from, within } = near;
      const { x, y, z } = near.spot;
      let used = inFirst(count);
      for (let block = first; block !== NO_BLOCK; block = nexts[block]!) {
        for (let at = block * BLOCK; at < block * BLOCK + used; at++) {
          const east = spots[at * 3]! - x;
          const up = spots[at * 3 + 1]! - y;
          const north = spots[at * 3 + 2]! - z;
          const h = east * east + up * up + north * north;
          if (h >= from && h <= within) heap.push(h, ~slots[at]!);
        }
        used = BLOCK;
      }
    },
  };
}
