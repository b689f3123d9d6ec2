import { EmbeddedPostgresError } from '../db/embedded/embedded-postgres.ts';
import { hasCluster } from '../db/embedded/data-folder.ts';
import { upgradeDatabase, type UpgradeOptions } from '../db/embedded/upgrade/upgrade-database.ts';
import { prepareDatabase } from '../prepare-database.ts';
import type { CommandContext } from '../seed/import/command-line.ts';
import { exitCodes } from '../seed/import/import-command.ts';
import { runTool } from './tool.ts';

const USAGE = `npm run upgrade-database -- [FOLDER]

Carries the embedded database over to the PostgreSQL of this release; the app must not run. The programs of the old version come
from FOLDER, an installation that has them, or else by npm.`;

/** What tests put in the place of the machine. */
type Instead = Pick<UpgradeOptions, 'freeBytes' | 'onTable'>;

export const runUpgrade = (
  args: string[],
  around: CommandContext,
  instead: Instead = {},
): Promise<number> =>
  runTool(args, around, {
    usage: USAGE,
    most: 1,
    work: async ([oldPrograms], { databaseUrl, dataDir }) => {
      if (databaseUrl) {
        throw new EmbeddedPostgresError(
          'npm run upgrade-database is for the embedded database, but DATABASE_URL is set: use pg_upgrade or a copy there (docs/operations.md)',
        );
      }
      if (!hasCluster(dataDir)) {
        throw new EmbeddedPostgresError(`there is no database in ${dataDir} to be upgraded`);
      }
      const { say: log, signal } = around;
      const prepare = (url: string) => prepareDatabase(url, log);
      const upgraded = await upgradeDatabase({
        dataDir,
        oldPrograms,
        prepare,
        log,
        signal,
        ...instead,
      });
      log(upgraded ? told(upgraded) : 'The database is of the PostgreSQL of this release already.');
      return exitCodes.done;
    },
  });

type Upgraded = NonNullable<Awaited<ReturnType<typeof upgradeDatabase>>>;

function told({ from, to, kept, copied }: Upgraded): string {
  const done = copied
    ? `Copied and compared ${copied.rows.toLocaleString('en')} rows of ${copied.tables} tables.`
    : 'Finished the upgrade that was interrupted.';
  return `${done}
The database is of PostgreSQL ${to} now; npm start goes on from there, and takes no backup of PostgreSQL ${from} back: make a new one.
The old data is kept in ${kept}; delete it when all is well.`;
}
