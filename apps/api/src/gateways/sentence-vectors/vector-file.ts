import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';

/** Beyond this, texts that nobody asked for since the start go first. */
const MOST_KEPT = 12_000;
const LARGEST = 127;
const AT_ONCE = 500;

/** One byte a number is enough for what is compared by its first two digits. */
function packed(vector: Float32Array): string {
  const most = vector.reduce((so, each) => Math.max(so, Math.abs(each)), 1e-9);
  const bytes = Int8Array.from(vector, (each) => Math.round((each / most) * LARGEST));
  return Buffer.from(bytes.buffer).toString('base64');
}

function unpacked(text: string): Float32Array {
  const bytes = new Int8Array(Buffer.from(text, 'base64'));
  const length = Math.sqrt(bytes.reduce((sum, each) => sum + each * each, 0)) || 1;
  return Float32Array.from(bytes, (each) => each / length);
}

/** Vectors by their text, a line each in a file, so that the next start need not work them out again. */
export async function openVectorFile(path: string, log: FastifyBaseLogger) {
  const asked = new Set<string>();
  const known = new Map<string, string>();
  // Where there is none yet, or it cannot be read, all of it can be worked out again.
  const lines = (await readFile(path, 'utf8').catch(() => '')).split('\n');
  for (const [nth, line] of lines.entries()) {
    if (nth % AT_ONCE === 0) await nextTurn();
    const [text, vector] = line.split('\t');
    if (text && vector) known.set(text, vector);
  }
  let hasNews = false;

  return {
    has(text: string): boolean {
      asked.add(text);
      return known.has(text);
    },

    get: (text: string): Float32Array => unpacked(known.get(text) ?? ''),

    put(text: string, vector: Float32Array): void {
      if (/[\t\n]/u.test(text)) throw new Error('a text is one line');
      asked.add(text);
      known.set(text, packed(vector));
      hasNews = true;
    },

    /** What a folder that cannot be written to costs is only time. */
    async save(): Promise<void> {
      if (!hasNews) return;
      hasNews = false;
      for (const text of known.keys())
        if (known.size > MOST_KEPT && !asked.has(text)) known.delete(text);
      try {
        await mkdir(dirname(path), { recursive: true });
        const beside = `${path}.${process.pid}`;
        await writeFile(beside, [...known].map((entry) => entry.join('\t')).join('\n'));
        await rename(beside, path);
      } catch (error) {
        log.warn({ err: error }, 'vectors cannot be kept on disk');
      }
    },
  };
}
