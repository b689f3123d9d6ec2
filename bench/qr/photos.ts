import { existsSync, readFileSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { dirname, extname, join, relative } from 'node:path';

const PHOTOS = new Set(['.jpg', '.jpeg', '.png', '.webp', '.gif', '.bmp', '.avif']);

export type Photo = { kind: string; file: string; name: string; texts: string[] | null };

/** All photos of a folder and of those in it, each of which is a kind. */
export async function photosIn(folder: string): Promise<Photo[]> {
  const files = await readdir(folder, { recursive: true, withFileTypes: true });
  return files
    .filter((entry) => entry.isFile() && PHOTOS.has(extname(entry.name).toLowerCase()))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()
    .map((file) => {
      const name = relative(folder, file);
      return { kind: dirname(name), file, name, texts: truthBeside(file) };
    });
}

/** What is said by the text file of the same name: one text, or one a line; null where nothing is. */
function truthBeside(file: string): string[] | null {
  const beside = file.slice(0, -extname(file).length) + '.txt';
  if (!existsSync(beside)) return null;
  const text = readFileSync(beside, 'utf8').replace(/\r?\n$/, '');
  if (saysWhere(text)) return null;
  const lines = text.split(/\r?\n/).filter((line) => line !== '');
  return lines.length > 1 ? [text, ...lines] : lines;
}

/** Some sets keep the corners of codes there, which tell nothing of what the codes say. */
const saysWhere = (text: string): boolean =>
  /^(#|SETS\b)/.test(text) || /^\s*(-?\d+(\.\d+)?[\s,]+){3,}-?\d+(\.\d+)?\s*$/.test(text);
