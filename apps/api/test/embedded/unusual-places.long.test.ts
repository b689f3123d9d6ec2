import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { openEmbeddedPostgres } from '../../src/db/embedded/embedded-postgres.ts';
import { query } from '../support/test-database.ts';
import {
  asNonRoot,
  othersCanRun,
  copyPackage,
  isLinux,
  isRoot,
  launch,
  launchAndOpen,
  librariesLinked,
  NOBODY,
  ownedByNobody,
  postmasterPid,
  quick,
  sharedDataFolder,
  temporaryFolder,
  uidOf,
} from './support.ts';

const programOf = (dataFolder: string) => readlinkSync(`/proc/${postmasterPid(dataFolder)}/exe`);

/** root's own, as everything below /root usually is */
function closedFolder(): string {
  const folder = join(temporaryFolder(), 'closed');
  mkdirSync(folder, { mode: 0o700 });
  return folder;
}

function readOnlyPackage(): string {
  const folder = copyPackage(join(temporaryFolder(), 'package'), { withLinks: false });
  const libraries = join(folder, 'native/lib');
  chmodSync(libraries, 0o555);
  onTestFinished(() => chmodSync(libraries, 0o755));
  return folder;
}

describe('a package', { timeout: 60_000 }, () => {
  const ours = sharedDataFolder();
  const theirs = sharedDataFolder({ ofNonRoot: true });
  const launchFromReadOnlyPackage = (env: NodeJS.ProcessEnv) => {
    const places = { packageFolder: readOnlyPackage() };
    const options = { dataDir: theirs(), mode: 'own', settings: quick, places } as const;
    return launchAndOpen(options, { ...asNonRoot, env });
  };

  test.skipIf(!isRoot || !isLinux)(
    'in a folder closed to the unprivileged user is copied, once (only root can test it)',
    async () => {
      const cacheFolder = join(temporaryFolder(), 'cache');
      const packageFolder = copyPackage(join(closedFolder(), 'package'), { withLinks: true });
      const places = { packageFolder, cacheFolder };
      const dataDir = ours();

      const first = await openEmbeddedPostgres({ dataDir, mode: 'own', settings: quick, places });
      expect(programOf(first.dataFolder)).toContain(`${cacheFolder}/postgres-18`);
      await first.stop();
      const copies = readdirSync(cacheFolder);
      expect(copies).toHaveLength(1);
      const made = statSync(join(cacheFolder, copies[0]!)).ino;

      const second = await openEmbeddedPostgres({ dataDir, mode: 'own', settings: quick, places });
      await second.stop();
      expect(readdirSync(cacheFolder)).toEqual(copies);
      expect(statSync(join(cacheFolder, copies[0]!)).ino).toBe(made);

      rmSync(join(cacheFolder, copies[0]!, 'native/share'), { recursive: true });
      const third = await openEmbeddedPostgres({ dataDir, mode: 'own', settings: quick, places });
      await third.stop();
      expect(readdirSync(cacheFolder)).toEqual(copies);
    },
  );

  test.skipIf(!isRoot || !isLinux)(
    'with files closed to the unprivileged user is copied (only root can test it)',
    async () => {
      const cacheFolder = join(temporaryFolder(), 'cache');
      const packageFolder = copyPackage(join(temporaryFolder(), 'package'), { withLinks: true });
      chmodSync(join(packageFolder, 'native/share/postgresql/postgres.bki'), 0o600);
      const server = await openEmbeddedPostgres({
        dataDir: ours(),
        mode: 'own',
        settings: quick,
        places: { packageFolder, cacheFolder },
      });
      expect(programOf(server.dataFolder)).toContain(cacheFolder);
      await server.stop();
    },
  );

  test.skipIf(!isRoot || !isLinux)(
    'is never run from a cache that another user made (only root can test it)',
    async () => {
      const cacheFolder = ownedByNobody(temporaryFolder());
      const packageFolder = copyPackage(join(closedFolder(), 'package'), { withLinks: true });
      const server = await openEmbeddedPostgres({
        dataDir: ours(),
        mode: 'own',
        settings: quick,
        places: { packageFolder, cacheFolder },
      });
      const program = programOf(server.dataFolder);
      expect(program).not.toContain(cacheFolder);
      await server.stop();
      expect(existsSync(program)).toBe(false);
    },
  );

  test('gets the links that its install script would have made', async () => {
    const packageFolder = copyPackage(join(temporaryFolder(), 'package'), { withLinks: false });
    const server = await openEmbeddedPostgres({
      dataDir: ours(),
      mode: 'own',
      settings: quick,
      places: { packageFolder },
    });
    for (const { target } of librariesLinked(packageFolder)) {
      expect(lstatSync(join(packageFolder, target)).isSymbolicLink()).toBe(true);
    }
    await server.stop();
  });

  test.skipIf(!othersCanRun)(
    'that is read-only and without its links is copied to the cache of the user',
    async () => {
      const cache = ownedByNobody(temporaryFolder());
      const server = await launchFromReadOnlyPackage({ XDG_CACHE_HOME: cache });
      expect(readdirSync(join(cache, 'baeon'))).toHaveLength(1);
      server.send('stop');
      expect(await server.answer()).toEqual({ stopped: true });
    },
  );

  test.skipIf(!othersCanRun)(
    'is copied for the time of the server where there is no place for a cache',
    async () => {
      const TMPDIR = ownedByNobody(temporaryFolder());
      const server = await launchFromReadOnlyPackage({ XDG_CACHE_HOME: '/dev/null', TMPDIR });
      expect(readdirSync(TMPDIR)).toEqual([expect.stringMatching(/^baeon-postgres-/)]);
      server.send('stop');
      expect(await server.answer()).toEqual({ stopped: true });
      expect(readdirSync(TMPDIR)).toEqual([]);
    },
  );

  test('that is missing is said in one line, with the way out', async () => {
    const packageFolder = join(temporaryFolder(), 'nowhere');
    const opening = openEmbeddedPostgres({
      dataDir: ours(),
      mode: 'own',
      places: { packageFolder },
    });
    await expect(opening).rejects.toThrow(
      /^the package @embedded-postgres\/\S+ is not installed;[^\n]*DATABASE_URL[^\n]*$/,
    );
  });
});

