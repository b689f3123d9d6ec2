import { spawn, type ChildProcess } from 'node:child_process';
import { COUNTER_APP, ROOT, viteProgram, WEB } from './web-folder.ts';

const apiPort = process.env.PORT ?? '3000';

const apiEnv = { WORKERS: process.env.WORKERS ?? '1' };

const run = (args: string[], cwd: string, env: Record<string, string> = {}): ChildProcess =>
  spawn(process.execPath, args, { cwd, stdio: 'inherit', env: { ...process.env, ...env } });

const parts = [
  run(
    ['--watch-path=apps/api/src', '--watch-path=packages/contracts/src', 'apps/api/src/server.ts'],
    ROOT,
    apiEnv,
  ),
  ...[WEB, COUNTER_APP].map((app) =>
    run([viteProgram()], app, { API_ORIGIN: `http://127.0.0.1:${apiPort}` }),
  ),
];

// Ctrl-C reaches the parts by itself; what is sent to this process alone is passed on.
process.on('SIGINT', () => {});
process.on('SIGTERM', () => parts.forEach((part) => part.kill('SIGTERM')));
for (const part of parts) {
  part.on('exit', () => parts.forEach((other) => other.exitCode === null && other.kill('SIGTERM')));
}
