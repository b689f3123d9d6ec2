/** Typed arrays that grow: numbers by place, and rows of numbers of any length, without an object for each. */

const PAGE_BITS = 16;
const PAGE = 2 ** PAGE_BITS;
const MASK = PAGE - 1;
/** Slices of lists double up to this. */
const LARGEST = 1024;

type Numbers = Uint8Array | Uint16Array | Int32Array | Uint32Array | Float32Array | Float64Array;

/** The same numbers with room for one at `place`. */
export function withRoom<T extends Numbers>(numbers: T, place: number): T {
  if (place < numbers.length) return numbers;
  const Kind = numbers.constructor as new (length: number) => T;
  const roomy = new Kind(Math.max(place + 1, Math.ceil(numbers.length * 1.5), 16));
  roomy.set(numbers as never);
  return roomy;
}

/** Rows of whole numbers, each kept once and read by its number. */
export function createRows() {
  const pages: Int32Array[] = [];
  let used = PAGE;
  let starts = new Uint32Array(0);
  let count = 0;

  return {
    add(row: readonly number[]): void {
      const length = Math.min(row.length, MASK - 1);
      if (used + length + 1 > PAGE) {
        pages.push(new Int32Array(PAGE));
        used = 0;
      }
      const page = pages.at(-1)!;
      starts = withRoom(starts, count);
      starts[count] = (pages.length - 1) * PAGE + used;
      page[used] = length;
      for (let nth = 0; nth < length; nth += 1) page[used + 1 + nth] = row[nth]!;
      used += length + 1;
      count += 1;
    },
    of(nth: number): Int32Array {
      const start = starts[nth]!;
      const page = pages[start >>> PAGE_BITS]!;
      const at = (start & MASK) + 1;
      return page.subarray(at, at + page[at - 1]!);
    },
  };
}

/** Lists that grow slice by slice in common pages; each slice ends in the address of the next one. */
export function createLists() {
  const pages = [new Uint32Array(PAGE)];
  // No list starts at 0.
  let used = 1;
  let counts = new Uint32Array(0);
  let firsts = new Uint32Array(0);
  /** Where the next number of a list goes, and where its slice ends. */
  let nexts = new Uint32Array(0);
  let ends = new Uint32Array(0);

  const countOf = (list: number): number => (list >= 0 && list < counts.length ? counts[list]! : 0);

  function newSlice(size: number): number {
    const room = PAGE * pages.length;
    if (used + size > room) {
      used = room;
      pages.push(new Uint32Array(PAGE));
    }
    const at = used;
    used += size;
    return at;
  }

  return {
    /** Gives how many the list has now. */
    add(list: number, value: number): number {
      if (list >= counts.length) {
        counts = withRoom(counts, list);
        firsts = withRoom(firsts, list);
        nexts = withRoom(nexts, list);
        ends = withRoom(ends, list);
      }
      if (firsts[list] === 0) {
        firsts[list] = nexts[list] = newSlice(2);
        ends[list] = firsts[list]! + 1;
      } else if (nexts[list] === ends[list]) {
        const size = sizeAfter(counts[list]!);
        const at = newSlice(size);
        pages[ends[list]! >>> PAGE_BITS]![ends[list]! & MASK] = at;
        nexts[list] = at;
        ends[list] = at + size - 1;
      }
      const next = nexts[list]!;
      pages[next >>> PAGE_BITS]![next & MASK] = value;
      nexts[list] = next + 1;
      counts[list]! += 1;
      return counts[list]!;
    },

    count: countOf,

    /** Gives the slices of a list as they lie in their pages. */
    each(list: number, visit: (page: Uint32Array, from: number, to: number) => void): void {
      let left = countOf(list);
      let at = left > 0 ? firsts[list]! : 0;
      for (let size = 2; left > 0; size = Math.min(size * 2, LARGEST)) {
        const page = pages[at >>> PAGE_BITS]!;
        const from = at & MASK;
        const length = Math.min(left, size - 1);
        visit(page, from, from + length);
        left -= length;
        at = page[from + size - 1]!;
      }
    },
  };
}

/** The size of the slice that comes after so many numbers. */
function sizeAfter(count: number): number {
  let size = 2;
  for (let held = 1; held < count; held += size - 1) size = Math.min(size * 2, LARGEST);
  return Math.min(size * 2, LARGEST);
}
