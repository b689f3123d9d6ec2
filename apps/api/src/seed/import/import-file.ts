import type pg from 'pg';
import { cancelOnAbort, commit } from './import-database.ts';
import type { ImportKind, Saved } from './import-kind.ts';
import { skippedLines, writeSkipped } from './skipped-report.ts';
import type { Source } from './source.ts';
import { countSkipped, createStaging, refuseRepeatedRows, stageRows } from './staging.ts';

export type Outcome = Saved & { read: number; unchanged: number; skipped: number };

type Options = {
  url: string;
  kind: ImportKind;
  source: Source;
  dryRun: boolean;
  errorsFile: string | null;
  signal: AbortSignal;
  onStaged(): void;
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
    signal.throwIfAborted();
    // From here on there is no way back; a stop that is asked for now finds the work done.
    noLongerCancel();
    await (dryRun ? client.query('rollback') : commit(client));
    return { ...saved, read, skipped, unchanged: read - skipped - saved.inserted - saved.updated };
  } catch (error) {
    await client.query('rollback').catch(() => {});
    throw error;
  } finally {
    noLongerCancel();
  }
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
