import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApi, type TestApi } from '../support/test-api.ts';

const PICTURE = '/pictures/v1/banner/cafe/cobalt/front.svg';

let api: TestApi;
let webFolder: string;
beforeAll(async () => {
  webFolder = await mkdtemp(join(tmpdir(), 'baeon-page-'));
  await writeFile(join(webFolder, 'index.html'), '<head><title>x</title></head>');
  await writeFile(
    join(webFolder, 'preloads.json'),
    JSON.stringify({
      '/login': ['/assets/login-1.js'],
      '/coupon': ['/assets/shell-1.js', '/assets/offers-1.js'],
      '/coupon/:id': ['/assets/shell-1.js', '/assets/offer-1.js'],
    }),
  );
  api = await startTestApi({ webFolder });
});
afterAll(() => rm(webFolder, { recursive: true }));

const raw = (url: string, accepted = 'identity') =>
  api.app.inject({ method: 'GET', url, headers: { 'accept-encoding': accepted } });

async function preloaded(url: string): Promise<string[]> {
  const { body } = await raw(url);
  expect(body).toMatch(/<\/head>$/);
  return [
    ...body.matchAll(/<link rel="modulepreload" fetchpriority="low" crossorigin href="([^"]+)">/g),
  ].map(([, file]) => file!);
}

describe('the page names the scripts of its screen', () => {
  it.each([
    ['/login', ['/assets/login-1.js']],
    ['/login/', ['/assets/login-1.js']],
    ['/coupon?store_id=5', ['/assets/shell-1.js', '/assets/offers-1.js']],
    ['/coupon/5?from_user=true', ['/assets/shell-1.js', '/assets/offer-1.js']],
    ['/', []],
    ['/coupon/5/6', []],
    ['/my-login', []],
  ])('%s', async (address, files) => {
    expect(await preloaded(address)).toEqual(files);
  });

  it('and the list of them is nobody else’s', async () => {
    expect((await raw('/preloads.json')).headers['content-type']).toContain('text/html');
  });
});

describe('answers travel packed', () => {
  const unpack = { br: brotliDecompressSync, gzip: gunzipSync };

  it.each(['br', 'gzip'] as const)('as %s, and are the same', async (encoding) => {
    for (const path of ['/api/openapi.json', '/api/store-categories', PICTURE]) {
      const plain = await raw(path);
      expect(plain.statusCode).toBe(200);
      expect(plain.headers['content-encoding']).toBeUndefined();
      const packed = await raw(path, encoding);
      expect(packed.headers['content-encoding']).toBe(encoding);
      expect(packed.headers['vary']).toContain('accept-encoding');
      expect(packed.headers['content-type']).toBe(plain.headers['content-type']);
      expect(packed.headers['cache-control']).toBe(plain.headers['cache-control']);
      expect(packed.rawPayload.length).toBeLessThan(plain.rawPayload.length / 2);
      expect(unpack[encoding](packed.rawPayload).toString()).toBe(plain.body);
    }
  });

  it('but not what fits in a packet', async () => {
    const { statusCode, headers } = await raw('/api/health', 'br');
    expect(statusCode).toBe(200);
    expect(headers['content-encoding']).toBeUndefined();
  });
});
