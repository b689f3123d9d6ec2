import type pg from 'pg';
import type { Config } from '../../config.ts';
import { formatOf, kinds } from './import-args.ts';
import { connectForImport } from './import-database.ts';
import { importFailureReason, UnsureError } from './import-error.ts';
import { importFile, type Outcome } from './import-file.ts';
import type { Format, ImportKind } from './import-kind.ts';
import { openSource, rowsOfSome } from './open-source.ts';
import { followed } from './source-file.ts';
import { skippedRows, type SkippedRow } from './staging.ts';

export type UploadedFile = {
  kind: string;
  format: string;
  chunks: AsyncIterable<Buffer>;
  dryRun: boolean;
  /** How many rows that are skipped are told of. */
  mostProblems: number;
  signal: AbortSignal;
  onRead(bytesSoFar: number): void;
  /** With the transaction that saves; of a dry run with none. */
  settled(outcome: Outcome, problems: SkippedRow[], client: pg.Client | null): Promise<void>;
};

const kindOf = (name: string): ImportKind => kinds.find((kind) => kind.name === name)!;

/** How a file of this name is read; throws a UsageError where it is none for the kind. */
export const formatOfUpload = (kind: string, fileName: string): Format =>
  formatOf(fileName, undefined, kindOf(kind));

/**
 * The import of the command, of a file that lies elsewhere. What can be put right with the file is given as the line
 * that says it; what may go better another time is thrown.
 */
export async function importUploaded(
  { config, url }: { config: Config; url: string },
  file: UploadedFile,
): Promise<string | null> {
  const kind = kindOf(file.kind);
  const source = openSource(file.format as Format, followed(file.chunks, file.onRead), kind);
  try {
    const rows = await rowsOfSome(source);
    const client = await connectForImport(url);
    try {
      let problems: SkippedRow[] = [];
      const { dryRun, signal } = file;
      const outcome = await importFile(client, {
        config,
        url,
        kind,
        source: { ...source, rows },
        dryRun,
        errorsFile: null,
        signal,
        onStaged() {},
        async onSaved(outcome) {
          problems = await skippedRows(client, 0, file.mostProblems);
          if (!dryRun) await file.settled(noting(outcome, source.ignored), problems, client);
        },
        say() {},
      });
      if (dryRun) await file.settled(noting(outcome, source.ignored), problems, null);
      return null;
    } finally {
      await client.end();
    }
  } catch (error) {
    const reason = error instanceof UnsureError ? null : importFailureReason(error);
    if (reason === null || file.signal.aborted) throw error;
    return reason;
  } finally {
    await source.rows.return(undefined);
  }
}

const noting = (outcome: Outcome, ignored: ReadonlySet<string>): Outcome =>
  ignored.size === 0
    ? outcome
    : { ...outcome, notes: [...outcome.notes, `ignored columns: ${[...ignored].join(', ')}`] };
