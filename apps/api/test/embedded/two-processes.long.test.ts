import { describe, expect, test } from 'vitest';
import {
  EmbeddedPostgresError,
  openEmbeddedPostgres,
} from '../../src/db/embedded/embedded-postgres.ts';
import { eventually } from '../support/eventually.ts';
import { query } from '../support/test-database.ts';
import {
  launch,
  launchAndOpen,
  postgresProcessesIn,
  postmasterPid,
  quick,
  sharedDataFolder,
  temporaryFolder,
} from './support.ts';

describe('two processes on one data folder', { timeout: 60_000 }, () => {
  const folder = sharedDataFolder();

  test('cannot both own it: the second is refused, and the first goes on', async () => {
    const dataDir = folder();
    const owner = await launchAndOpen({
      dataDir,
      mode: 'own',
      settings: quick,
      label: 'npm start',
    });
    const refusal = await openEmbeddedPostgres({ dataDir, mode: 'own' }).catch((error) => error);
    expect(refusal).toBeInstanceOf(EmbeddedPostgresError);
    expect(refusal.message).toMatch(
      new RegExp(
        `^data folder ${dataDir} is in use by process ${owner.pid} \\(npm start\\), running since \\S+; [^\\n]+ DATA_DIR$`,
      ),
    );
    expect(await query(owner.opened.url, 'select 1 as one')).toEqual([{ one: 1 }]);
    owner.send('stop');
    expect(await owner.answer()).toEqual({ stopped: true });
  });

  test('can share it: a guest leaves the server to its owner', async () => {
    const dataDir = folder();
    const owner = await openEmbeddedPostgres({ dataDir, mode: 'own', settings: quick });
    const guest = await launchAndOpen({ dataDir, mode: 'join' });
    expect(guest.opened).toMatchObject({ how: 'joined', url: owner.url, port: owner.port });
    guest.send('stop');
    expect(await guest.answer()).toEqual({ stopped: true });
    expect(await guest.exited).toEqual([0, null]);
    expect(await query(owner.url, 'select 1 as one')).toEqual([{ one: 1 }]);
    await owner.stop();
    expect(postgresProcessesIn(dataDir)).toEqual([]);
  });

  test('take turns: who finds nothing to join starts the server and ends it', async () => {
    const dataDir = folder();
    const first = await openEmbeddedPostgres({ dataDir, mode: 'join', settings: quick });
    expect(first.how).toBe('started');
    await first.stop();
    expect(postgresProcessesIn(dataDir)).toEqual([]);
  });

  test.for([1, 2])(
    'started at once on an empty folder: one owns it, one is refused (%i)',
    async () => {
      const dataDir = temporaryFolder();
      const options = { dataDir, mode: 'own', settings: quick } as const;
      const both = [launch(options), launch(options)];
      const answers = await Promise.all(both.map((each) => each.answer()));
      const owner = answers.findIndex((answer) => answer?.opened);
      expect(answers[owner]?.opened?.how).not.toBe('joined');
      expect(answers[1 - owner]?.refused).toContain(`in use by process ${both[owner]?.pid}`);
      expect(await query(answers[owner]!.opened!.url, 'select 1 as one')).toEqual([{ one: 1 }]);
      expect(postgresProcessesIn(dataDir)).toHaveLength(1);
    },
  );

  test.for([1, 2])('started at once on an empty folder: one owns it, one joins (%i)', async () => {
    const dataDir = temporaryFolder();
    const options = { dataDir, mode: 'join', settings: quick } as const;
    const both = await Promise.all([launchAndOpen(options), launchAndOpen(options)]);
    expect(both.filter(({ opened }) => opened.how === 'joined')).toHaveLength(1);
    expect(both[0].opened.url).toBe(both[1].opened.url);
    for (const { opened } of both) {
      expect(await query(opened.url, 'select 1 as one')).toEqual([{ one: 1 }]);
    }
    expect(postgresProcessesIn(dataDir)).toHaveLength(1);
  });

  test('started at once where no server runs yet: PostgreSQL lets one of them through', async () => {
    const dataDir = folder();
    // Within one process, to have both look for a server before any of them has started one.
    const open = () => openEmbeddedPostgres({ dataDir, mode: 'join', settings: quick });
    await (await open()).stop();
    const all = await Promise.all([open(), open(), open()]);
    expect(all.filter(({ how }) => how === 'joined')).toHaveLength(2);
    expect(postgresProcessesIn(dataDir)).toHaveLength(1);
    await Promise.all(all.map(({ stop }) => stop()));
    expect(postgresProcessesIn(dataDir)).toEqual([]);
  });

  test('one after the other: the second waits until the first has shut down', async () => {
    const dataDir = folder();
    const first = await openEmbeddedPostgres({ dataDir, mode: 'own', settings: quick });
    const pid = postmasterPid(first.dataFolder);
    const stopping = first.stop();
    let second: Awaited<ReturnType<typeof openEmbeddedPostgres>> | undefined;
    await eventually(async () => {
      second = await openEmbeddedPostgres({ dataDir, mode: 'own', settings: quick }).catch(
        () => undefined,
      );
      return second !== undefined;
    }, 'the second start succeeds');
    await stopping;
    expect(second?.how).toBe('started');
    expect(postmasterPid(first.dataFolder)).not.toBe(pid);
    await second?.stop();
  });

  test('cannot both own it after PostgreSQL has cut the connection of the owner', async () => {
    const dataDir = folder();
    const owner = await openEmbeddedPostgres({ dataDir, mode: 'own', settings: quick });
    const holder = "select pid from pg_locks where locktype = 'advisory'";
    const [{ pid } = { pid: 0 }] = await query<{ pid: number }>(owner.url, holder);
    await query(owner.url, `select pg_terminate_backend(${pid}, 5000)`);
    await eventually(
      async () => (await query(owner.url, holder)).length === 1,
      'the lock is held again',
    );
    await expect(openEmbeddedPostgres({ dataDir, mode: 'own' })).rejects.toThrow(
      /is in use by process/,
    );
    await owner.stop();
    expect(postgresProcessesIn(dataDir)).toEqual([]);
  });

  test('of which the owner loses its server to a guest that starts it: it has it back after that', async () => {
    const dataDir = folder();
    const said: string[] = [];
    const owner = await openEmbeddedPostgres({
      dataDir,
      mode: 'own',
      settings: quick,
      pausesMs: [3000, ...Array.from({ length: 500 }, () => 50)],
      warn: (line) => said.push(line),
    });
    process.kill(postmasterPid(owner.dataFolder), 'SIGKILL');
    const guest = await launchAndOpen({ dataDir, mode: 'join', settings: quick, label: 'guest' });
    expect(guest.opened.how).toBe('started');
    await eventually(() => said.join().includes(`process ${guest.pid} (guest) has started it`));
    expect(postgresProcessesIn(dataDir)).toHaveLength(1);
    guest.send('stop');
    await eventually(() => said.join().includes(`is back on port ${owner.port}`));
    expect(await query(owner.url, 'select 1 as one')).toEqual([{ one: 1 }]);
    await owner.stop();
  });
});
