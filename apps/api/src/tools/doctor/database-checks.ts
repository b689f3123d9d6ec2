import type pg from 'pg';
import { MOST_SKEW_MS, readClockSkewMs } from '../../db/clock-skew.ts';
import { openConnection } from '../../db/client.ts';
import { pendingMigrations } from '../../db/migrate.ts';
import { refusePooler } from '../../db/pooler.ts';
import { countOutbox } from '../../features/metrics/outbox-counts.repo.ts';
import { systemClock } from '../../lib/clock.ts';
import { good, inSize, note, trouble, type Finding } from './finding.ts';

const OLDEST_VERSION = 150_000;
/** A message waits that long only while its provider, or the worker, is away. */
const LONG_WAIT_S = 600;

export async function databaseFindings(url: string, where: string): Promise<Finding[]> {
  const client = await openConnection(url, 'baeon-doctor');
  try {
    await refusePooler(client, url);
    await client.query('set statement_timeout = 10000');
    const findings = [...(await serverFindings(client, where)), await schemaFinding(client)];
    return [...findings, ...(await queueFindings(client))];
  } finally {
    await client.end();
  }
}

async function serverFindings(client: pg.Client, where: string): Promise<Finding[]> {
  const skewMs = Math.abs(await readClockSkewMs(client, systemClock));
  const { rows } = await client.query<{
    version: string;
    number: number;
    size: string;
    used: number;
    most: number;
    standby: boolean;
  }>(`select current_setting('server_version') as version,
        current_setting('server_version_num')::int as number,
        pg_database_size(current_database()) as size,
        (select count(*)::int from pg_stat_activity where backend_type = 'client backend') as used,
        current_setting('max_connections')::int as most, pg_is_in_recovery() as standby`);
  const { version, number, size, used, most, standby } = rows[0]!;
  const says = `PostgreSQL ${version} at ${where}, ${inSize(Number(size))}`;
  const connections = `${used} of ${most} connections in use`;
  return [
    number < OLDEST_VERSION
      ? trouble('database', `${says}; 15 is the oldest that will do`)
      : good('database', says),
    standby ? trouble('database', 'it is a standby, and takes no writes') : null,
    (used > most * 0.8 ? note : good)('database', connections),
    (skewMs > MOST_SKEW_MS ? trouble : good)(
      'clock',
      `${(skewMs / 1000).toFixed(1)} s from the database's`,
    ),
  ].filter((finding) => finding !== null);
}

async function schemaFinding(client: pg.Client): Promise<Finding> {
  const pending = await pendingMigrations(client);
  return pending.length === 0
    ? good('schema', 'up to date')
    : note('schema', `${pending.length} migrations wait for the next start`);
}

async function queueFindings(client: pg.Client): Promise<Finding[]> {
  const { rows } = await client.query<{ made: boolean }>(
    `select to_regclass('pgboss.job') is not null
       and exists (select from pg_attribute
                   where attrelid = to_regclass('sms_outbox') and attname = 'report') as made`,
  );
  if (!rows[0]!.made)
    return [note('messages', 'there is no queue before the first start of this release')];
  return [await outboxFinding(client), ...(await deadFindings(client)), await jobsFinding(client)];
}

async function outboxFinding(client: pg.Client): Promise<Finding> {
  const { queued, sending, oldest_seconds } = await countOutbox(client, systemClock.now());
  const waiting = queued + sending;
  const says = `${waiting} waiting${waiting === 0 ? '' : `, the oldest for ${Math.round(oldest_seconds)} s`}`;
  return (oldest_seconds > LONG_WAIT_S ? trouble : good)('messages', says);
}

async function deadFindings(client: pg.Client): Promise<Finding[]> {
  const { rows } = await client.query<{ given_up: number; last_error: string | null }>(
    `select count(*)::int as given_up,
            (array_agg(coalesce(report_code, last_error) order by created_at desc))[1] as last_error
       from sms_outbox
       where (state = 'dead' or report = 'failed') and created_at > now() - interval '1 day'`,
  );
  const { given_up, last_error } = rows[0]!;
  if (given_up === 0) return [];
  return [
    note(
      'messages',
      `${given_up} given up or not delivered within a day, the last for '${last_error}'`,
    ),
  ];
}

async function jobsFinding(client: pg.Client): Promise<Finding> {
  const { rows } = await client.query<{ late: number; failed: number }>(
    `select count(*) filter (where state in ('created', 'retry')
              and start_after < now() - make_interval(secs => $1))::int as late,
            count(*) filter (where state = 'failed'
              and completed_on > now() - interval '1 day')::int as failed
       from pgboss.job where state in ('created', 'retry', 'failed')`,
    [LONG_WAIT_S],
  );
  const { late, failed } = rows[0]!;
  if (late > 0) return trouble('jobs', `${late} are overdue: does a process work on them?`);
  return failed > 0 ? note('jobs', `${failed} failed within a day`) : good('jobs', 'none overdue');
}
