import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { checkServer } from './check-server.ts';
import { ROOT } from './web-folder.ts';

/* npm start, a look at what it serves, and its end: for systems where the tests do not run. */

const isWindows = process.platform === 'win32';
const server = spawn('npm', ['start'], {
  cwd: ROOT,
  stdio: ['ignore', 'pipe', 'inherit'],
  env: { ...process.env, PORT: '0', SENTENCE_VECTORS: 'off' },
  // There npm is a batch file, which is nothing to execute without a shell.
  shell: isWindows,
});
const exited = once(server, 'exit');
let output = '';
const url = await new Promise<string>((ready, failed) => {
  server.stdout.on('data', (chunk) => {
    process.stdout.write(chunk);
    output += chunk;
    const address = / is at (http:\S+)/.exec(output)?.[1];
    if (address && output.includes('Data lies in')) ready(address);
  });
  void exited.then(([code]) => failed(new Error(`npm start ended with ${code}`)));
});
await checkServer(url);
console.log(`${url} answers`);
if (isWindows) spawnSync('taskkill', ['/pid', String(server.pid), '/t', '/f']);
else server.kill('SIGTERM');
const [code] = await exited;
process.exit(code === 0 || isWindows ? 0 : 1);
