import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { findProgram } from '../need.ts';
import { ROOT } from '../web-folder.ts';

export type Engine = {
  name: string;
  build(image: string): void;
  /** Runs a command in the image, or what the image is for, on the machine's own network. */
  run(image: string, env: Record<string, string>, command?: string[]): ChildProcess;
  /** Tells what runs in the container to end. */
  stop(child: ChildProcess): void;
};

const FROM = /^ARG NODE_IMAGE=(\S+)$/m;
/** Where no registry is reached, a base that is there already. */
const baseImage = (): string =>
  process.env.TEST_NODE_IMAGE || FROM.exec(readFileSync(join(ROOT, 'Dockerfile'), 'utf8'))![1]!;

const execute = (program: string, args: string[]): string =>
  execFileSync(program, args, { cwd: ROOT, encoding: 'utf8', maxBuffer: 1e8 });

const flags = (name: string, values: Record<string, string>): string[] =>
  Object.entries(values).flatMap(([key, value]) => [name, `${key}=${value}`]);

/** With everything taken away that compose.yaml takes away. */
const likeDocker = (name: string, buildFlags: string[]): Engine => ({
  name,
  build: (image) => {
    const base = ['--build-arg', `NODE_IMAGE=${baseImage()}`];
    execute(name, ['build', ...buildFlags, '--network=host', ...base, '-t', image, '.']);
  },
  run: (image, env, command = []) => {
    const limits = [
      '--read-only',
      '--tmpfs=/tmp',
      '--cap-drop=ALL',
      '--security-opt=no-new-privileges',
    ];
    const args = ['run', '--rm', '--init', '--network=host', ...limits, ...flags('-e', env)];
    return spawn(name, [...args, image, ...command], { stdio: ['ignore', 'pipe', 'pipe'] });
  },
  stop: (child) => void child.kill('SIGTERM'),
});

/** For where containers cannot have namespaces of their own, as inside of another container. */
const byBuildah: Engine = {
  name: 'buildah',
  build: (image) => {
    const base = ['--build-arg', `NODE_IMAGE=${baseImage()}`];
    const how = ['--isolation=chroot', '--network=host', '--format=docker', '--layers'];
    execute('buildah', ['build', ...how, ...base, '-t', image, '.']);
  },
  run: (image, env, command = ['node', 'scripts/start.ts']) => {
    const container = execute('buildah', ['from', image]).trim();
    const marked = { ...env, [MARK]: container };
    const args = ['run', '--isolation=chroot', '--network=host', ...flags('-e', marked), container];
    const child = spawn('buildah', [...args, '--', ...command], {
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    containers.set(child, container);
    child.once('exit', () => spawnSync('buildah', ['rm', container]));
    return child;
  },
  // It passes no signal on: told to end itself, it takes the server with it.
  stop: (child) => {
    for (const pid of processesIn(containers.get(child)!)) process.kill(pid, 'SIGTERM');
  },
};

const MARK = 'BAEON_TEST_CONTAINER';
const containers = new WeakMap<ChildProcess, string>();

/** Without namespaces of their own they are processes like others, known by what they were given. */
function processesIn(container: string): number[] {
  const mark = `\0${MARK}=${container}\0`;
  return globSync('/proc/[0-9]*/environ')
    .filter((file) => `\0${contentOf(file)}`.includes(mark))
    .map((file) => dirname(file))
    .filter((folder) => !contentOf(`${folder}/cmdline`).startsWith('buildah'))
    .map((folder) => Number(basename(folder)));
}

/** Empty where the process has just gone. */
function contentOf(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}

const ENGINES = [likeDocker('docker', []), likeDocker('podman', ['--format=docker']), byBuildah];

/** The first that can run what the image is built from; null where none is, or none can. */
export async function findEngine(): Promise<Engine | null> {
  for (const engine of ENGINES) {
    if (findProgram(engine.name) && (await canRun(engine))) return engine;
  }
  return null;
}

async function canRun(engine: Engine): Promise<boolean> {
  try {
    const { code } = await ended(engine.run(baseImage(), {}, ['node', '--version']));
    return code === 0;
  } catch {
    return false;
  }
}

/** The exit code and all that was said. */
export function ended(child: ChildProcess): Promise<{ code: number | null; output: string }> {
  let output = '';
  child.stdout!.on('data', (chunk) => (output += chunk));
  child.stderr!.on('data', (chunk) => (output += chunk));
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => resolve({ code, output }));
  });
}
