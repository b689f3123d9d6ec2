import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { WEB } from '../../scripts/web-folder.ts';

export const BUILT = join(WEB, 'dist');

const TYPES: Record<string, string> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.webmanifest': 'application/manifest+json',
};

/**
 * Every file of it has another name than in the build that is there, and its page says so. Nothing is
 * compressed, which is most of a build's work.
 */
const NEXT_BUILD = `
  import { build, loadConfigFromFile, mergeConfig } from 'vite';
  const { config } = await loadConfigFromFile({ command: 'build', mode: 'production' });
  const plugins = config.plugins.flat().filter(({ name }) => !name.includes('compression'));
  await build(mergeConfig({ ...config, plugins, configFile: false }, {
    logLevel: 'error',
    build: {
      outDir: process.argv[1],
      rolldownOptions: {
        output: {
          entryFileNames: 'assets/[name]-[hash]-next.js',
          chunkFileNames: 'assets/[name]-[hash]-next.js',
        },
      },
    },
    plugins: [
      { name: 'next', transformIndexHtml: () => [{ tag: 'meta', attrs: { name: 'next' } }] },
    ],
  }));`;

export function buildNext(): { folder: string; remove: () => void } {
  const folder = mkdtempSync(join(tmpdir(), 'baeon-next-'));
  execFileSync(process.execPath, ['--input-type=module', '-e', NEXT_BUILD, folder], {
    cwd: WEB,
    stdio: 'inherit',
    env: { ...process.env, NODE_ENV: 'production' },
  });
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

/** The app from one folder and then from another, as after a deployment; the rest from the server. */
export async function deploy(server: string) {
  let folder = BUILT;
  let withoutWorker = false;

  function answer(asked: IncomingMessage, reply: ServerResponse): void {
    const { pathname } = new URL(asked.url!, server);
    if (/^\/(api|pictures)\//.test(pathname)) return pass(asked, reply);
    const isFile = /\.\w+$/.test(pathname);
    const gone = withoutWorker && pathname === '/sw.js';
    try {
      if (gone) throw new Error('gone');
      const file = readFileSync(join(folder, isFile ? pathname : 'index.html'));
      const type = isFile ? TYPES[extname(pathname)] : 'text/html';
      reply.writeHead(200, { 'content-type': type ?? 'image/png', 'cache-control': 'no-store' });
      reply.end(file);
    } catch {
      reply.writeHead(404).end();
    }
  }

  function pass(asked: IncomingMessage, reply: ServerResponse): void {
    const { method, headers, url } = asked;
    const onwards = request(new URL(url!, server), { method: method!, headers }, (answer) => {
      reply.writeHead(answer.statusCode!, answer.headers);
      answer.pipe(reply);
    });
    onwards.on('error', () => reply.destroy());
    asked.pipe(onwards);
  }

  const front = createServer(answer).listen(0, '127.0.0.1');
  await once(front, 'listening');
  return {
    url: `http://127.0.0.1:${(front.address() as AddressInfo).port}`,
    use: (next: string) => void (folder = next),
    dropWorker: () => void (withoutWorker = true),
    close: () => void front.close(),
  };
}
