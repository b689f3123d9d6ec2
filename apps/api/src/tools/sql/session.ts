import pg from 'pg';
import { openConnection } from '../../db/client.ts';
import { showResult } from './show-result.ts';
import { splitStatements } from './statements.ts';

/** More of an answer is counted, but neither kept nor shown. */
const MOST_ROWS = 1000;

const HELP = String.raw`Statements end with a semicolon.
\d        tables
\d NAME   columns of a table
\q        leave (or Ctrl-D); Ctrl-C stops a statement`;

const TABLES = `select n.nspname as schema, c.relname as name, c.reltuples::bigint as rows_about,
    pg_size_pretty(pg_total_relation_size(c.oid)) as size
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where c.relkind in ('r', 'p', 'v', 'm') and n.nspname not in ('pg_catalog', 'information_schema')
    and n.nspname not like 'pg\\_%' order by 1, 2`;

const COLUMNS = `select attname as column, format_type(atttypid, atttypmod) as type,
    case when attnotnull then 'not null' else '' end as "null",
    pg_get_expr(adbin, adrelid) as "default"
  from pg_attribute left join pg_attrdef on adrelid = attrelid and adnum = attnum
  where attrelid = $1::regclass and attnum > 0 and not attisdropped order by attnum`;

type Say = { say(line: string): void; complain(line: string): void };

/** What is typed in, line by line, on one connection. */
export async function openSession(url: string, { say, complain }: Say) {
  const client = await openConnection(url, 'baeon-sql');
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
  client.on('notice', ({ severity, message }) => say(`${severity}: ${message}`));
  let typed = '';
  let failed = false;

  async function run(text: string, values: string[] = []): Promise<void> {
    try {
      for (const line of await ask(client, text, values)) say(line);
    } catch (error) {
      failed = true;
      complain(`ERROR: ${(error as Error).message}`);
    }
  }

  async function runMeta(line: string): Promise<void> {
    const [, command, name] = /^\\(\S+)\s*([^;]*)/.exec(line) ?? [];
    if (command === 'd') await (name ? run(COLUMNS, [name.trim()]) : run(TABLES));
    else say(HELP);
  }

  return {
    /** Whether a statement has begun and wants its semicolon. */
    isWithin: () => typed.trim() !== '',
    hasFailed: () => failed,
    forget: () => void (typed = ''),
    async feed(line: string): Promise<void> {
      if (typed.trim() === '' && line.trimStart().startsWith('\\')) return runMeta(line.trim());
      const { statements, rest } = splitStatements(`${typed}${line}\n`);
      typed = rest;
      for (const statement of statements) await run(statement);
    },
    /** What has no semicolon is run as it is. */
    async finish(): Promise<void> {
      const rest = typed.trim();
      typed = '';
      if (rest) await run(rest);
    },
    async cancel(): Promise<void> {
      const other = await openConnection(url, 'baeon-sql');
      await other.query('select pg_cancel_backend($1)', [rows[0]!.pid]);
      await other.end();
    },
    close: () => client.end(),
  };
}

export type SqlSession = Awaited<ReturnType<typeof openSession>>;

/** Every value as PostgreSQL writes it. */
const AS_TEXT = { getTypeParser: () => (value: string | Buffer) => String(value) };

function ask(client: pg.Client, text: string, values: string[]): Promise<string[]> {
  const rows: (string | null)[][] = [];
  let count = 0;
  const query = new pg.Query<(string | null)[]>({
    text,
    values,
    rowMode: 'array',
    types: AS_TEXT as never,
  } as never);
  return new Promise((resolve, reject) => {
    query.on('row', (row) => {
      count += 1;
      if (rows.length < MOST_ROWS) rows.push(row as never);
    });
    query.on('error', reject);
    query.on('end', (result: pg.ResultBuilder) => {
      const columns = result.fields.map(({ name }) => name);
      if (columns.length > 0) return resolve(showResult({ columns, rows, count }));
      resolve([[result.command, result.rowCount].filter((part) => part !== null).join(' ')]);
    });
    client.query(query);
  });
}
