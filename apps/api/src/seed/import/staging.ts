import type { Fields, ImportKind, SourceRow } from './import-kind.ts';
import { hasControlCharacter } from '@baeon/contracts/common/plain-text';
import { pipeline } from 'node:stream/promises';
import type pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';

/** Written to the server in pieces of about this many characters. */
const BATCH_CHARACTERS = 64 * 1024;

/** Names of columns need no quotes in a list of PostgreSQL. */
const listOf = (columns: readonly string[]) => `{${columns.join(',')}}`;
const NO_LIST = listOf([]);

export type SkippedRow = { position: number; label: string; problem: string };

/** Good rows and bad ones alike go here, and with the connection it is gone. */
export async function createStaging(client: pg.Client, kind: ImportKind): Promise<void> {
  const columns = kind.staged.map(({ column, type }) => `${column} ${type}`);
  await client.query(
    `create temporary table import_rows (
      row_position integer not null,
      row_label text not null,
      row_problem text,
      row_lacks text[] not null,
      ${columns.join(', ')}
    )`,
  );
}

export async function dropStaging(client: pg.Client): Promise<void> {
  await client.query('drop table import_rows');
}

/** Reads, checks and stages row by row, as fast as the server takes them; gives how many there were. */
export async function stageRows(
  client: pg.Client,
  kind: ImportKind,
  rows: AsyncIterable<SourceRow>,
  signal?: AbortSignal,
): Promise<number> {
  let read = 0;
  const nothing = kind.staged.map(() => null);
  async function* lines() {
    let batch = '';
    for await (const row of rows) {
      read += 1;
      const checked = checkedRow(row, kind);
      batch += copyLine(
        'values' in checked
          ? [read, row.label, null, listOf(row.lacks), ...checked.values]
          : [read, row.label, checked.problems.join('; '), NO_LIST, ...nothing],
      );
      if (batch.length < BATCH_CHARACTERS) continue;
      yield Buffer.from(batch);
      batch = '';
    }
    if (batch !== '') yield Buffer.from(batch);
  }
  const columns = ['row_position', 'row_label', 'row_problem', 'row_lacks'];
  columns.push(...kind.staged.map(({ column }) => column));
  const copy = client.query(copyFrom(`copy import_rows (${columns.join(', ')}) from stdin`));
  await pipeline(lines, copy, signal ? { signal } : {});
  return read;
}

function checkedRow(
  { fields, problems }: SourceRow,
  kind: ImportKind,
): ReturnType<typeof kind.check> {
  if (!fields) return { problems };
  const checked = kind.check(fields);
  const all = [
    ...problems,
    ...textProblems(fields),
    ...('problems' in checked ? checked.problems : []),
  ];
  return all.length > 0 ? { problems: all } : checked;
}

/** Of the good rows with the same key the first one stays. In the database: it has room for any file. */
export async function refuseRepeatedRows(client: pg.Client, key: string): Promise<void> {
  await client.query(
    `update import_rows later
     set row_problem = '${key} is the same as in ' || earlier.row_label
     from (
       select row_position, min(row_position) over (partition by ${key}) as first_position
       from import_rows where row_problem is null
     ) found
     join import_rows earlier on earlier.row_position = found.first_position
     where later.row_position = found.row_position and found.row_position > found.first_position`,
  );
  await client.query('create index on import_rows (row_position) where row_problem is not null');
}

export async function countSkipped(client: pg.Client): Promise<number> {
  const { rows } = await client.query<{ skipped: number }>(
    'select count(*)::integer as skipped from import_rows where row_problem is not null',
  );
  return rows[0]!.skipped;
}

/** In the order of the file, those behind a position. */
export async function skippedRows(
  client: pg.Client,
  after: number,
  atMost: number,
): Promise<SkippedRow[]> {
  const { rows } = await client.query<SkippedRow>(
    `select row_position as position, row_label as label, row_problem as problem
     from import_rows where row_problem is not null and row_position > $1
     order by row_position limit $2`,
    [after, atMost],
  );
  return rows;
}

const REPLACEMENT = '\ufffd';

/** What no text of any kind of data may hold. */
export function textProblems(fields: Fields): string[] {
  const problems: string[] = [];
  for (const [column, value] of Object.entries(fields)) {
    const text = Array.isArray(value) ? value.join('\n') : value;
    if (typeof text !== 'string') continue;
    // Bytes that are not UTF-8 were replaced by the decoder; JSON can also escape half a character.
    if (text.includes(REPLACEMENT) || !text.isWellFormed()) {
      problems.push(`${column} has characters that cannot be read; save the file as UTF-8`);
    } else if (hasControlCharacter(text)) {
      problems.push(`${column} has an invisible control character`);
    }
  }
  return problems;
}

const ESCAPES: Record<string, string> = { '\\': '\\\\', '\n': '\\n', '\r': '\\r', '\t': '\\t' };

/** One row in the text format of PostgreSQL's COPY. */
export function copyLine(values: readonly (string | number | null)[]): string {
  return `${values.map(copyValue).join('\t')}\n`;
}

function copyValue(value: string | number | null): string {
  if (value === null) return '\\N';
  return typeof value === 'number'
    ? String(value)
    : value.replace(/[\\\n\r\t]/g, (character) => ESCAPES[character]!);
}
