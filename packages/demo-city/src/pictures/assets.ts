import { readdirSync, readFileSync } from 'node:fs';

const FOLDER = new URL('../../pictures/', import.meta.url);

const read = (file: string): string => readFileSync(new URL(file, FOLDER), 'utf8');

export const readJson = <T>(file: string): T => JSON.parse(read(file)) as T;

/** The lines of a table of values between tabs, without its head. */
export const readTable = (file: string): string[][] =>
  read(file)
    .trimEnd()
    .split(/\r?\n/)
    .slice(1)
    .map((line) => line.split('\t'));

/** What is drawn in a folder: the names of its files are the names in addresses. */
export const drawingNames = (folder: string): ReadonlySet<string> =>
  new Set(
    readdirSync(new URL(folder, FOLDER))
      .filter((file) => file.endsWith('.svg'))
      .map((file) => file.slice(0, -'.svg'.length)),
  );

export type Drawing = {
  /** All of it, as it is served. */
  svg: string;
  /** What is inside the outermost element. */
  content: string;
  /** How wide and how high its own grid is; only square drawings are put into others. */
  grid: number;
  /** Where the thing ends below, so that it can stand on something. */
  foot: number;
};

/** Most things end here on their grid of 48. */
const USUAL_FOOT = 42.7;

/** No more of them than there are files: only listed names are read. */
const drawings = new Map<string, Drawing>();

/** A drawing by its file, read when it is first asked for. */
export function readDrawing(file: string): Drawing {
  const known = drawings.get(file);
  if (known) return known;
  const svg = read(file)
    .trim()
    .replaceAll(/<!--.*?-->/gs, '')
    .replaceAll(/>\s+</g, '><');
  const [, head = '', content = ''] = /^<svg([^>]*)>(.*)<\/svg>$/s.exec(svg) ?? [];
  const { viewBox = '', 'data-foot': foot = USUAL_FOOT } = svgAttributes(head);
  const drawing = { svg, content, grid: Number(viewBox.split(' ')[2]), foot: Number(foot) };
  drawings.set(file, drawing);
  return drawing;
}

export const svgAttributes = (element: string): Partial<Record<string, string>> =>
  Object.fromEntries(
    [...element.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, name, value]) => [name, value]),
  );
