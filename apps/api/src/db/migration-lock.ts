import type pg from 'pg';

/** Any number will do; it is what processes that start together queue up on. */
const LOCK_KEY = 5_207_301;
const LOCK_NOT_AVAILABLE = '55P03';

/** Another process holds the lock of the migrations, and does not give it back. */
export class MigrationLockError extends Error {}

/** Does something while no other process migrates this database; waits for who does, and says for whom. */
export async function withMigrationLock(
  client: pg.Client,
  log: (line: string) => void,
  work: () => Promise<void>,
  { quietMs = 2000, patienceMs = 600_000 } = {},
): Promise<void> {
  if (!(await lockWithin(client, quietMs))) {
    log(`waiting for ${await holder(client)}, which migrates the database`);
    if (!(await lockWithin(client, patienceMs))) {
      throw new MigrationLockError(
        `Another process has been migrating the database for ${Math.round(patienceMs / 1000)} s: ` +
          `${await holder(client)}. Start again once it has ended.`,
      );
    }
  }
  try {
    await work();
  } finally {
    // After an error of the connection it went with it.
    await client.query(`select pg_advisory_unlock(${LOCK_KEY})`).catch(() => {});
  }
}

async function lockWithin(client: pg.Client, ms: number): Promise<boolean> {
  try {
    await client.query(
      `begin; set local lock_timeout = ${ms}; set local statement_timeout = 0;
       select pg_advisory_lock(${LOCK_KEY}); commit`,
    );
    return true;
  } catch (error) {
    await client.query('rollback').catch(() => {});
    if ((error as { code?: string }).code === LOCK_NOT_AVAILABLE) return false;
    throw error;
  }
}

async function holder(client: pg.Client): Promise<string> {
  const { rows } = await client.query<{ name: string; pid: number; host: string | null }>(
    `select a.application_name as name, a.pid, host(a.client_addr) as host
     from pg_locks l join pg_stat_activity a on a.pid = l.pid
     where l.locktype = 'advisory' and l.granted and l.objsubid = 1 and l.classid = 0 and l.objid = $1
       and l.database = (select oid from pg_database where datname = current_database())`,
    [LOCK_KEY],
  );
  const [who] = rows;
  return who
    ? `${who.name} (backend ${who.pid}${who.host ? `, from ${who.host}` : ''})`
    : 'somebody';
}
