import type pg from 'pg';
import type { Config } from '../../config.ts';
import { openConnection, STATEMENT_LIMITS } from '../../db/client.ts';
import { placeOfDatabase } from '../../db/database-address.ts';
import { good, note, trouble, type Finding } from './finding.ts';

const SERVER = `select current_database() || pg_postmaster_start_time() as server`;
const LIMIT = 'select name, setting::int as ms from pg_settings where name = any($1)';

/** Whether requests, which go through DATABASE_URL, meet the same database, and the limits that they would ask for. */
export async function poolerFindings({
  databaseUrl,
  databaseDirectUrl,
}: Config): Promise<Finding[]> {
  if (!databaseUrl || !databaseDirectUrl || databaseUrl === databaseDirectUrl) return [];
  const clients: pg.Client[] = [];
  try {
    const pooled = await openConnection(databaseUrl, 'baeon-doctor');
    clients.push(pooled);
    const direct = await openConnection(databaseDirectUrl, 'baeon-doctor');
    clients.push(direct);
    const [one, other] = await Promise.all([serverOf(pooled), serverOf(direct)]);
    const where = placeOfDatabase(databaseUrl);
    return [
      one === other
        ? good('pooler', `${where} leads to the database`)
        : trouble('pooler', `${where} leads to another database than DATABASE_DIRECT_URL`),
      ...(await limitFindings(pooled)),
    ];
  } catch (error) {
    return [trouble('pooler', `DATABASE_URL: ${(error as Error).message}`)];
  } finally {
    await Promise.all(clients.map((client) => client.end()));
  }
}

async function serverOf(client: pg.Client): Promise<string> {
  const { rows } = await client.query<{ server: string }>(SERVER);
  return rows[0]!.server;
}

async function limitFindings(client: pg.Client): Promise<Finding[]> {
  const { rows } = await client.query<{ name: keyof typeof STATEMENT_LIMITS; ms: number }>(LIMIT, [
    Object.keys(STATEMENT_LIMITS),
  ]);
  return rows.map(({ name, ms }) => {
    const most = STATEMENT_LIMITS[name];
    if (ms > 0 && ms <= most) return good('pooler', `${name} is ${ms / 1000} s`);
    const says = ms === 0 ? `there is no ${name}` : `${name} is ${ms / 1000} s`;
    return note(
      'pooler',
      `${says}: alter role … in database … set ${name} = '${most / 1000}s', for the role of DATABASE_URL`,
    );
  });
}