describe('a data folder', { timeout: 60_000 }, () => {
  test.skipIf(!isRoot)(
    'below a closed one holds a link to the data, and deleted gives a fresh start (only root can test it)',
    async () => {
      const clusterHome = join(temporaryFolder(), 'lib');
      const dataDir = join(closedFolder(), 'data');
      const lines: string[] = [];
      const log = (line: string) => void lines.push(line);
      const options = {
        dataDir,
        mode: 'own',
        settings: quick,
        places: { clusterHome },
        log,
      } as const;

      const first = await openEmbeddedPostgres(options);
      expect(first.dataFolder.startsWith(`${clusterHome}/`)).toBe(true);
      expect(readlinkSync(join(dataDir, 'postgres'))).toBe(first.dataFolder);
      expect(lines.filter((line) => line.includes(first.dataFolder))).toHaveLength(1);
      expect(readdirSync(dataDir).toSorted()).toEqual(['postgres', 'postgres.log']);
      await query(first.url, 'create table kept (id int)');
      await first.stop();

      const second = await openEmbeddedPostgres(options);
      expect(second.dataFolder).toBe(first.dataFolder);
      expect(await query(second.url, 'select * from kept')).toEqual([]);
      await second.stop();

      rmSync(dataDir, { recursive: true });
      const third = await openEmbeddedPostgres(options);
      expect(third.dataFolder).not.toBe(first.dataFolder);
      await expect(query(third.url, 'select * from kept')).rejects.toThrow(/does not exist/);
      await third.stop();

      rmSync(third.dataFolder, { recursive: true });
      await expect(openEmbeddedPostgres(options)).rejects.toThrow(/link to a folder that is gone/);
    },
  );

  test.skipIf(!isRoot)(
    'below a closed one gets rid of what a killed first start left elsewhere (only root can test it)',
    async () => {
      const clusterHome = join(temporaryFolder(), 'lib');
      const dataDir = closedFolder();
      const precious = temporaryFolder();
      mkdirSync(join(clusterHome, 'abandoned', 'postgres'), { recursive: true });
      const { pid } = spawnSync('true');
      symlinkSync(join(clusterHome, 'abandoned'), join(dataDir, `postgres.init-${pid}-01`));
      symlinkSync(precious, join(dataDir, `postgres.init-${pid}-02`));

      const places = { clusterHome };
      const server = await openEmbeddedPostgres({ dataDir, mode: 'own', settings: quick, places });
      symlinkSync(dirname(server.dataFolder), join(dataDir, `postgres.init-${pid}-03`));
      const guest = await openEmbeddedPostgres({ dataDir, mode: 'join', places });
      expect(guest.how).toBe('joined');
      expect(readdirSync(clusterHome)).toEqual([basename(dirname(server.dataFolder))]);
      expect(readdirSync(dataDir).toSorted()).toEqual(['postgres', 'postgres.log']);
      expect(existsSync(precious)).toBe(true);
      await server.stop();
    },
  );

  test.skipIf(!isRoot)(
    'that root restored belongs to PostgreSQL again (only root can test it)',
    async () => {
      const dataDir = temporaryFolder();
      const options = { dataDir, mode: 'own', settings: quick } as const;
      const first = await openEmbeddedPostgres(options);
      await query(first.url, 'create table kept (id int)');
      await first.stop();
      spawnSync('chown', ['-R', '0:0', first.dataFolder]);
      chmodSync(first.dataFolder, 0o755);

      const second = await openEmbeddedPostgres(options);
      expect(await query(second.url, 'select * from kept')).toEqual([]);
      await second.stop();
    },
  );

  test.skipIf(!isRoot)(
    'of another user is refused in one line (only root can test it)',
    async () => {
      const dataDir = temporaryFolder();
      const server = await openEmbeddedPostgres({ dataDir, mode: 'own', settings: quick });
      await server.stop();
      const other = launch({ dataDir, mode: 'own' }, { uid: 1, gid: 1 });
      expect((await other.answer())?.refused).toMatch(/belongs to uid 65534, but .* uid 1;/);
    },
  );
});

