import pg from 'pg';

/**
 * What the person at the terminal can put right. The message goes on after 'Nothing was imported from
 * FILE:', in one line.
 */
export class ImportError extends Error {
  override name = 'ImportError';
}

/** Nobody knows whether the import was saved; the message is a sentence of its own. */
export class UnsureError extends Error {
  override name = 'UnsureError';
}

/** What went wrong, in a line that goes on after a colon; null for what only we can put right. */
export function importFailureReason(error: unknown): string | null {
  if (error instanceof ImportError) return error.message;
  if (error instanceof pg.DatabaseError) return `the database says: ${error.message}`;
  return isLostConnection(error) ? 'the connection to the database was lost' : null;
}

const isLostConnection = (error: unknown): boolean =>
  error instanceof Error && /^Connection terminated|ECONNRESET|EPIPE/.test(error.message);

const MAX_SHOWN = 40;

/** A text out of a file as it may stand in a message: short, and with nothing that a terminal acts on. */
export function shown(text: string): string {
  const plain = text.replace(/\p{Cc}+/gu, ' ');
  return plain.length > MAX_SHOWN ? `${plain.slice(0, MAX_SHOWN)}…` : plain;
}
