import type { ImportBody, ImportRun } from '@baeon/contracts/counter/imports-wire';
import type { Pool } from 'pg';
import type { Executor } from '../../db/client.ts';
import { sql } from '../../db/drizzle.ts';
import { rowsOf } from '../../db/rows.ts';

type NewRun = ImportBody & { format: string; personId: string };

export async function insertRun(tx: Executor, run: NewRun, now: Date): Promise<string> {
  const [row] = await rowsOf<{ id: string }>(
    tx,
    sql`insert into import_runs (kind, format, file_name, bytes, dry_run, person_id, created_at)
        values (${run.kind}, ${run.format}, ${run.file_name}, ${run.bytes}, ${run.dry_run},
                ${run.personId}, ${now})
        returning id`,
  );
  return row!.id;
}

/** How many bytes a file that is on its way will have; null where it is not. */
export async function findUploading(db: Executor, id: string): Promise<number | null> {
  const [row] = await rowsOf<{ bytes: number }>(
    db,
    sql`select bytes::float8 as bytes from import_runs where id = ${id} and state = 'uploading'`,
  );
  return row?.bytes ?? null;
}

export async function savePart(db: Executor, id: string, nth: number, bytes: Buffer) {
  await db.execute(
    sql`insert into import_parts (run_id, nth, bytes)
        select id, ${nth}, ${bytes} from import_runs
        where id = ${id} and state = 'uploading' for key share
        on conflict (run_id, nth) do update set bytes = excluded.bytes`,
  );
}

export async function lockRun(tx: Executor, id: string) {
  const [row] = await rowsOf<{ kind: string; state: ImportRun['state']; isWhole: boolean }>(
    tx,
    sql`select kind, state,
               bytes = (select coalesce(sum(octet_length(p.bytes)), 0) from import_parts p
                        where p.run_id = r.id) as "isWhole"
        from import_runs r where id = ${id} for update`,
  );
  return row ?? null;
}

/** False where one of its kind is under way. Starts take turns. */
export async function setWaiting(tx: Executor, id: string): Promise<boolean> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('import_runs', 0))`);
  const { rowCount } = await tx.execute(
    sql`update import_runs r set state = 'waiting' where id = ${id} and not exists (
          select from import_runs o where o.kind = r.kind and o.state in ('waiting', 'running'))`,
  );
  return rowCount === 1;
}

const entry = sql`
  select r.id, r.position::text as position, r.kind, r.file_name, r.bytes::float8 as bytes,
         r.bytes_read::float8 as bytes_read, r.dry_run, coalesce(u.name, u.mobile_number) as by,
         r.state, r.created_at, r.settled_at, r.outcome, r.failure
  from import_runs r
  left join counter_people p on p.id = r.person_id
  left join users u on u.id = p.user_id`;

type RunRow = ImportRun & { position: string };

export const listRuns = (
  db: Executor,
  { before, limit }: { before: number | null; limit: number },
): Promise<RunRow[]> =>
  rowsOf(
    db,
    sql`${entry} where ${before === null ? sql`true` : sql`r.position < ${before}`}
        order by r.position desc limit ${limit}`,
    'created_at',
    'settled_at',
  );

export async function findRun(db: Executor, id: string): Promise<RunRow | null> {
  const [row] = await rowsOf<RunRow>(
    db,
    sql`${entry} where r.id = ${id}`,
    'created_at',
    'settled_at',
  );
  return row ?? null;
}

/** Takes a run up, for the first time or again; null where there is nothing left to do. */
export async function beginRun(db: Executor, id: string) {
  const [row] = await rowsOf<{
    kind: string;
    format: string;
    dry_run: boolean;
    attempts: number;
  }>(
    db,
    sql`update import_runs set state = 'running', attempts = attempts + 1, bytes_read = 0
        where id = ${id} and state in ('waiting', 'running')
        returning kind, format, dry_run, attempts`,
  );
  return row ?? null;
}

/** One part at a time, never the whole file. */
export async function* readParts(pool: Pool, id: string): AsyncGenerator<Buffer> {
  for (let nth = 0; ; nth++) {
    const { rows } = await pool.query<{ bytes: Buffer }>(
      'select bytes from import_parts where run_id = $1 and nth = $2',
      [id, nth],
    );
    if (!rows[0]) return;
    yield rows[0].bytes;
  }
}

export async function noteRead(db: Executor, id: string, bytesRead: number): Promise<void> {
  await db.execute(
    sql`update import_runs set bytes_read = ${bytesRead} where id = ${id} and state = 'running'`,
  );
}

type Problem = { position: number; label: string; problem: string };
type Settled = { id: string; outcome: object | null; failure: string | null; problems: Problem[] };

/** The end of a run, in one statement: by the connection that saves, it stands or falls with what is saved. */
export async function settleRun(
  connection: { query(text: string, values: unknown[]): Promise<unknown> },
  { id, outcome, failure, problems }: Settled,
  now: Date,
): Promise<void> {
  await connection.query(
    `with gone as (delete from import_parts where run_id = $1),
       told as (
         insert into import_problems (run_id, position, label, problem)
         select $1, * from unnest($4::integer[], $5::text[], $6::text[]) on conflict do nothing)
     update import_runs
     set state = case when $2::jsonb is null then 'failed' else 'done' end, outcome = $2,
       failure = $3, settled_at = $7
     where id = $1 and state = 'running'`,
    [
      id,
      outcome && JSON.stringify(outcome),
      failure,
      problems.map(({ position }) => position),
      problems.map(({ label }) => label),
      problems.map(({ problem }) => problem),
      now,
    ],
  );
}

export const listProblems = (db: Executor, id: string, after: number, limit: number) =>
  rowsOf<Problem>(
    db,
    sql`select position, label, problem from import_problems
        where run_id = ${id} and position > ${after} order by position limit ${limit}`,
  );
