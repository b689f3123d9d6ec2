import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { median, sum } from './numbers.ts';
import type { Timing } from './load/tasks.ts';
import type { JudgedQuery } from './search/quality.ts';

const FOLDER = join(import.meta.dirname, 'results');

/** One thing that was measured, once a round. */
export type Figure = {
  suite: 'nearby' | 'claims' | 'tills' | 'search' | 'speech';
  /** What is measured, and of which side. */
  what: string;
  side: string;
  clients: number;
  rounds: (Timing & { entries?: number; bytes?: number })[];
};

export type Goal = {
  goal: string;
  wanted: string;
  found: number;
  reached: boolean;
  /** Past it the run counts as failed. */
  isBudget?: true;
};

export type Table = { head: string[]; rows: string[][] };

export type Report = {
  machine: Record<string, string | number | null>;
  options: Record<string, unknown>;
  facts: Record<string, string | number | null>;
  figures: Figure[];
  /** Other than times. */
  tables: Table[];
  queries: JudgedQuery[];
  goals: Goal[];
};

export const perSecond = ({ count, seconds }: Timing): number => count / seconds;

/** Of two figures, round by round: what disturbed a round disturbed both sides of it. */
export function ratio(of: Figure, to: Figure, value: (timing: Timing) => number): number {
  return median(of.rounds.map((round, number) => value(round) / value(to.rounds[number]!)));
}

export const atLeast = (goal: string, wanted: number, found: number): Goal => ({
  goal,
  wanted: `at least ${wanted}`,
  found,
  reached: found >= wanted,
});

export const moreThan = (goal: string, wanted: number, found: number): Goal => ({
  goal,
  wanted: `more than ${wanted}`,
  found,
  reached: found > wanted,
});

export const atMost = (goal: string, wanted: number, found: number): Goal => ({
  goal,
  wanted: `at most ${wanted}`,
  found,
  reached: found <= wanted,
});

/** A goal that must be kept, on whatever machine. */
export const asBudget = (goal: Goal): Goal => ({ ...goal, isBudget: true });

export function printReport({ machine, facts, figures, tables, goals }: Report): void {
  console.log('');
  for (const [name, value] of Object.entries({ ...machine, ...facts })) {
    console.log(`${name}: ${value ?? 'unknown'}`);
  }
  printTable(
    ['', 'side', 'clients', 'per second', 'p50 ms', 'p99 ms', 'entries'],
    figures.map(({ what, side, clients, rounds }) => [
      what,
      side,
      String(clients),
      whole(median(rounds.map(perSecond))),
      median(rounds.map(({ p50Ms }) => p50Ms)).toFixed(2),
      median(rounds.map(({ p99Ms }) => p99Ms)).toFixed(2),
      meanEntries(rounds),
    ]),
  );
  for (const { head, rows } of tables) printTable(head, rows);
  printTable(
    ['goal', 'wanted', 'found', ''],
    goals.map(({ goal, wanted, found, reached }) => [
      goal,
      wanted,
      Number.isInteger(found) ? String(found) : found.toFixed(2),
      reached ? 'reached' : 'MISSED',
    ]),
  );
}

/** Gives the path of the file. */
export function keepReport(report: Report, at: Date): string {
  mkdirSync(FOLDER, { recursive: true });
  const file = join(FOLDER, `${at.toISOString().slice(0, 19).replaceAll(':', '-')}.json`);
  writeFileSync(file, `${JSON.stringify(report, null, 2)}\n`);
  return file;
}

function meanEntries(rounds: Figure['rounds']): string {
  const entries = rounds.flatMap((round) => round.entries ?? []);
  return entries.length > 0 ? (sum(entries) / entries.length).toFixed(1) : '';
}

const whole = (number: number): string => Math.round(number).toLocaleString('en-US');

function printTable(head: string[], rows: string[][]): void {
  if (rows.length === 0) return;
  const widths = head.map((title, column) =>
    Math.max(title.length, ...rows.map((row) => row[column]!.length)),
  );
  const line = (cells: string[]) =>
    cells
      .map((cell, column) =>
        isNumber(cell) ? cell.padStart(widths[column]!) : cell.padEnd(widths[column]!),
      )
      .join('  ')
      .trimEnd();
  console.log(`\n${line(head)}`);
  console.log(widths.map((width) => '-'.repeat(width)).join('  '));
  for (const row of rows) console.log(line(row));
}

const isNumber = (cell: string): boolean => /^[\d.,]+$/.test(cell);
