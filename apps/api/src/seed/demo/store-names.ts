import type { DemoCity } from './demo-cities.ts';
import type { Trade } from './trades/trade.ts';

/** Larger than any list here and prime, so that steps of it visit every combination once. */
const STRIDE = 1_000_003;

/**
 * The name of the nth store of a trade in a city. No two are the same, however many are asked for:
 * first plain names, then ones with an honorific, then a number behind.
 */
export function storeName(city: DemoCity, trade: Trade, nth: number): string {
  const { words, honorifics } = city;
  const plain = words.length * trade.signs.length;
  const round = plain * (1 + honorifics.length);
  const within = nth % round;
  const lap = Math.floor(nth / round);

  const scattered = ((within % plain) * (STRIDE % plain) + offsetOf(trade)) % plain;
  const word = words[scattered % words.length]!;
  const sign = trade.signs[Math.floor(scattered / words.length)]!;
  const tier = Math.floor(within / plain);
  const honorific = tier === 0 ? '' : `${honorifics[tier - 1]!} `;
  return `${honorific}${word} ${sign}${lap === 0 ? '' : ` ${lap + 1}`}`;
}

/** Trades begin at different words, else every first shop of a city would be called alike. */
function offsetOf({ category }: Trade): number {
  let sum = 0;
  for (const letter of category) sum = (sum * 31 + letter.codePointAt(0)!) % 99_991;
  return sum;
}
