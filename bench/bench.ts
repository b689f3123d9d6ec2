import type { Options } from './arguments.ts';
import type { Cleanup } from './cleanup.ts';
import type { Load } from './load/load.ts';
import type { Postgres } from './postgres.ts';
import type { Report } from './report.ts';

/** What a suite works with, and writes its figures into. */
export type Bench = {
  options: Options;
  postgres: Postgres;
  load: Load;
  cleanup: Cleanup;
  report: Report;
  say(line: string): void;
};
