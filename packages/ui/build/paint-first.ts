import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const SCRIPTS = /<(script type="module"|link rel="modulepreload")/g;
const FRAMEWORK = /<link rel="modulepreload"[^>]+\/framework-[^>]+>/;
const ENTRY = '<script type="module"';
const ICON = 'favicon.svg';

/**
 * What paints something goes before the scripts, and the largest of those before the others. The icon of the
 * tab is in the page, where it takes nobody's place. The app is served below `base`.
 */
export function paintFirst(base: string): Plugin {
  let icon = '';
  return {
    name: 'paint-first',
    apply: 'build',
    configResolved({ publicDir }) {
      const svg = readFileSync(join(publicDir, ICON), 'utf8').replaceAll(/\s+/g, ' ');
      icon = `data:image/svg+xml,${encodeURIComponent(svg)}`;
    },
    transformIndexHtml: {
      order: 'post',
      handler(html) {
        const [framework] = FRAMEWORK.exec(html) ?? [];
        if (!framework) throw new Error('The page names no framework');
        return html
          .replace(`href="${base}${ICON}"`, `href="${icon}"`)
          .replace(framework, '')
          .replace(ENTRY, framework + ENTRY)
          .replace(SCRIPTS, '<$1 fetchpriority="low"');
      },
    },
  };
}
