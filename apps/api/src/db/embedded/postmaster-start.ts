import type { ChildProcess } from 'node:child_process';
import {
  closeSync,
  constants,
  fchownSync,
  fstatSync,
  ftruncateSync,
  openSync,
  readFileSync,
} from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import { freePort } from '../../lib/free-port.ts';
import { spawnPostgresProgram } from './processes.ts';
import { EmbeddedPostgresError } from './embedded-postgres-error.ts';
import type { PosixUser } from './file-access.ts';
import { readPostmasterFile, type Postmaster } from './postmaster-file.ts';
import { HOST } from './server-address.ts';

type Start = {
  program: string;
  cluster: string;
  user: PosixUser | undefined;
  logFile: string;
  settings: Record<string, string>;
  deadline: number;
  /** undefined: any that is free */
  port?: number;
  /** ends what is only just starting */
  signal?: AbortSignal;
};

const POLL_MS = 25;
const PORT_ATTEMPTS = 10;
const BACKENDS_POLL_MS = 200;

/** Undefined: another start was quicker. */
export async function startPostmaster(start: Start): Promise<Postmaster | undefined> {
  let portsTaken = 0;
  for (;;) {
    const port = start.port ?? (await freePort());
    const outcome = await attempt(start, port);
    if (typeof outcome === 'number') return { pid: outcome, port };

    if (/lock file "postmaster\.pid" (already exists|is empty)/.test(outcome)) return undefined;
    const portTaken = outcome.includes('could not create any TCP/IP sockets');
    if (portTaken && start.port === undefined && ++portsTaken < PORT_ATTEMPTS) continue;
    // Backends of a killed postmaster, which end by themselves as soon as they notice.
    const leftBackends = outcome.includes('pre-existing shared memory block');
    if (!leftBackends || Date.now() > start.deadline || start.signal?.aborted) {
      throw new EmbeddedPostgresError(
        `PostgreSQL does not start: ${outcome} (see ${start.logFile})`,
      );
    }
    await delay(BACKENDS_POLL_MS);
  }
}

/** The pid of a server that is ready, or the line that tells why it ended. */
async function attempt(start: Start, port: number): Promise<number | string> {
  const log = openServerLog(start.logFile, start.user);
  let child: ChildProcess;
  try {
    child = await spawnPostgresProgram(start.program, serverArguments(start, port), start.user, {
      // Its own session: Ctrl-C in the terminal must reach Node alone, which still needs the server.
      detached: true,
      stdio: ['ignore', log.descriptor, log.descriptor],
    });
  } finally {
    log.close();
  }
  child.unref();
  const end = () => void child.kill('SIGINT');
  start.signal?.addEventListener('abort', end);
  try {
    return await readyOrEnded(start, child, log.linesSinceOpened);
  } finally {
    start.signal?.removeEventListener('abort', end);
  }
}

async function readyOrEnded(
  start: Start,
  child: ChildProcess,
  linesOfLog: () => string[],
): Promise<number | string> {
  while (child.exitCode === null && child.signalCode === null) {
    const file = readPostmasterFile(start.cluster);
    if (file && file.pid === child.pid && file.status === 'ready') return file.pid ?? 0;
    if (Date.now() > start.deadline) {
      throw new EmbeddedPostgresError(
        `PostgreSQL (process ${child.pid}) is not ready yet and goes on in the background; try again later, or look into ${start.logFile}`,
      );
    }
    await delay(POLL_MS);
  }
  const end = `it ended with ${child.signalCode ?? `exit code ${child.exitCode}`}`;
  return telling(linesOfLog(), child.pid) ?? end;
}

function serverArguments({ cluster, settings }: Start, port: number): string[] {
  const all = {
    ...settings,
    listen_addresses: HOST,
    port: String(port),
    unix_socket_directories: '',
  };
  // The process table is searched for -D and the folder.
  return [
    '-D',
    cluster,
    ...Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
  ];
}

/** What clients are told meanwhile, and what only says that something was said before. */
const EMPTY = /FATAL: +(the database system is |checkpoint request failed)/;

/** Two starts at once write into the same log, where each line has the pid of its writer. */
function telling(lines: string[], pid: number | undefined): string | undefined {
  const severe = lines.filter((line) => /\b(ERROR|FATAL|PANIC):/.test(line) && !EMPTY.test(line));
  const own = severe.findLast((line) => line.includes(`[${pid}]`));
  return (own ?? severe.at(-1) ?? lines.at(-1))?.replace(/^.*\] (?=[A-Z]+:)/, '') || undefined;
}

const LARGEST = 10 * 1024 * 1024;

/** A file and not a pipe: the server outlives a killed Node, and must be able to go on writing. */
export function openServerLog(file: string, user: PosixUser | undefined) {
  const { O_APPEND, O_CREAT, O_NOFOLLOW, O_WRONLY } = constants;
  const descriptor = openSync(file, O_APPEND | O_CREAT | O_NOFOLLOW | O_WRONLY, 0o600);
  if (user) fchownSync(descriptor, user.uid, user.gid);
  if (fstatSync(descriptor).size > LARGEST) ftruncateSync(descriptor);
  const start = fstatSync(descriptor).size;
  return {
    descriptor,
    close: () => closeSync(descriptor),
    linesSinceOpened: () => readFileSync(file).subarray(start).toString().trim().split('\n'),
  };
}
