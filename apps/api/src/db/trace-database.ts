import { AsyncLocalStorage } from 'node:async_hooks';
import type pg from 'pg';
import type { PgBoss, WorkHandler } from 'pg-boss';
import { beginPart, during, errorTypeOf, type Span, type Tracing } from '../lib/tracing.ts';

type Query = (...asked: unknown[]) => unknown;

/** Each statement of something that is traced, by what it does and to which table: never its text nor its values. */
export function traceStatements(pool: pg.Pool): void {
  const connect = pool.connect.bind(pool) as (done?: (...outcome: unknown[]) => void) => unknown;
  // Whoever gives a connection back calls the next one that waits, who is of another trace.
  const bound = (done?: (...outcome: unknown[]) => void) =>
    done ? connect(AsyncLocalStorage.bind(done)) : connect();
  pool.connect = bound as typeof pool.connect;
  pool.on('connect', (client) => {
    const query = client.query.bind(client) as Query;
    client.query = ((...asked: unknown[]) => tracedQuery(query, asked)) as typeof client.query;
  });
}

function tracedQuery(query: Query, asked: unknown[]): unknown {
  const text = textOf(asked[0]);
  const span = text === null ? null : beginStatement(text);
  if (!span) return query(...asked);
  const done = asked.at(-1);
  if (typeof done === 'function') {
    const told = (error: unknown, ...rest: unknown[]) => {
      end(span, error);
      done(error, ...rest);
    };
    return query(...asked.slice(0, -1), told);
  }
  const answer = query(...asked) as Promise<unknown>;
  answer.then(
    () => span.end(),
    (error: unknown) => end(span, error),
  );
  return answer;
}

const end = (span: Span, error: unknown) => span.end(error ? errorTypeOf(error) : undefined);

/** Null for what reads or writes a stream. */
function textOf(asked: unknown): string | null {
  if (typeof asked === 'string') return asked;
  const { text, submit } = (asked ?? {}) as { text?: unknown; submit?: unknown };
  return typeof text === 'string' && submit === undefined ? text : null;
}

function beginStatement(text: string): Span | null {
  const operation = /^\s*([a-z]+)/i.exec(text)?.[1]?.toUpperCase() ?? 'OTHER';
  const table = /\b(?:from|into|update|join)\s+"?([a-z_]\w*)/i.exec(text)?.[1] ?? '';
  const facts = { 'db.system.name': 'postgresql', 'db.operation.name': operation };
  return beginPart({
    name: `${operation} ${table}`.trim(),
    kind: 'client',
    facts: table ? { ...facts, 'db.collection.name': table } : facts,
  });
}

/** Each batch of jobs is a trace of its own, by the name of its queue. */
export function traceJobs(boss: PgBoss, tracing: Tracing): void {
  const work = boss.work.bind(boss) as (
    queue: string,
    options: object,
    handler: WorkHandler<unknown>,
  ) => Promise<string>;
  boss.work = ((queue: string, options: object, handler: WorkHandler<unknown>) =>
    work(queue, options, (jobs) => {
      const facts = {
        'messaging.destination.name': queue,
        'messaging.batch.message_count': jobs.length,
      };
      const span = tracing.begin({ name: `job ${queue}`, kind: 'consumer', facts });
      return during(span, async () => handler(jobs));
    })) as typeof boss.work;
}
