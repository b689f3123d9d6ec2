import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { PictureStore } from './picture-store.ts';

/** A folder, which several machines have to share. */
export function createFolderPictures(folder: string): PictureStore {
  // Folders of few files each.
  const pathOf = (file: string) => join(folder, file.slice(0, 2), file);
  return {
    async put(file, bytes) {
      const path = pathOf(file);
      await mkdir(dirname(path), { recursive: true });
      // Nobody ever reads half of it.
      const half = `${path}.${randomUUID()}`;
      await writeFile(half, bytes, { flush: true });
      await rename(half, path);
    },
    async get(file) {
      try {
        return await readFile(pathOf(file));
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
        throw error;
      }
    },
    remove: (file) => rm(pathOf(file), { force: true }),
  };
}
