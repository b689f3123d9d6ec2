import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { addRelease, packRelease, unpackedIn } from '../apps/api/src/lib/web-releases.ts';
import { publishBuild } from './publish-build.ts';

let root: string;
let dist: string;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'baeon-build-'));
  dist = join(root, 'dist');
  onTestFinished(() => rm(root, { recursive: true }));
});

let builds = 0;

async function build(files: Record<string, string>): Promise<string> {
  const folder = join(root, `build-${++builds}`);
  for (const [name, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), text);
  }
  return folder;
}

const release = (n: number) =>
  build({
    'index.html': `page ${n}`,
    'sw.js': `worker ${n}`,
    'assets/shared-0.js': 'shared',
    [`assets/app-${n}.js`]: `app ${n}`,
    [`assets/app-${n}.js.br`]: `packed ${n}`,
    [`icons/${n}.png`]: 'icon',
  });

const served = (name: string) => readFile(join(dist, name), 'utf8').catch(() => null);

describe('a build', () => {
  it('keeps the hashed files of the two releases before it', async () => {
    for (const n of [1, 2, 3]) await publishBuild(await release(n), dist);
    for (const n of [1, 2, 3]) {
      expect(await served(`assets/app-${n}.js`)).toBe(`app ${n}`);
      expect(await served(`assets/app-${n}.js.br`)).toBe(`packed ${n}`);
    }

    await publishBuild(await release(4), dist);
    expect(await served('assets/app-1.js')).toBeNull();
    expect(await served('assets/app-1.js.br')).toBeNull();
    expect(await served('assets/app-2.js')).toBe('app 2');
    expect(await served('assets/shared-0.js')).toBe('shared');
  });

  it('has the page and all that is not hashed of the newest alone', async () => {
    for (const n of [1, 2]) await publishBuild(await release(n), dist);
    expect(await served('index.html')).toBe('page 2');
    expect(await served('sw.js')).toBe('worker 2');
    expect(await served('icons/2.png')).toBe('icon');
    expect(await served('icons/1.png')).toBeNull();
  });

  it('is one release, however often it is made', async () => {
    await publishBuild(await release(1), dist);
    for (let time = 0; time < 5; time++) await publishBuild(await release(2), dist);
    expect(await served('assets/app-1.js')).toBe('app 1');
  });

  it('gets packed copies later, which are its own from then on', async () => {
    const assets = join(dist, 'assets');
    const script = 'let a = 1;'.repeat(100);
    const plain = () =>
      build({ 'index.html': 'page', 'assets/a-1.js': script, 'assets/a.png': 'p' });
    await publishBuild(await plain(), dist);
    expect(await unpackedIn(assets)).toEqual(['a-1.js.br', 'a-1.js.gz']);
    await packRelease(assets);
    expect(await unpackedIn(assets)).toEqual([]);
    expect(String(brotliDecompressSync(await readFile(join(assets, 'a-1.js.br'))))).toBe(script);
    expect(String(gunzipSync(await readFile(join(assets, 'a-1.js.gz'))))).toBe(script);
    const shared = join(root, 'shared');
    await addRelease(assets, shared);
    expect(await readFile(join(shared, 'a-1.js.gz'))).not.toHaveLength(0);

    await publishBuild(await plain(), dist);
    expect(await unpackedIn(assets)).toEqual([]);
    for (const n of [2, 3]) await publishBuild(await release(n), dist);
    expect(await served('assets/a-1.js.br')).not.toBeNull();
    await publishBuild(await release(4), dist);
    expect(await served('assets/a-1.js.br')).toBeNull();
  });

  it('is handed on without those before it', async () => {
    const shared = join(root, 'shared');
    for (const n of [1, 2]) await publishBuild(await release(n), dist);
    await addRelease(join(dist, 'assets'), shared);
    const names = ['app-2.js', 'app-1.js'].map((name) => readFile(join(shared, name), 'utf8'));
    const [two, one] = await Promise.allSettled(names);
    expect([two?.status, one?.status]).toEqual(['fulfilled', 'rejected']);
  });

  it('is whole in a folder that several processes share and fill at once', async () => {
    const shared = join(root, 'shared');
    const folders = await Promise.all([1, 2, 3].map(release));
    const starts = Array.from({ length: 12 }, (_, n) => join(folders[n % 3]!, 'assets'));
    await Promise.all(starts.map((from) => addRelease(from, shared)));
    for (const n of [1, 2, 3]) {
      expect(await readFile(join(shared, `app-${n}.js`), 'utf8')).toBe(`app ${n}`);
      expect(await readFile(join(shared, `app-${n}.js.br`), 'utf8')).toBe(`packed ${n}`);
    }
  });
});
