import type { Options } from './arguments.ts';
import type { Cleanup } from './cleanup.ts';
import type { Load } from './load/load.ts';
import type { Postgres } from './postgres.ts';
import type { Report } from './report.ts';

/** What every suite is given, and writes its figures into. */
export type Setting = {
  options: Options;
  cleanup: Cleanup;
  report: Report;
  say(line: string): void;
};

/** What those are given that measure a database, or what stands on one. */
export type Bench = Setting & { postgres: Postgres; load: Load };
