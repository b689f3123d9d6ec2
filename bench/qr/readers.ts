import { mkdtempSync, rmSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { chromium } from '@playwright/test';
import { build } from 'vite';
import { chromiumOptions } from '../../e2e/support/chromium.ts';
import { findChromium } from '../../scripts/find-chromium.ts';
import type { Cleanup } from '../cleanup.ts';
import type { Scanned } from './page/scan.ts';

const PICTURE = '/picture';
const TYPES: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.wasm': 'application/wasm',
};

/** All sides in one page of one browser. */
export type Readers = {
  browser: string;
  /** What each reads in a picture, given as the bytes of its file; null where it cannot be shown. */
  scan(file: Uint8Array): Promise<Scanned[] | null>;
};

/** Null where there is no browser. */
export async function openReaders(cleanup: Cleanup): Promise<Readers | null> {
  const executablePath = findChromium();
  if (!executablePath) return null;
  const folder = mkdtempSync(join(tmpdir(), 'baeon-readers-'));
  cleanup.add(() => rmSync(folder, { recursive: true, force: true }));
  await build({
    root: join(import.meta.dirname, 'page'),
    configFile: false,
    logLevel: 'warn',
    worker: { format: 'es' },
    build: {
      outDir: folder,
      emptyOutDir: true,
      target: 'es2022',
      assetsInlineLimit: 0,
      chunkSizeWarningLimit: 2000,
    },
  });

  let picture: Uint8Array = new Uint8Array();
  const server = createServer(async ({ url = '/' }, response) => {
    const { pathname } = new URL(url, 'http://localhost');
    const file = pathname === '/' ? '/index.html' : pathname;
    response.setHeader('content-type', TYPES[extname(file)] ?? 'application/octet-stream');
    response.setHeader('cache-control', 'no-store');
    try {
      response.end(file === PICTURE ? picture : await readFile(join(folder, file)));
    } catch {
      response.writeHead(404).end();
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  cleanup.add(() => void server.close());
  const browser = await chromium.launch({
    ...chromiumOptions(),
    executablePath,
    // A stop is the cleanup's; otherwise the process would end before the folder is removed.
    handleSIGINT: false,
    handleSIGTERM: false,
    handleSIGHUP: false,
  });
  cleanup.add(() => browser.close());
  const page = await browser.newPage();
  await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
  await page.waitForFunction('globalThis.scan');

  let turn = 0;
  return {
    browser: `Chromium ${browser.version()}`,
    async scan(file) {
      picture = file;
      turn += 1;
      return page.evaluate<Scanned[] | null>(`scan('${PICTURE}', ${turn})`);
    },
  };
}
