import { MOST_PROBLEMS } from '@baeon/contracts/counter/imports';
import type { FastifyBaseLogger } from 'fastify';
import type { Pool } from 'pg';
import type { Db } from '../../db/client.ts';
import type { Clock } from '../../lib/clock.ts';
import { beginRun, noteRead, readParts, settleRun } from './imports.repo.ts';

const MOST_ATTEMPTS = 3;
const TELL_EVERY_MS = 1000;
const INTERRUPTED = 'the import was interrupted again and again; please start it anew';

type Queryable = { query(text: string, values: unknown[]): Promise<unknown> };
type Outcome = { skipped: number };
type Problem = { position: number; label: string; problem: string };

/** Brings a file in that lies elsewhere; why nothing was, where the file is to blame. Throws what may pass. */
export type ImportFile = (file: {
  kind: string;
  format: string;
  chunks: AsyncIterable<Buffer>;
  dryRun: boolean;
  mostProblems: number;
  signal: AbortSignal;
  onRead(bytesSoFar: number): void;
  settled(outcome: Outcome, problems: Problem[], client: Queryable | null): Promise<void>;
}) => Promise<string | null>;

type Dependencies = {
  db: Db;
  pool: Pool;
  clock: Clock;
  log: FastifyBaseLogger;
  importFile: ImportFile;
};

/** One run of an import by whoever took its job, once or again after a process that died. */
export function createRunImport({ db, pool, clock, log, importFile }: Dependencies) {
  /** Not more often than anybody looks. */
  function teller(id: string) {
    let toldAt = 0;
    return (bytesSoFar: number) => {
      const now = performance.now();
      if (now - toldAt < TELL_EVERY_MS) return;
      toldAt = now;
      noteRead(db, id, bytesSoFar).catch((error: unknown) => {
        log.warn({ err: error }, 'cannot note how far an import is');
      });
    };
  }

  const fail = (id: string, failure: string) =>
    settleRun(pool, { id, outcome: null, failure, problems: [] }, clock.now());

  return async function runImport(id: string, signal: AbortSignal): Promise<void> {
    const run = await beginRun(db, id);
    if (!run) return;
    if (run.attempts > MOST_ATTEMPTS) return fail(id, INTERRUPTED);
    const failure = await importFile({
      kind: run.kind,
      format: run.format,
      chunks: readParts(pool, id),
      dryRun: run.dry_run,
      mostProblems: MOST_PROBLEMS,
      signal,
      onRead: teller(id),
      settled: (outcome, problems, client) =>
        settleRun(client ?? pool, { id, outcome, failure: null, problems }, clock.now()),
    });
    if (failure !== null) await fail(id, failure);
  };
}
