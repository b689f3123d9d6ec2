import { hash } from 'node:crypto';

/** What load data is known by, in a store's place id and a campaign's external id. */
const PREFIX = 'load:';

/** As many digits as any number of them has, so that texts and numbers have one order. */
const DIGITS = 9;

export const loadName = (seed: string, number: number): string =>
  `${PREFIX}${seed}:${String(number).padStart(DIGITS, '0')}`;

/**
 * Ids that are the same for the same seed and rise with the number: an index that is added to at its
 * end grows several times as fast as one that is added to all over.
 */
export function loadIds(kind: 'store' | 'campaign', seed: string): (number: number) => string {
  const hex = hash('sha1', `${kind} ${seed}`, 'hex');
  // Version 8, which is left to whoever makes the id, and the usual variant.
  const start = `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}`;
  return (number) => `${start}-${number.toString(16).padStart(12, '0')}`;
}
