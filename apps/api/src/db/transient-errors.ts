import type { Db, Executor } from './client.ts';

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

/** It stops, starts, has no connection left, or is a standby until it is promoted. */
const AWAY_STATES = /^(?:08...|57P0[1-3]|53300|25006)$/;
const NO_CONNECTION = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ENOSERVER',
]);
const NOBODY_THERE =
  /^(?:Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error)/;

/** Whether a transaction that failed may succeed on a retry as it is. */
export function isTransientDatabaseError(error: unknown): boolean {
  const { code, message } = causeOf(error);
  return (code !== undefined && TRANSIENT_STATES.has(code)) || LOST_CONNECTION.test(message ?? '');
}

/** Whether a statement failed because nobody answers at the database, or nobody yet. */
export function isDatabaseAway(error: unknown): boolean {
  const { code = '', message = '' } = causeOf(error);
  return AWAY_STATES.test(code) || NO_CONNECTION.has(code) || NOBODY_THERE.test(message);
}

/** Whether a value that was handed over is the trouble: a retry can only fail again. */
export const isUnfitValue = (error: unknown): boolean =>
  causeOf(error).code?.startsWith('22') ?? false;

/** Drizzle wraps what the driver says. */
const causeOf = (error: unknown) =>
  (error instanceof Error && error.cause ? error.cause : error) as {
    code?: string;
    message?: string;
  };

const DEADLOCK = '40P01';
const MOST_ATTEMPTS = 3;

/** A transaction that is made again where it lost a deadlock: whoever won it is done by then. */
export async function transactionWithRetry<T>(
  db: Db,
  work: (tx: Executor) => Promise<T>,
): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await db.transaction(work);
    } catch (error) {
      if (attempt === MOST_ATTEMPTS || causeOf(error).code !== DEADLOCK) throw error;
    }
  }
}
