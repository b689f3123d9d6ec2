import { readEnv } from '../../config.ts';
import { startFailure } from '../../start-failure.ts';
import { UsageError, type CommandContext } from './command-line.ts';
import { readArgs, USAGE, type ImportArgs } from './import-args.ts';
import { connectForImport, onDatabase } from './import-database.ts';
import { importFailureReason, UnsureError, shown } from './import-error.ts';
import { importFile, type Outcome, refuseSameFile } from './import-file.ts';
import { openSource, rowsOfSome } from './open-source.ts';
import { readingFile, startProgress, type Progress } from './progress.ts';
import { bytesOf, fileSize } from './source-file.ts';
import { basename } from 'node:path';

export const exitCodes = { done: 0, failed: 1, usage: 2, someSkipped: 3, stopped: 130 } as const;

/** The whole command; gives its exit code. */
export async function runImport(args: string[], around: CommandContext): Promise<number> {
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

async function importAsked(asked: ImportArgs, around: CommandContext): Promise<Outcome> {
  const { say, signal } = around;
  const startedAt = performance.now();
  const config = readEnv(around.env);
  const size = await fileSize(asked.file);
  if (asked.errorsFile) await refuseSameFile(asked.errorsFile, asked.file);

  let progress: Progress | null = null;
  const bytes = bytesOf(asked.file, (bytesSoFar) => progress?.update(bytesSoFar));
  const source = openSource(asked.format, bytes, asked.kind);
  try {
    // Before the database is opened, which takes time: a wrong header shows at the first row.
    const rows = await rowsOfSome(source);
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
            config,
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

function tellIgnored(ignored: ReadonlySet<string>, say: (line: string) => void): void {
  if (ignored.size > 0) say(`Ignored columns: ${[...ignored].map(shown).join(', ')}`);
}

/** One line for what an operator can put right; the whole error for what only we can. */
function failure(error: unknown, file: string): unknown {
  if (error instanceof UnsureError) return error.message;
  const reason = importFailureReason(error);
  return reason ? `Nothing was imported from ${file}: ${reason}` : startFailure(error, null);
}

type Run = { file: string; dryRun: boolean; seconds: number; peakMemoryKb: number };

const count = (rows: number) => rows.toLocaleString('en');

/** What the command says at its end. */
export function reportLines(outcome: Outcome, run: Run): string[] {
  const { read, inserted, updated, unchanged, skipped, notes } = outcome;
  const title = run.dryRun
    ? `Dry run of ${basename(run.file)}: nothing was written. It would be:`
    : `Imported ${basename(run.file)}`;
  return [
    title,
    `  read: ${count(read)}`,
    `  inserted: ${count(inserted)}`,
    `  updated: ${count(updated)}`,
    `  unchanged: ${count(unchanged)}`,
    `  skipped: ${count(skipped)}`,
    ...notes.map((note) => `  ${note}`),
    `  seconds: ${run.seconds.toFixed(1)}`,
    `  peak memory: ${Math.round(run.peakMemoryKb / 1024)} MB`,
  ];
}
