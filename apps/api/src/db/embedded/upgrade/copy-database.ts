import { pipeline } from 'node:stream/promises';
import type pg from 'pg';
import { from as copyFrom, to as copyTo } from 'pg-copy-streams';
import { openConnection } from '../../client.ts';
import { EmbeddedPostgresError } from '../embedded-postgres-error.ts';
import { DATABASE } from '../server-address.ts';
import {
  contentOf,
  foreignData,
  objectsOf,
  sequencesOf,
  tablesOf,
  type Sequence,
  type Table,
} from './contents.ts';

export type Copying = {
  from: string;
  to: string;
  log: (line: string) => void;
  signal: AbortSignal;
  onTable?: ((name: string) => void | Promise<void>) | undefined;
};

/**
 * All rows and sequences of one database into another that has the same tables, in the text form, which every version reads.
 * What was there is replaced. Nobody may write to either meanwhile.
 */
export async function copyDatabase(copying: Copying): Promise<{ tables: number; rows: number }> {
  const { log, signal } = copying;
  const from = await openSession(copying.from);
  const to = await openSession(copying.to).catch(async (error: unknown) => {
    await from.end();
    throw error;
  });
  const cut = () => void Promise.allSettled([from.end(), to.end()]);
  signal.addEventListener('abort', cut);
  try {
    signal.throwIfAborted();
    const tables = await sameTables(from, to);
    await refuseForeignData(from, copying.from);
    const known = new Set(await objectsOf(to));
    const left = (await objectsOf(from)).filter((what) => !known.has(what));
    if (left.length > 0) log(`left behind, as it is not the app's: ${left.join(', ')}`);
    const passing = tables.filter(({ passing }) => passing).map(({ name }) => name);
    if (passing.length > 0) log(`begun anew, as it counts transactions: ${passing.join(', ')}`);
    await copyAll(from, to, tables, copying);
    const lasting = tables.filter(({ passing }) => !passing);
    const rows = await compare(from, to, lasting);
    await to.query('vacuum (analyze)');
    return { tables: lasting.length, rows };
  } finally {
    signal.removeEventListener('abort', cut);
    await Promise.allSettled([from.end(), to.end()]);
  }
}

async function openSession(url: string): Promise<pg.Client> {
  const client = await openConnection(url, 'baeon-upgrade');
  await client.query(`set statement_timeout = 0; set timezone = 'UTC'; set datestyle = 'ISO';
    set intervalstyle = 'postgres'; set extra_float_digits = 1; set bytea_output = 'hex'`);
  return client;
}

async function sameTables(from: pg.Client, to: pg.Client): Promise<Table[]> {
  const [old, fresh] = [await tablesOf(from), await tablesOf(to)];
  const shapes = new Map(fresh.map(({ name, shape }) => [name, shape]));
  const odd = old.filter(({ name, shape }) => shapes.get(name) !== shape).map(({ name }) => name);
  const names = new Set(old.map(({ name }) => name));
  odd.push(...fresh.map(({ name }) => name).filter((name) => !names.has(name)));
  if (odd.length === 0) return old;
  throw new EmbeddedPostgresError(
    `these tables are not as this release of the app makes them, so nothing was upgraded: ${odd.join(', ')}; move what is yours elsewhere with the release that made it`,
  );
}

async function refuseForeignData(from: pg.Client, url: string): Promise<void> {
  const database = new URL(url).pathname.slice(1);
  // Where tests share a server there are many databases, and none is looked for.
  const foreign = database === DATABASE ? await foreignData(from, database) : [];
  if (foreign.length === 0) return;
  throw new EmbeddedPostgresError(
    `there is more in the data folder than the app's database, so nothing was upgraded: ${foreign.join(', ')}; move it elsewhere with the release that made it`,
  );
}

async function copyAll(
  from: pg.Client,
  to: pg.Client,
  tables: Table[],
  { signal, onTable }: Copying,
): Promise<void> {
  await to.query('begin');
  // No trigger and no foreign key acts: what they did when the rows were made is in the rows.
  await to.query('set local session_replication_role = replica');
  // In the transaction that fills them, so that little of it has to be logged.
  await to.query(`truncate ${tables.map(({ name }) => name).join(', ')}`);
  for (const { name, columns, passing } of tables) {
    signal.throwIfAborted();
    if (passing) continue;
    const what = `${name} (${columns.join(', ')})`;
    const out = from.query(copyTo(`copy ${what} to stdout`));
    await pipeline(out, to.query(copyFrom(`copy ${what} from stdin`)), { signal });
    await onTable?.(name);
  }
  for (const { name, value, called } of await sequencesOf(from)) {
    await to.query('select setval($1::regclass, $2, $3)', [name, value, called]);
  }
  await to.query('commit');
}

async function compare(from: pg.Client, to: pg.Client, tables: Table[]): Promise<number> {
  let rows = 0;
  for (const table of tables) {
    const [old, fresh] = await Promise.all([contentOf(from, table), contentOf(to, table)]);
    if (old !== fresh) throw differs(table.name);
    rows += Number(old.split(' ')[0]);
  }
  const said = ({ name, value, called }: Sequence) => `${name} ${value} ${called}`;
  const copied = new Set((await sequencesOf(to)).map(said));
  const lost = (await sequencesOf(from)).find((sequence) => !copied.has(said(sequence)));
  if (lost) throw differs(lost.name);
  return rows;
}

const differs = (name: string) =>
  new EmbeddedPostgresError(`${name} is not the same in the copy; nothing was upgraded`);
