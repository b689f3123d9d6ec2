import { execFileSync } from 'node:child_process';
import { globSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { findProgram } from '../need.ts';

const NODE_MODULES = join(import.meta.dirname, '../../node_modules');
const PLACES = '{/usr/share/fonts,/usr/local/share/fonts}/**/*.{ttf,otf,ttc,pfb}';

function hasFonts(): boolean {
  if (process.platform !== 'linux') return true;
  const list = findProgram('fc-list');
  if (!list) return globSync(PLACES).length > 0;
  return execFileSync(list, { encoding: 'utf8' }).trim() !== '';
}

/**
 * Without any font Chromium draws no letters, takes what they stand in for hidden, and now and then ends. Where the
 * machine has none, the one that Playwright brings for its icons will do: a letter that it lacks is a box.
 */
export function fontSettings(folder: string): { FONTCONFIG_FILE?: string } {
  const [font] = hasFonts() ? [] : globSync('playwright-core/lib/**/*.ttf', { cwd: NODE_MODULES });
  if (!font) return {};
  const file = join(folder, 'fonts.conf');
  writeFileSync(
    file,
    `<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd"><fontconfig>
       <dir>${dirname(join(NODE_MODULES, font))}</dir><cachedir>${join(folder, 'fonts')}</cachedir>
     </fontconfig>`,
  );
  return { FONTCONFIG_FILE: file };
}
