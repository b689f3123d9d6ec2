import { copyFile, mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApi, type TestApi } from '../support/test-api.ts';

const MANIFEST = join(import.meta.dirname, '../../../counter/public/manifest.webmanifest');

let api: TestApi;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'baeon-apps-'));
  for (const app of ['web', 'counter']) {
    await mkdir(join(folder, app, 'assets'), { recursive: true });
    await writeFile(join(folder, app, 'index.html'), `<html lang="en">${app} %BRAND_NAME%</html>`);
    await writeFile(join(folder, app, 'sw.js'), app);
    await writeFile(join(folder, app, `assets/${app}-1.js`), app);
    await writeFile(join(folder, app, 'assets/decoder.worker-1.js'), app);
  }
  await copyFile(MANIFEST, join(folder, 'counter/manifest.webmanifest'));
  api = await startTestApi({
    webFolder: join(folder, 'web'),
    counterFolder: join(folder, 'counter'),
    env: { BRAND_NAME: 'Deals & Co', ASSETS_DIR: join(folder, 'shared') },
    withoutWorkers: true,
  });
});
afterAll(() => rm(folder, { recursive: true }));

const raw = (url: string, headers: Record<string, string> = {}) => api.app.inject({ url, headers });

it.each(['/counter/', '/counter/enrol', '/counter/me/stores/5?show=tills'])(
  '%s is the page of the app for shops, which no search engine lists',
  async (path) => {
    const { statusCode, headers, body } = await raw(path);
    expect(statusCode).toBe(200);
    expect(body).toBe('<html lang="en">counter Deals &#38; Co</html>');
    expect(headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' });
    expect(headers['content-security-policy']).toContain("script-src 'self'");
  },
);

it('leads to where its worker is for, and takes no other address', async () => {
  const { statusCode, headers } = await raw('/counter');
  expect([statusCode, headers['location']]).toEqual([302, '/counter/']);
  expect((await raw('/counters')).body).toContain('web');
  expect((await raw('/')).body).toContain('web');
});

it('has a worker, a manifest and hashed files of its own', async () => {
  expect((await raw('/counter/sw.js')).body).toBe('counter');
  expect((await raw('/counter/sw.js')).headers['cache-control']).toBe('no-cache');
  const { headers, body } = await raw('/counter/assets/counter-1.js');
  expect(body).toBe('counter');
  expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
  const worker = await raw('/counter/assets/decoder.worker-1.js');
  expect(worker.headers['content-security-policy']).toContain("'wasm-unsafe-eval'");
  const manifest = await raw('/counter/manifest.webmanifest?language=hi');
  expect(JSON.parse(manifest.body)).toMatchObject({
    id: '/counter/',
    scope: '/counter/',
    start_url: '/counter/',
    name: 'Deals & Co काउंटर',
    lang: 'hi',
  });
});

it.each(['/counter/assets/web-1.js', '/counter/icons/none.png', '/assets/counter-1.js'])(
  'nothing is at %s, and no page is taken for it',
  async (path) => {
    expect((await raw(path)).statusCode).toBe(404);
  },
);

it('shares its hashed files with other releases, apart from the shopper’s', async () => {
  const files = async (path: string) => (await readdir(join(folder, 'shared', path))).sort();
  expect(await files('.')).toEqual([
    expect.any(String),
    'counter',
    'decoder.worker-1.js',
    'web-1.js',
  ]);
  expect(await files('counter')).toEqual([
    expect.any(String),
    'counter-1.js',
    'decoder.worker-1.js',
  ]);
});
