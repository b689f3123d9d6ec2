import type { Coordinates } from '@baeon/contracts/places/geo';

/** Sorts what is near to each other near to each other, along a curve that visits quarter by quarter. */
export function inMapOrder<T extends Coordinates>(things: Iterable<T>): T[] {
  const ranked = Array.from(things, (thing) => ({ thing, rank: rankOf(thing) }));
  return ranked.sort((a, b) => a.rank - b.rank).map(({ thing }) => thing);
}

const rankOf = ({ latitude, longitude }: Coordinates): number =>
  2 * spread((latitude + 90) / 180) + spread((longitude + 180) / 360);

const BITS = 24;

/** The first bits of a fraction, with room for another's in between. */
function spread(fraction: number): number {
  let bits = Math.min(Math.floor(fraction * 2 ** BITS), 2 ** BITS - 1);
  let spread = 0;
  for (let place = 1; bits > 0; place *= 4) {
    if (bits % 2 === 1) spread += place;
    bits = Math.floor(bits / 2);
  }
  return spread;
}
