import { wrongCursor } from '../../lib/page.ts';

/** Behind which entry a page begins: a number that the list is sorted by, then the campaign's id. */
export type After = { rank: number; id: string };

const WRITTEN = /^(\d{1,15})\.([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/;

export const toCursor = ({ rank, id }: After): string =>
  Buffer.from(`${rank}.${id}`).toString('base64url');

export function readCursor(cursor: string | undefined): After | null {
  if (cursor === undefined) return null;
  const [, rank, id] = WRITTEN.exec(Buffer.from(cursor, 'base64url').toString('latin1')) ?? [];
  if (!rank || !id) throw wrongCursor();
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
