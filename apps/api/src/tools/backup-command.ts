import { join, resolve } from 'node:path';
import type { Config } from '../config.ts';
import { takeBackup } from '../db/embedded/base-backup.ts';
import type { BackupManifest } from '../db/embedded/backup-format.ts';
import { EmbeddedPostgresError } from '../db/embedded/embedded-postgres.ts';
import { restoreBackup } from '../db/embedded/restore-backup.ts';
import { openExistingDatabase } from '../open-database.ts';
import { UsageError, type CommandContext } from '../seed/import/command-line.ts';
import { exitCodes } from '../seed/import/import-command.ts';
import { runTool } from './tool.ts';

const BACKUP_USAGE = `npm run backup -- [FOLDER]

Copies the embedded database into a new folder within FOLDER (DATA_DIR/backups), also while the app runs.`;

const RESTORE_USAGE = `npm run restore -- BACKUP

Puts a backup that npm run backup made into DATA_DIR, where no database may be yet.`;

export const backupsFolder = (config: Config): string => join(config.dataDir, 'backups');

export const runBackup = (args: string[], around: CommandContext): Promise<number> =>
  runTool(args, around, {
    usage: BACKUP_USAGE,
    most: 1,
    work: async ([folder], config) => {
      refuseServer(config, 'backup');
      const { say, signal } = around;
      const into = folder === undefined ? backupsFolder(config) : resolve(folder);
      const target = join(into, nameFor(new Date()));
      const database = await openExistingDatabase(config, { label: 'npm run backup', log: say });
      try {
        const { url, where: cluster } = database;
        const manifest = await takeBackup({ url, cluster, target, signal });
        say(`Backed up ${sizeOf(manifest)} to ${target}`);
        say(`It has all that was saved by ${manifest.made_at}. Keep APP_SECRET with it.`);
      } finally {
        await database.stop();
      }
      return exitCodes.done;
    },
  });

export const runRestore = (args: string[], around: CommandContext): Promise<number> =>
  runTool(args, around, {
    usage: RESTORE_USAGE,
    most: 1,
    work: async ([backup], config) => {
      if (!backup) throw new UsageError('Which backup?');
      refuseServer(config, 'restore');
      const { say: log, signal } = around;
      const { dataDir } = config;
      const manifest = await restoreBackup({ backup, dataDir, log, signal });
      log(
        `Restored ${sizeOf(manifest)} into ${dataDir}: all that was saved by ${manifest.made_at}`,
      );
      return exitCodes.done;
    },
  });

function refuseServer({ databaseUrl }: Config, what: 'backup' | 'restore'): void {
  if (!databaseUrl) return;
  const program = what === 'backup' ? 'pg_dump or pg_basebackup' : 'pg_restore';
  throw new EmbeddedPostgresError(
    `npm run ${what} is for the embedded database, but DATABASE_URL is set: use ${program} there (docs/operations.md)`,
  );
}

/** Sorted by name is sorted by time. */
const nameFor = (now: Date): string =>
  `baeon-${now.toISOString().slice(0, 19).replaceAll(/[-:]/g, '').replace('T', '-')}`;

function sizeOf({ files }: BackupManifest): string {
  const bytes = files.reduce((sum, file) => sum + file.bytes, 0);
  return `${Math.ceil(bytes / 1_000_000).toLocaleString('en')} MB`;
}
