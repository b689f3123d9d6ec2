import { EARTH_RADIUS_KM, type Coordinates } from '@baeon/contracts/places/geo';
import {
  BLOCK,
  createBuckets,
  growFloats,
  growInts,
  NO_BLOCK,
  type GlobePoint,
} from './quadtree-buckets.ts';
import { createMinHeap } from './min-heap.ts';

/** A cell of this depth is a hand's breadth; what shares it stays together. */
const DEEPEST = 26;
const LEAF = -1;
/** South, west and height of a cell, and the least cosine of its latitudes. It is twice as wide. */
const CELL = 4;
const HALF_RADIANS = Math.PI / 360;

type Walk = { trees: number[]; at: Coordinates; fromKm: number; withinKm: number };

/**
 * Quadtrees over latitude and longitude, of points with numbers ("slots") that the caller gives. A walk
 * goes through the points of some trees by growing distance without knowing how many will be wanted:
 * cells and points wait in one heap, cells by the least distance that anything in them can have
 * (Hjaltason and Samet, 1999).
 */
export function createQuadtrees() {
  let cells = new Float64Array(0);
  /** By cell: the first of its four children, how many points it has, its bucket if it is a leaf. */
  let children = new Int32Array(0);
  let counts = new Int32Array(0);
  let firsts = new Int32Array(0);
  let cellCount = 0;
  const freeChildren: number[] = [];
  const buckets = createBuckets();
  const heap = createMinHeap();
  /** By slot: latitude and longitude. */
  let places = new Float64Array(0);

  function newCells(count: number): number {
    const cell = cellCount;
    cellCount += count;
    cells = growFloats(cells, cellCount * CELL);
    children = growInts(children, cellCount);
    counts = growInts(counts, cellCount);
    firsts = growInts(firsts, cellCount);
    return cell;
  }

  function setLeaf(cell: number, south: number, west: number, height: number): void {
    const at = cell * CELL;
    cells[at] = south;
    cells[at + 1] = west;
    cells[at + 2] = height;
    cells[at + 3] = Math.max(0, Math.min(cosine(south), cosine(south + height)));
    children[cell] = LEAF;
    counts[cell] = 0;
    firsts[cell] = NO_BLOCK;
  }

  function put(leaf: number, slot: number, point: GlobePoint): void {
    firsts[leaf] = buckets.put(firsts[leaf]!, counts[leaf]!, slot, point);
    counts[leaf]!++;
  }

  function childFor(cell: number, slot: number): number {
    const at = cell * CELL;
    const height = cells[at + 2]!;
    const north = places[slot * 2]! >= cells[at]! + height / 2 ? 2 : 0;
    const east = places[slot * 2 + 1]! >= cells[at + 1]! + height ? 1 : 0;
    return children[cell]! + north + east;
  }

  function split(cell: number): void {
    const at = cell * CELL;
    const [south, west, height] = [cells[at]!, cells[at + 1]!, cells[at + 2]!];
    const taken = buckets.empty(firsts[cell]!, counts[cell]!);
    const first = freeChildren.pop() ?? newCells(4);
    for (let nth = 0; nth < 4; nth++) {
      const [up, right] = [(nth >> 1) * (height / 2), (nth & 1) * height];
      setLeaf(first + nth, south + up, west + right, height / 2);
    }
    children[cell] = first;
    for (const { slot, point } of taken) put(childFor(cell, slot), slot, point);
  }

  /** Everything in a cell, which is left without children and empty. */
  function gather(cell: number): { slot: number; point: GlobePoint }[] {
    const first = children[cell]!;
    const taken =
      first === LEAF
        ? buckets.empty(firsts[cell]!, counts[cell]!)
        : [first, first + 1, first + 2, first + 3].flatMap(gather);
    if (first !== LEAF) freeChildren.push(first);
    children[cell] = LEAF;
    counts[cell] = 0;
    firsts[cell] = NO_BLOCK;
    return taken;
  }

  return {
    openTree(): number {
      const root = newCells(1);
      setLeaf(root, -90, -180, 180);
      return root;
    },

    /** A slot may be in several trees, at the same place in all of them. */
    add(tree: number, slot: number, place: Coordinates): void {
      places = growFloats(places, (slot + 1) * 2);
      places[slot * 2] = place.latitude;
      places[slot * 2 + 1] = place.longitude;
      let cell = tree;
      for (let depth = 0; ; depth++) {
        if (children[cell] === LEAF) {
          if (counts[cell]! < BLOCK || depth === DEEPEST) break;
          split(cell);
        }
        counts[cell]!++;
        cell = childFor(cell, slot);
      }
      put(cell, slot, globePointOf(place));
    },

    remove(tree: number, slot: number): void {
      const above: number[] = [];
      let leaf = tree;
      for (; children[leaf] !== LEAF; leaf = childFor(leaf, slot)) above.push(leaf);
      const first = buckets.take(firsts[leaf]!, counts[leaf]!, slot);
      if (first === null) throw new Error('a point that is not in this tree');
      firsts[leaf] = first;
      for (const cell of [...above, leaf]) counts[cell]!--;
      const sparse = above.find((cell) => counts[cell]! <= BLOCK / 2);
      if (sparse === undefined) return;
      for (const { slot: kept, point } of gather(sparse)) put(sparse, kept, point);
    },

    /**
     * Calls `visit` with points between the two distances, nearest first, until it says false. Near is
     * meant to a thousandth of a millimetre. The trees must stay as they are meanwhile.
     */
    walk({ trees, at, fromKm, withinKm }: Walk, visit: (slot: number) => boolean): void {
      const { latitude, longitude } = at;
      const cosineHere = cosine(latitude);
      const near = { point: globePointOf(at), from: squared(fromKm), within: squared(withinKm) };

      const offer = (cell: number): void => {
        if (counts[cell] === 0) return;
        const south = cells[cell * CELL]!;
        const height = cells[cell * CELL + 2]!;
        const north = south + height;
        const up = latitude < south ? south - latitude : latitude > north ? latitude - north : 0;
        let across = longitude - cells[cell * CELL + 1]!;
        if (across < 0) across += 360;
        const width = 2 * height;
        across = across <= width ? 0 : Math.min(across - width, 360 - across);
        const least =
          leastSineSquared(up * HALF_RADIANS) +
          cosineHere * cells[cell * CELL + 3]! * leastSineSquared(across * HALF_RADIANS);
        if (least > near.within) return;
        if (near.from > 0) {
          const mostUp = Math.max(Math.abs(latitude - south), Math.abs(latitude - north));
          const mostAcross = Math.min(180, across + width);
          const most =
            Math.sin(mostUp * HALF_RADIANS) ** 2 +
            cosineHere * Math.sin(mostAcross * HALF_RADIANS) ** 2;
          if (most < near.from) return;
        }
        heap.push(least, cell);
      };

      heap.clear();
      for (const tree of trees) offer(tree);
      while (heap.size > 0) {
        const id = heap.pop();
        if (id < 0) {
          if (!visit(~id)) return;
          continue;
        }
        const first = children[id]!;
        if (first === LEAF) buckets.pour(firsts[id]!, counts[id]!, heap, near);
        else for (let child = first; child < first + 4; child++) offer(child);
      }
    },
  };
}

/** What the sine of an angle up to a right one is at least, squared: dearer to measure than to bound. */
function leastSineSquared(angle: number): number {
  const least = angle - (angle * angle * angle) / 6;
  return least * least;
}

const cosine = (degrees: number): number => Math.cos((degrees * Math.PI) / 180);
const sine = (degrees: number): number => Math.sin((degrees * Math.PI) / 180);

const globePointOf = ({ latitude, longitude }: Coordinates): GlobePoint => ({
  x: (cosine(latitude) * cosine(longitude)) / 2,
  y: (cosine(latitude) * sine(longitude)) / 2,
  z: sine(latitude) / 2,
});

/** The straight way through the globe of half a unit that has this length on the ground, squared. */
const squared = (km: number): number => Math.sin(Math.min(km / EARTH_RADIUS_KM, Math.PI) / 2) ** 2;
