/** The message is one line, fit to be shown on the terminal as it is. */
export class EmbeddedPostgresError extends Error {
  override name = 'EmbeddedPostgresError';
}

/** where the embedded server is of no use */
export const WAY_OUT = 'set DATABASE_URL to use a PostgreSQL of your own';

export function errorCode(error: unknown): string | undefined {
  const code = (error as { code?: unknown } | undefined)?.code;
  return typeof code === 'string' ? code : undefined;
}

/** What comes out of the file system or a child process, as the one line that callers can show. */
export function asEmbeddedPostgresError(error: unknown): EmbeddedPostgresError {
  if (error instanceof EmbeddedPostgresError) return error;
  const reason = error instanceof Error ? error.message : String(error);
  const line = reason.replace(/\s*\n\s*/g, ' ').trim();
  return new EmbeddedPostgresError(`the embedded PostgreSQL cannot be used: ${line}`, {
    cause: error,
  });
}
