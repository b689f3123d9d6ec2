import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { copyLine } from '../import/staging.ts';

/** Written to the server in pieces of about this many characters. */
const BATCH_CHARACTERS = 128 * 1024;

export type TableRow = readonly (string | number | null)[];

/** The fastest way in: rows are made as fast as the server takes them. */
export async function copyRows(
  client: pg.Client,
  into: { table: string; columns: string },
  rows: Iterable<TableRow>,
  signal?: AbortSignal,
): Promise<void> {
  const copy = client.query(copyFrom(`copy ${into.table} (${into.columns}) from stdin`));
  await pipeline(Readable.from(pieces(rows)), copy, signal ? { signal } : {});
}

function* pieces(rows: Iterable<TableRow>): Generator<Buffer> {
  let piece = '';
  for (const row of rows) {
    piece += copyLine(row);
    if (piece.length < BATCH_CHARACTERS) continue;
    yield Buffer.from(piece);
    piece = '';
  }
  if (piece !== '') yield Buffer.from(piece);
}
