import { createHash } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import type { Rolldown } from 'vite';
import type { Release } from '../src/service-worker/release.ts';

type File = Rolldown.OutputAsset | Rolldown.OutputChunk;

/** What people would have to download ahead of any wish for it. */
const MOST_KEPT_BYTES = 450_000;

const KEPT = /^assets\/.*\.(js|css|woff2)$/;
/** The camera and the microphone need a person who is there, and the server behind them; so does the map. */
const NOT_KEPT = /\.(worker|worklet)-|\/(deals|pin)-map-/;
/** Fetched at once by an app that scans, and so kept at no further cost. */
const SCANNER = /\/(decoder\.worker|zxing_reader)-[\w-]+\.(js|wasm)$/;
/** Kept by whoever uses it, on first use. */
const OTHER_LANGUAGES = /\/translations\/[a-z]{2}\//;

const sourceOf = (file: File) => (file.type === 'chunk' ? file.code : file.source);

function isKept(file: File): boolean {
  if (!KEPT.test(file.fileName) || NOT_KEPT.test(file.fileName)) return false;
  return file.type === 'asset' || !OTHER_LANGUAGES.test(file.facadeModuleId ?? '');
}

/** What the worker of the app below `base` is to know of a build. */
export function releaseOf(
  files: readonly File[],
  { base, cachePrefix, scans = false }: { base: string; cachePrefix: string; scans?: boolean },
): Release & { bytes: number } {
  const entry = files.find((file) => file.type === 'chunk' && file.isEntry);
  const page = files.find(({ fileName }) => fileName === 'index.html');
  if (!entry || !page) throw new Error('A build without a page or without a script to start it');
  const wanted = files.filter(isKept);
  const bytes = wanted.reduce((sum, file) => sum + sentBytes(file), 0);
  if (bytes > MOST_KEPT_BYTES) {
    throw new Error(`The worker would keep ${bytes} bytes; at most ${MOST_KEPT_BYTES} are allowed`);
  }
  const scanner = scans ? files.filter(({ fileName }) => SCANNER.test(fileName)) : [];
  const kept = [...wanted, ...scanner].toSorted((a, b) => (a.fileName < b.fileName ? -1 : 1));
  const hash = createHash('sha256').update(sourceOf(page));
  for (const { fileName } of kept) hash.update(`\0${fileName}`);
  return {
    version: hash.digest('hex').slice(0, 12),
    entry: base + entry.fileName,
    files: kept.map(({ fileName }) => base + fileName),
    page: base,
    cachePrefix,
    bytes,
  };
}

/** Fonts are packed already. */
function sentBytes(file: File): number {
  const source = sourceOf(file);
  return file.fileName.endsWith('.woff2') ? source.length : gzipSync(source).length;
}
