import { spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { chownSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { describe, expect, onTestFinished, test } from 'vitest';
import {
  EmbeddedPostgresError,
  openEmbeddedPostgres,
} from '../../src/db/embedded/embedded-postgres.ts';
import { eventually } from '../support/eventually.ts';
import { query } from '../support/test-database.ts';
import {
  isLinux,
  isRoot,
  killAndWait,
  launch,
  NOBODY,
  postgresProcessesIn,
  postmasterPid,
  quick,
  sharedDataFolder,
  temporaryFolder,
  unrelatedProcess,
} from './support.ts';

const folder = sharedDataFolder();

async function stoppedCluster(): Promise<{ dataDir: string; dataFolder: string }> {
  const dataDir = folder();
  const server = await openEmbeddedPostgres({ dataDir, mode: 'own', settings: quick });
  await query(server.url, 'create table if not exists kept (id int)');
  await server.stop();
  return { dataDir, dataFolder: server.dataFolder };
}

function leavePidFile(dataFolder: string, content: string): void {
  const file = join(dataFolder, 'postmaster.pid');
  writeFileSync(file, content, { mode: 0o600 });
  if (isRoot) chownSync(file, NOBODY, NOBODY);
}

const pidFileOf = (pid: number, dataFolder: string) =>
  `${pid}\n${dataFolder}\n1700000000\n5432\n\n127.0.0.1\n  1234567         7\nready   \n`;

async function startAndStop(dataDir: string) {
  const server = await openEmbeddedPostgres({ dataDir, mode: 'own', settings: quick });
  const kept = await query(server.url, 'select * from kept');
  await server.stop();
  return { how: server.how, kept };
}

const asAlways = { how: 'started', kept: [] };

describe('a start copes with', { timeout: 60_000 }, () => {
  test('the pid file of a server whose pid another program got', async () => {
    const { dataDir, dataFolder } = await stoppedCluster();
    const { pid } = unrelatedProcess('exec sleep 60');
    leavePidFile(dataFolder, pidFileOf(pid!, dataFolder));
    expect(await startAndStop(dataDir)).toEqual(asAlways);
    expect(() => process.kill(pid!, 0)).not.toThrow();
  });

  test('the pid file of a server whose pid the PostgreSQL of another folder got', async () => {
    const { dataDir, dataFolder } = await stoppedCluster();
    const other = await openEmbeddedPostgres({
      dataDir: temporaryFolder(),
      mode: 'own',
      settings: quick,
    });
    const pid = postmasterPid(other.dataFolder);
    leavePidFile(dataFolder, pidFileOf(pid, dataFolder));
    expect(await startAndStop(dataDir)).toEqual(asAlways);
    expect(await query(other.url, 'select 1 as one')).toEqual([{ one: 1 }]);
    await other.stop();
  });

  test.skipIf(!isLinux)('the pid file of a zombie', async () => {
    const { dataDir, dataFolder } = await stoppedCluster();
    // The sleep that replaces the shell never asks for the end of the other one.
    const parent = unrelatedProcess('sleep 0.1 & echo $!; exec sleep 60');
    const [output] = (await once(parent.stdout!, 'data')) as [Buffer];
    const pid = Number(output.toString());
    await eventually(
      () => readFileSync(`/proc/${pid}/stat`, 'utf8').includes(') Z '),
      'it is a zombie',
    );
    leavePidFile(dataFolder, pidFileOf(pid, dataFolder));
    expect(await startAndStop(dataDir)).toEqual(asAlways);
  });

  test('the pid file of a dead process, and one that a crash left empty', async () => {
    const { dataDir, dataFolder } = await stoppedCluster();
    const child = spawn('true');
    await once(child, 'exit');
    leavePidFile(dataFolder, pidFileOf(child.pid!, dataFolder));
    expect(await startAndStop(dataDir)).toEqual(asAlways);
    leavePidFile(dataFolder, '');
    expect(await startAndStop(dataDir)).toEqual(asAlways);
  });

  test('what a killed first start left, and leaves alone what a living one is making', async () => {
    const dataDir = temporaryFolder();
    const dead = spawn('true');
    await once(dead, 'exit');
    const living = spawn('sleep', ['60']);
    onTestFinished(() => void living.kill());
    for (const pid of [dead.pid, living.pid, process.pid]) {
      mkdirSync(join(dataDir, `postgres.init-${pid}-0123456789abcdef`, 'postgres'), {
        recursive: true,
      });
    }
    const server = await openEmbeddedPostgres({ dataDir, mode: 'own', settings: quick });
    expect(readdirSync(dataDir).filter((name) => name.includes('init'))).toEqual([
      `postgres.init-${living.pid}-0123456789abcdef`,
    ]);
    await server.stop();
  });

  test('a first start killed at any moment, 5 times', async () => {
    for (let round = 0; round < 5; round++) {
      const dataDir = temporaryFolder();
      const options = { dataDir, mode: 'own', settings: quick } as const;
      const victim = launch(options);
      // The moment of the kill is what is random here.
      await delay(randomInt(100, 900));
      await killAndWait(victim);
      const server = await openEmbeddedPostgres(options);
      expect(await query(server.url, 'select 1 as one')).toEqual([{ one: 1 }]);
      await server.stop();

      await eventually(
        () => postgresProcessesIn(dataDir).length === 0,
        'the killed initdb has ended',
      );
      await (await openEmbeddedPostgres(options)).stop();
      expect(readdirSync(dataDir).toSorted()).toEqual(['postgres', 'postgres.log']);
    }
  });
});

describe('a start refuses, in one line,', { timeout: 60_000 }, () => {
  test('data of another version of PostgreSQL', async () => {
    const { dataDir, dataFolder } = await stoppedCluster();
    writeFileSync(join(dataFolder, 'PG_VERSION'), '15\n');
    onTestFinished(() => writeFileSync(join(dataFolder, 'PG_VERSION'), '18\n'));
    const refusal = await openEmbeddedPostgres({ dataDir, mode: 'own' }).catch((error) => error);
    expect(refusal).toBeInstanceOf(EmbeddedPostgresError);
    expect(refusal.message).toMatch(
      /^[^\n]*PostgreSQL 15\b[^\n]*PostgreSQL 18\b[^\n]*npm run upgrade-database[^\n]*$/,
    );
  });

  test('a folder that is not of PostgreSQL', async () => {
    const dataDir = temporaryFolder();
    mkdirSync(join(dataDir, 'postgres'));
    writeFileSync(join(dataDir, 'postgres', 'letter.txt'), 'Dear Sirs');
    if (isRoot) chownSync(join(dataDir, 'postgres'), NOBODY, NOBODY);
    const opening = openEmbeddedPostgres({ dataDir, mode: 'own' });
    await expect(opening).rejects.toThrow(/^[^\n]*is not a PostgreSQL data folder[^\n]*$/);
  });

  test('settings that PostgreSQL does not know, with what it says about them', async () => {
    const settings = { no_such_setting: '1' };
    const opening = openEmbeddedPostgres({ dataDir: folder(), mode: 'own', settings });
    await expect(opening).rejects.toThrow(
      /^[^\n]*unrecognized[^\n]*no_such_setting[^\n]*postgres\.log[^\n]*$/,
    );
  });
});
