import { readEnv } from '../../config.ts';
import { startFailure } from '../../start-failure.ts';
import { UsageError } from './command-line.ts';
import { readArgs, USAGE, type ImportArgs } from './import-args.ts';
import { connectForImport, onDatabase } from './import-database.ts';
import { ImportError, reasonOf, UnsureError } from './import-error.ts';
import { importFile, type Outcome } from './import-file.ts';
import { readingFile, startProgress, type Progress } from './progress.ts';
import { reportLines } from './report.ts';
import { shown } from './shown.ts';
import { refuseSameFile } from './skipped-report.ts';
import { bytesOf, sizeOf } from './source-file.ts';
import { openSource, type SourceRow } from './source.ts';
import type { Surroundings } from './surroundings.ts';

export const exitCodes = { done: 0, failed: 1, usage: 2, someSkipped: 3, stopped: 130 } as const;

/** The whole command; gives its exit code. */
export async function runImport(args: string[], around: Surroundings): Promise<number> {
  let asked: ImportArgs | null;
  try {
    asked = readArgs(args, around.env);
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    around.complain(`${error.message}\n\n${USAGE}`);
    return exitCodes.usage;
  }
  if (!asked) {
    around.say(USAGE);
    return exitCodes.done;
  }
  try {
    const { skipped } = await importAsked(asked, around);
    return skipped > 0 ? exitCodes.someSkipped : exitCodes.done;
  } catch (error) {
    const stopped = around.signal.aborted && !(error instanceof UnsureError);
    around.complain(stopped ? 'Stopped. Nothing was imported.' : failure(error, asked.file));
    return stopped ? exitCodes.stopped : exitCodes.failed;
  }
}

async function importAsked(asked: ImportArgs, around: Surroundings): Promise<Outcome> {
  const { say, signal } = around;
  const startedAt = performance.now();
  const config = readEnv(around.env);
  const size = await sizeOf(asked.file);
  if (asked.errorsFile) await refuseSameFile(asked.errorsFile, asked.file);

  let progress: Progress | null = null;
  const bytes = bytesOf(asked.file, (bytesSoFar) => progress?.update(bytesSoFar));
  const source = openSource(asked.format, bytes, asked.kind);
  try {
    // Before the database is opened, which takes time: a wrong header shows at the first row.
    const first = await source.rows.next();
    if (first.done) throw new ImportError('there are no rows in it');
    const rows = beginningWith(first.value, source.rows);
    const outcome = await onDatabase(
      config,
      { label: 'npm run import', log: say, signal },
      async (url) => {
        const client = await connectForImport(url);
        try {
          progress = startProgress(readingFile(size), around.terminal, say);
          const onStaged = () => {
            progress?.stop();
            tellIgnored(source.ignored, say);
          };
          return await importFile(client, {
            ...asked,
            url,
            source: { ...source, rows },
            signal,
            onStaged,
            say,
          });
        } finally {
          progress?.stop();
          await client.end();
        }
      },
    );
    const seconds = (performance.now() - startedAt) / 1000;
    const peakMemoryKb = process.resourceUsage().maxRSS;
    for (const line of reportLines(outcome, { ...asked, seconds, peakMemoryKb })) say(line);
    return outcome;
  } finally {
    await source.rows.return(undefined);
  }
}

async function* beginningWith(
  first: SourceRow,
  rest: AsyncGenerator<SourceRow>,
): AsyncGenerator<SourceRow> {
  yield first;
  yield* rest;
}

function tellIgnored(ignored: ReadonlySet<string>, say: (line: string) => void): void {
  if (ignored.size > 0) say(`Ignored columns: ${[...ignored].map(shown).join(', ')}`);
}

/** One line for what an operator can put right; the whole error for what only we can. */
function failure(error: unknown, file: string): unknown {
  if (error instanceof UnsureError) return error.message;
  const reason = reasonOf(error);
  return reason ? `Nothing was imported from ${file}: ${reason}` : startFailure(error, null);
}