describe('a start in a folder', { timeout: 60_000 }, () => {
  test.skipIf(!isRoot)(
    'by root in the folder of a uid without an account runs PostgreSQL as nobody',
    async () => {
      const dataDir = temporaryFolder();
      chownSync(dataDir, 23_456, 23_456);
      const server = await openEmbeddedPostgres({ dataDir, mode: 'own', settings: quick });
      expect(uidOf(postmasterPid(server.dataFolder))).toBe(NOBODY);
      await server.stop();
    },
  );

  test('begins a new log once the old one has grown large', async () => {
    const dataDir = temporaryFolder();
    const log = join(dataDir, 'postgres.log');
    writeFileSync(log, 'x'.repeat(10 * 1024 * 1024 + 1));
    const server = await openEmbeddedPostgres({ dataDir, mode: 'own', settings: quick });
    await server.stop();
    expect(readFileSync(log, 'utf8')).toMatch(
      /^\d{4}-\S+ \S+ UTC \[\d+\] LOG: {2}starting PostgreSQL/,
    );
  });

  test('takes an empty folder in the place of the cluster for none', async () => {
    const dataDir = temporaryFolder();
    mkdirSync(join(dataDir, 'postgres'));
    const server = await openEmbeddedPostgres({ dataDir, mode: 'own', settings: quick });
    expect(existsSync(join(dataDir, 'postgres', 'PG_VERSION'))).toBe(true);
    await server.stop();
  });
});
