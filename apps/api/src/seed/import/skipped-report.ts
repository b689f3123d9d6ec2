import { createWriteStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import type pg from 'pg';
import { ImportError } from './import-error.ts';
import { skippedRows, type SkippedRow } from './staging.ts';

const MAX_ON_SCREEN = 200;
const PAGE = 2000;

const lineOf = ({ label, problem }: SkippedRow) => `${label}: ${problem}`;

/** What is shown of the rows that were skipped. */
export async function skippedLines(client: pg.Client, skipped: number): Promise<string[]> {
  const lines = (await skippedRows(client, 0, MAX_ON_SCREEN)).map(lineOf);
  if (skipped > lines.length)
    lines.push(`and ${(skipped - lines.length).toLocaleString('en')} more`);
  return lines;
}

/** All of them, one a line; an empty file where there are none, so that no older list stays. */
export async function writeSkipped(client: pg.Client, path: string): Promise<void> {
  async function* lines() {
    let last = 0;
    for (;;) {
      const page = await skippedRows(client, last, PAGE);
      if (page.length === 0) return;
      last = page.at(-1)!.position;
      yield page.map((row) => `${lineOf(row)}\n`).join('');
    }
  }
  try {
    await pipeline(lines, createWriteStream(path));
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (!code?.startsWith('E')) throw error;
    throw new ImportError(`the list of skipped rows cannot be written to ${path} (${code})`, {
      cause: error,
    });
  }
}

/** The list would overwrite what is being read. */
export async function refuseSameFile(errorsFile: string, sourceFile: string): Promise<void> {
  const [errors, source] = await Promise.all([
    stat(errorsFile).catch(() => null),
    stat(sourceFile),
  ]);
  if (errors && errors.dev === source.dev && errors.ino === source.ino) {
    throw new ImportError('--errors names the file that is to be imported');
  }
}
