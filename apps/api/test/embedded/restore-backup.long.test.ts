import { cpSync, existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { takeBackup } from '../../src/db/embedded/base-backup.ts';
import type { BackupManifest } from '../../src/db/embedded/backup-format.ts';
import { openEmbeddedPostgres } from '../../src/db/embedded/embedded-postgres.ts';
import { restoreBackup } from '../../src/db/embedded/restore-backup.ts';
import { query } from '../support/test-database.ts';
import { postgresProcessesIn, quick, sharedDataFolder, temporaryFolder } from './support.ts';

const source = sharedDataFolder();
const shelf = sharedDataFolder();
let backup: string;
let manifest: BackupManifest;

beforeAll(async () => {
  const server = await openEmbeddedPostgres({ dataDir: source(), mode: 'own', settings: quick });
  await query(server.url, 'create table kept as select 7 as n');
  backup = join(shelf(), 'backup');
  manifest = await takeBackup({ url: server.url, cluster: server.dataFolder, target: backup });
  await server.stop();
});

const changed = (change: (folder: string) => void): string => {
  const copy = join(temporaryFolder(), 'copy');
  cpSync(backup, copy, { recursive: true });
  change(copy);
  return copy;
};

const withManifest = (changes: object) => (folder: string) =>
  writeFileSync(join(folder, 'backup.json'), JSON.stringify({ ...manifest, ...changes }));

const rowsIn = async (dataDir: string) => {
  const server = await openEmbeddedPostgres({ dataDir, mode: 'join', settings: quick });
  try {
    return await query(server.url, 'select n from kept');
  } finally {
    await server.stop();
  }
};

describe('a backup that is not whole or not ours', () => {
  const table = () => manifest.files.find(({ path }) => /^base\/\d+\/1259$/.test(path))!.path;
  const segment = () => join('postgres/pg_wal', manifest.wal.to);
  test.each<[string, (folder: string) => void, string]>([
    ['no backup at all', (folder) => rmSync(join(folder, 'backup.json')), 'is no backup'],
    ['without its log', (folder) => rmSync(join(folder, segment())), 'is missing'],
    [
      'with one byte that differs',
      (folder) => {
        const bytes = readFileSync(join(folder, 'postgres', table()));
        bytes[100]! ^= 1;
        writeFileSync(join(folder, 'postgres', table()), bytes);
      },
      'is not what was backed up',
    ],
    [
      'with a file cut short',
      (folder) => writeFileSync(join(folder, 'postgres', table()), ''),
      'is not what was backed up',
    ],
    [
      'with a file of somebody else',
      (folder) => writeFileSync(join(folder, 'postgres/standby.signal'), ''),
      'does not belong to it',
    ],
    ['of another PostgreSQL', withManifest({ major: 17 }), 'is of PostgreSQL 17'],
    ['of another kind of machine', withManifest({ platform: 'sparc' }), 'was made on sparc'],
    ['of another time', withManifest({ format: 9 }), 'not of a backup that we know'],
    ['that leads outside', withManifest({ folders: ['../x'] }), 'outside of it'],
  ])('%s is refused, and nothing is left', async (_name, change, message) => {
    const dataDir = temporaryFolder();
    const restoring = restoreBackup({ backup: changed(change), dataDir });
    await expect(restoring).rejects.toThrow(message);
    expect(readdirSync(dataDir)).toEqual([]);
  });
});

describe('a target', () => {
  test('that has a database is refused and stays as it is, running or not', async () => {
    const dataDir = temporaryFolder();
    const running = await openEmbeddedPostgres({ dataDir, mode: 'own', settings: quick });
    await query(running.url, 'create table kept as select 1 as n');
    const refused = 'there is a database in';
    await expect(restoreBackup({ backup, dataDir })).rejects.toThrow(refused);
    expect(await rowsIn(dataDir)).toEqual([{ n: 1 }]);
    await running.stop();
    await expect(restoreBackup({ backup, dataDir })).rejects.toThrow(refused);
    expect(await rowsIn(dataDir)).toEqual([{ n: 1 }]);
  });

  test('that a start fills in the meantime keeps what the start made', async () => {
    const dataDir = temporaryFolder();
    let started: Awaited<ReturnType<typeof openEmbeddedPostgres>> | undefined;
    let starting: Promise<void> | undefined;
    const start = async () => {
      started = await openEmbeddedPostgres({ dataDir, mode: 'own', settings: quick });
    };
    const restoring = restoreBackup({
      backup,
      dataDir,
      onFile: () => (starting ??= start()),
    });
    await expect(restoring).rejects.toThrow('there is a database in');
    expect(await query(started!.url, "select to_regclass('kept') as kept")).toEqual([
      { kept: null },
    ]);
    await started!.stop();
  });

  test('within the backup is refused', async () => {
    const dataDir = join(
      changed(() => {}),
      'data',
    );
    await expect(restoreBackup({ backup: join(dataDir, '..'), dataDir })).rejects.toThrow(
      'lies within the backup',
    );
  });

  test('is left as it was by a restore that is stopped, and restored by the next one', async () => {
    const dataDir = temporaryFolder();
    const stopping = new AbortController();
    let copied = 0;
    const restoring = restoreBackup({
      backup,
      dataDir,
      signal: stopping.signal,
      onFile: () => void (++copied === 20 && stopping.abort()),
    });
    await expect(restoring).rejects.toThrow('aborted');
    expect(readdirSync(dataDir)).toEqual([]);

    await restoreBackup({ backup, dataDir });
    expect(postgresProcessesIn(dataDir)).toEqual([]);
    expect(existsSync(join(dataDir, 'postgres/backup_label'))).toBe(false);
    expect(await rowsIn(dataDir)).toEqual([{ n: 7 }]);
  });
});
