import { sum } from '../numbers.ts';
import type { Table } from '../report.ts';
import type { Tallies, Tally } from './tally.ts';

const percent = (share: number): string => (100 * share).toFixed(1);

export const totalOf = (tallies: readonly Tally[], of: (tally: Tally) => number): number =>
  sum(tallies.map(of));

/** In how many of the pictures, of whatever kind, a code was read. */
export const rateOf = (tallies: readonly Tally[]): number =>
  totalOf(tallies, ({ read }) => read) / totalOf(tallies, ({ pictures }) => pictures);

/** A row a kind and a column a side, and all together at the end. */
export function ratesTable(tallies: Tallies, kinds: readonly string[]): Table {
  const sides = [...tallies.sides];
  const first = sides[0]!;
  const counted = totalOf(
    kinds.map((kind) => tallies.of(kind, first)),
    ({ pictures }) => pictures,
  );
  const rows = kinds.map((kind) => [
    kind,
    String(tallies.of(kind, first).pictures),
    ...sides.map((side) => percent(tallies.of(kind, side).rate)),
  ]);
  const all = sides.map((side) => percent(rateOf(kinds.map((kind) => tallies.of(kind, side)))));
  return {
    head: ['read, %', 'pictures', ...sides],
    rows: [...rows, ['all', String(counted), ...all]],
  };
}

export function timesTable(tallies: Tallies): Table {
  const sides = [...tallies.sides];
  const rows = tallies.kinds.map((kind) => [
    kind,
    ...sides.flatMap((side) =>
      [0.5, 0.95].map((share) => tallies.of(kind, side).milliseconds(share).toFixed(0)),
    ),
  ]);
  return { head: ['ms, p50 and p95', ...sides.flatMap((side) => [side, ''])], rows };
}

/** Every text that was not there. */
export const misreadTable = (tallies: Tallies): Table => ({
  head: ['read though not there', 'side', 'text', 'what is there'],
  rows: tallies.kinds.flatMap((kind) =>
    [...tallies.sides].flatMap((side) =>
      tallies
        .of(kind, side)
        .misread.map(({ sight, text }) => [
          sight.name,
          side,
          JSON.stringify(text).slice(0, 60),
          JSON.stringify(sight.texts?.join(' ') ?? '').slice(0, 60),
        ]),
    ),
  ),
});
