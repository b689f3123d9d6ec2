import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

export const ROOT = join(import.meta.dirname, '..');
export const WEB = join(ROOT, 'apps/web');
export const COUNTER_APP = join(ROOT, 'apps/counter');

/** Vite's program, wherever npm has put the package. */
export function viteProgram(): string {
  const description = createRequire(join(WEB, 'package.json')).resolve('vite/package.json');
  return join(dirname(description), 'bin/vite.js');
}
