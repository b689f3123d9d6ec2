import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const FACTORY = fileURLToPath(new URL('./small-icon.ts', import.meta.url));

/** The icons' own factory is larger than the icons of most screens, for choices that the app never makes. */
export function smallIcons(): Plugin {
  return {
    name: 'small-icons',
    apply: 'build',
    enforce: 'pre',
    resolveId(source, importer) {
      const ofIcon =
        source.endsWith('/createLucideIcon.mjs') && importer?.includes('/lucide-react/');
      return ofIcon ? FACTORY : null;
    },
  };
}
