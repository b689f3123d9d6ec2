import { basename } from 'node:path';
import type { Outcome } from './import-file.ts';

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
