import { spawn, spawnSync, type ChildProcess, type SpawnOptions } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { beforeAll, onTestFinished } from 'vitest';
import type {
  EmbeddedPostgres,
  EmbeddedPostgresOptions,
} from '../../src/db/embedded/embedded-postgres.ts';
import { canSearch } from '../../src/db/embedded/file-access.ts';
import { eventually } from '../support/eventually.ts';

export const isRoot = process.getuid?.() === 0;
export const isLinux = process.platform === 'linux';
export const NOBODY = 65_534;
/** for children that must not be root, whoever runs the tests */
export const asNonRoot = isRoot ? { uid: NOBODY, gid: NOBODY } : {};
/** Root's own folders are closed to others, and a child without rights must read the sources. */
export const othersCanRun = !isRoot || canSearch(import.meta.dirname, { uid: NOBODY, gid: NOBODY });
/** these tests are about processes, and none of them cuts the power */
export const quick = { fsync: 'off' };

type Answer = {
  opened?: Omit<EmbeddedPostgres, 'stop'>;
  refused?: string;
  stopped?: boolean;
  onSignal?: { one: number }[];
  id?: number;
};

/** A folder that the unprivileged user can reach, with everything gone again after the test. */
export function temporaryFolder(): string {
  const { folder, remove } = makeTemporaryFolder();
  onTestFinished(remove);
  return folder;
}

/** A data folder for several tests, because making one is what takes most of the time. */
export function sharedDataFolder({ ofNonRoot = false } = {}): () => string {
  let dataDir = '';
  beforeAll(() => {
    const { folder, remove } = makeTemporaryFolder();
    dataDir = ofNonRoot ? ownedByNobody(folder) : folder;
    return remove;
  });
  return () => dataDir;
}

function makeTemporaryFolder() {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'baeon-embedded-')));
  chmodSync(folder, 0o755);
  const remove = async () => {
    for (const pid of postgresProcessesIn(folder)) kill(pid, 'SIGQUIT');
    await eventually(
      () => postgresProcessesIn(folder).length === 0,
      'the servers of the test are gone',
    );
    rmSync(folder, { recursive: true, force: true });
  };
  return { folder, remove };
}

export function ownedByNobody(folder: string): string {
  if (isRoot) chownSync(folder, NOBODY, NOBODY);
  return folder;
}

export function launch(
  options: EmbeddedPostgresOptions,
  { env, ...spawnOptions }: Pick<SpawnOptions, 'uid' | 'gid' | 'detached' | 'env'> = {},
) {
  const script = fileURLToPath(new URL('./launcher-process.ts', import.meta.url));
  const child = spawn(process.execPath, [script, JSON.stringify(options)], {
    ...spawnOptions,
    env: { ...process.env, ...env },
    cwd: '/',
    stdio: ['pipe', 'pipe', 'ignore'],
  });
  child.stdin?.on('error', () => {});
  const exited = once(child, 'exit') as Promise<[number | null, string | null]>;
  onTestFinished(async () => {
    child.kill('SIGKILL');
    await exited;
  });
  const lines = createInterface({ input: child.stdout! })[Symbol.asyncIterator]();
  return {
    pid: child.pid!,
    exited,
    send: (command: 'stop' | 'exit' | 'throw' | 'write') => child.stdin!.write(`${command}\n`),
    kill: (signal: NodeJS.Signals) => child.kill(signal),
    /** undefined at the end of its output */
    answer: async (): Promise<Answer | undefined> => {
      const { value, done } = await lines.next();
      return done ? undefined : (JSON.parse(value) as Answer);
    },
  };
}

export type Launched = ReturnType<typeof launch>;

export async function launchAndOpen(...parameters: Parameters<typeof launch>) {
  const launched = launch(...parameters);
  const answer = await launched.answer();
  if (!answer?.opened) throw new Error(`not opened: ${JSON.stringify(answer)}`);
  return { ...launched, opened: answer.opened };
}

export async function killAndWait(launched: Launched): Promise<void> {
  launched.kill('SIGKILL');
  await launched.exited;
}

export function postmasterPid(dataFolder: string): number {
  return Number(readFileSync(join(dataFolder, 'postmaster.pid'), 'utf8').split('\n')[0]);
}

type Row = { pid: number; parent: number; state: string; command: string };

function processTable(): Row[] {
  const columns = ['pid=', 'ppid=', 'state=', 'command='].flatMap((column) => ['-o', column]);
  const { stdout } = spawnSync('ps', ['-A', '-ww', ...columns], {
    encoding: 'utf8',
  });
  return stdout.split('\n').flatMap((line) => {
    const [, pid, parent, state = '', command = ''] =
      /^\s*(\d+)\s+(\d+)\s+(\S+)\s(.*)$/.exec(line) ?? [];
    return pid ? [{ pid: Number(pid), parent: Number(parent), state, command }] : [];
  });
}

export const uidOf = (pid: number): number =>
  Number(/^Uid:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]);

/** Postmasters and the programs of initdb that work anywhere in this folder. */
export function postgresProcessesIn(folder: string): number[] {
  return processTable()
    .filter(({ state, command }) => !state.startsWith('Z') && command.includes(folder))
    .filter(({ command }) => /\/bin\/(postgres|initdb)"? /.test(command))
    .map(({ pid }) => pid);
}

export function childrenOf(pid: number): number[] {
  return processTable()
    .filter(({ parent }) => parent === pid)
    .map((row) => row.pid);
}

export function kill(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch {
    // It has ended by itself.
  }
}

/** Some other program, which PostgreSQL's user could signal, as PostgreSQL minds only those. */
export function unrelatedProcess(command: string): ChildProcess {
  const child = spawn('sh', ['-c', command], {
    ...asNonRoot,
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  return child;
}

export function copyPackage(to: string, { withLinks }: { withLinks: boolean }): string {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  const installed = dirname(dirname(createRequire(import.meta.url).resolve(name)));
  cpSync(installed, to, { recursive: true, verbatimSymlinks: true });
  for (const { source, target } of librariesLinked(to)) {
    rmSync(join(to, target), { force: true });
    if (withLinks) cpSync(join(to, source), join(to, target));
  }
  return to;
}

export function librariesLinked(packageFolder: string): { source: string; target: string }[] {
  const list = join(packageFolder, 'native/pg-symlinks.json');
  return existsSync(list) ? JSON.parse(readFileSync(list, 'utf8')) : [];
}
