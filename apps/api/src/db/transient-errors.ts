/** A deadlock, a serialization failure, a lock that others held, a server that restarts. */
const TRANSIENT_STATES = new Set([
  '40P01',
  '40001',
  '55P03',
  '57P01',
  '57P02',
  '57P03',
  '08006',
  '08003',
]);
const LOST_CONNECTION = /^Connection terminated|ECONNRESET|ECONNREFUSED|EPIPE/;

/** Whether a transaction that failed may succeed on a retry as it is. */
export function isTransientDatabaseError(error: unknown): boolean {
  // Drizzle wraps what the driver says.
  const cause = error instanceof Error && error.cause ? error.cause : error;
  const { code, message } = cause as { code?: string; message?: string };
  return (code !== undefined && TRANSIENT_STATES.has(code)) || LOST_CONNECTION.test(message ?? '');
}
