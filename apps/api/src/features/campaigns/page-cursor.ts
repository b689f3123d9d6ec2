import { AppError } from '../../lib/app-error.ts';

/** Behind which entry a page begins: a number that the list is sorted by, then the campaign's id. */
export type After = { rank: number; id: string };

const WRITTEN = /^(\d{1,15})\.([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/;

export const toCursor = ({ rank, id }: After): string =>
  Buffer.from(`${rank}.${id}`).toString('base64url');

export function readCursor(cursor: string | undefined): After | null {
  if (cursor === undefined) return null;
  const [, rank, id] = WRITTEN.exec(Buffer.from(cursor, 'base64url').toString('latin1')) ?? [];
  if (!rank || !id) throw new AppError('INVALID_INPUT', 'That is no place to go on from.');
  return { rank: Number(rank), id };
}

/** The rest of a search, behind what the plain rule finds: how many of it were shown. */
const REST = /^rest\.(\d{1,6})$/;

export const toRestCursor = (shown: number): string =>
  Buffer.from(`rest.${shown}`).toString('base64url');

export function readRestCursor(cursor: string | undefined): number | null {
  const [, shown] = REST.exec(Buffer.from(cursor ?? '', 'base64url').toString('latin1')) ?? [];
  return shown === undefined ? null : Number(shown);
}

/** A page of entries of which one more than wanted was asked for. */
export function cutPage<T>(entries: T[], limit: number, afterOf: (entry: T) => After) {
  const page = entries.slice(0, limit);
  const nextCursor = entries.length > limit ? toCursor(afterOf(page.at(-1)!)) : null;
  return { page, nextCursor };
}
