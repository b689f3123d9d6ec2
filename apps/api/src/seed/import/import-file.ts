import type { Config } from '../../config.ts';
import { cancelOnAbort, commit } from './import-database.ts';
import { ImportError } from './import-error.ts';
import type { ImportKind, SavedCounts, Source } from './import-kind.ts';
import {
  countSkipped,
  createStaging,
  dropStaging,
  refuseRepeatedRows,
  stageRows,
  skippedRows,
  type SkippedRow,
} from './staging.ts';
import { createWriteStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import type pg from 'pg';

export type Outcome = SavedCounts & { read: number; unchanged: number; skipped: number };

type Options = {
  config: Config;
  url: string;
  kind: ImportKind;
  source: Source;
  dryRun: boolean;
  errorsFile: string | null;
  signal: AbortSignal;
  onStaged(): void;
  /** Part of the transaction that saves, at its end: what else is to stand or fall with it. */
  onSaved?(outcome: Outcome): Promise<void>;
  say(line: string): void;
};

/**
 * Stages the whole file beside the tables, then judges and changes in one transaction. Until its commit
 * nothing has changed, whatever happens.
 */
export async function importFile(client: pg.Client, options: Options): Promise<Outcome> {
  const { url, kind, source, dryRun, signal } = options;
  await createStaging(client, kind);
  const read = await stageRows(client, kind, source.rows, signal);
  options.onStaged();
  const noLongerCancel = await cancelOnAbort(client, url, signal);
  try {
    await client.query('begin');
    await kind.settle(client);
    await refuseRepeatedRows(client, kind.key);
    const skipped = await tellSkipped(client, options);
    // A hundred thousand rows keep the server busy for a while, and people wondering.
    options.say(dryRun ? 'Trying it out…' : 'Saving…');
    const saved = await kind.save(client);
    const refusal = saved.inserted > 0 && (await kind.refuse?.(client, options.config));
    if (refusal) throw new ImportError(refusal);
    const unchanged = read - skipped - saved.inserted - saved.updated;
    const outcome = { ...saved, read, skipped, unchanged };
    await options.onSaved?.(outcome);
    signal.throwIfAborted();
    // From here on there is no way back; a stop that is asked for now finds the work done.
    noLongerCancel();
    await (dryRun ? client.query('rollback') : commit(client));
    return outcome;
  } catch (error) {
    await client.query('rollback').catch(() => {});
    throw error;
  } finally {
    noLongerCancel();
  }
}

/** The same inside a transaction of the caller's, who may import several files in one go. */
export async function importWithin(
  client: pg.Client,
  kind: ImportKind,
  { rows }: Source,
  at?: Date,
): Promise<SavedCounts> {
  await createStaging(client, kind);
  await stageRows(client, kind, rows);
  await kind.settle(client);
  await refuseRepeatedRows(client, kind.key);
  const saved = await kind.save(client, at);
  await dropStaging(client);
  return saved;
}

async function tellSkipped(client: pg.Client, { errorsFile, say }: Options): Promise<number> {
  const skipped = await countSkipped(client);
  if (skipped > 0) {
    say('Skipped:');
    for (const line of await skippedLines(client, skipped)) say(`  ${line}`);
  }
  if (errorsFile) await writeSkipped(client, errorsFile);
  return skipped;
}

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
