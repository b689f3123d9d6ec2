import { readFile, rename, writeFile } from 'node:fs/promises';
import type { FastifyBaseLogger } from 'fastify';

/** Beyond this, texts that nobody asked for since the start go first. */
const MOST_KEPT = 8000;
const LARGEST = 127;

/** One byte a number is enough for what is compared by its first two digits. */
function packed(vector: Float32Array): string {
  const most = vector.reduce((so, each) => Math.max(so, Math.abs(each)), 1e-9);
  return Buffer.from(Int8Array.from(vector, (each) => (each / most) * LARGEST).buffer).toString(
    'base64',
  );
}

function unpacked(text: string): Float32Array {
  const bytes = new Int8Array(Buffer.from(text, 'base64'));
  return ofLengthOne(Float32Array.from(bytes));
}

function ofLengthOne(vector: Float32Array): Float32Array {
  const length = Math.sqrt(vector.reduce((sum, each) => sum + each * each, 0)) || 1;
  return vector.map((each) => each / length);
}

/** Vectors by their text, kept in a file, so that the next start need not work them out again. */
export async function openVectorFile(path: string, log: FastifyBaseLogger) {
  const asked = new Set<string>();
  const known = new Map<string, string>();
  try {
    const saved: unknown = JSON.parse(await readFile(path, 'utf8'));
    for (const [text, vector] of Object.entries(saved ?? {}))
      if (typeof vector === 'string') known.set(text, vector);
  } catch {
    // There is none yet, or it cannot be read: all of it can be worked out again.
  }
  let hasNews = false;

  return {
    find(text: string): Float32Array | null {
      asked.add(text);
      const found = known.get(text);
      return found === undefined ? null : unpacked(found);
    },

    put(text: string, vector: Float32Array): void {
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
        const beside = `${path}.${process.pid}`;
        await writeFile(beside, JSON.stringify(Object.fromEntries(known)));
        await rename(beside, path);
      } catch (error) {
        log.warn({ err: error }, 'vectors cannot be kept on disk');
      }
    },
  };
}
