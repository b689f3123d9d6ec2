import { relative } from 'node:path';
import type { Part } from './stages.ts';

const WORTH_A_LINE = 1;

const line = (seconds: number, what: string) => `${seconds.toFixed(1).padStart(8)} s  ${what}`;

/** How long every stage took, and its files, the slowest first. */
export function timingsOf(parts: Part[], root: string): string[] {
  return parts.flatMap(({ name, seconds, files }) => {
    const sorted = files.toSorted((a, b) => b.seconds - a.seconds);
    const told = sorted.filter((file) => file.seconds >= WORTH_A_LINE);
    const others = sorted.slice(told.length);
    const rest = others.reduce((sum, file) => sum + file.seconds, 0);
    return [
      line(seconds, name),
      ...told.map((file) => `  ${line(file.seconds, nameOf(file.file, root))}`),
      ...(others.length > 0 ? [`  ${line(rest, `${others.length} other files`)}`] : []),
    ];
  });
}

const nameOf = (file: string, root: string) => (file.startsWith('/') ? relative(root, file) : file);
