import { AppError } from './app-error.ts';

export type PageAsked = { cursor?: string | undefined; limit: number };

export const wrongCursor = () => new AppError('INVALID_INPUT', 'That is no place to go on from.');

/** A cursor that is a whole number: the position of the last entry of the page before. */
export function readPosition(cursor: string | undefined): number | null {
  if (cursor === undefined) return null;
  if (!/^\d{1,15}$/.test(cursor)) throw wrongCursor();
  return Number(cursor);
}

/** A page of entries of which one more than wanted was asked for. */
export function cutPage<T>(entries: T[], limit: number, cursorOf: (last: T) => string) {
  const page = entries.slice(0, limit);
  const nextCursor = entries.length > limit ? cursorOf(page.at(-1)!) : null;
  return { page, nextCursor };
}
