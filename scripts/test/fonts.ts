import { execFileSync } from 'node:child_process';
import { globSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { findProgram, installByApt, type Need } from '../need.ts';

const NODE_MODULES = join(import.meta.dirname, '../../node_modules');
const PLACES = '{/usr/share/fonts,/usr/local/share/fonts}/**/*.{ttf,otf,ttc,pfb}';

function hasFonts(): boolean {
  if (process.platform !== 'linux') return true;
  const list = findProgram('fc-list');
  if (!list) return globSync(PLACES).length > 0;
  return execFileSync(list, { encoding: 'utf8' }).trim() !== '';
}

export const font: Need = {
  name: 'font',
  find: () => (hasFonts() ? 'one of the machine' : null),
  install: [() => installByApt('fonts-dejavu-core')],
  skips: 'the journey in Hindi (install a font such as DejaVu)',
};

/**
 * Without any font Chromium draws no letters, takes what they stand in for hidden, and now and then ends. The one that
 * Playwright brings for its icons will do beside the app's own, for whatever that has letters for.
 */
export function withoutFont(folder: string): NodeJS.ProcessEnv {
  const [file] = globSync('playwright-core/lib/**/*.ttf', { cwd: NODE_MODULES });
  const settings = join(folder, 'fonts.conf');
  writeFileSync(
    settings,
    `<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd"><fontconfig>
       <dir>${dirname(join(NODE_MODULES, file ?? ''))}</dir><cachedir>${join(folder, 'fonts')}</cachedir>
     </fontconfig>`,
  );
  return { FONTCONFIG_FILE: settings, NO_FONT: '1' };
}
