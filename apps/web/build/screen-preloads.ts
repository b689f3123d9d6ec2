import type { Plugin, Rolldown } from 'vite';
import { paths } from '../src/config/screen-paths.ts';

const FILE = 'preloads.json';
const SHELL = /\/shell\/app-shell\.tsx$/;

/** The screen at `paths.getLocation` is drawn by routes/<group>/get-location.tsx. */
function fileOf(name: string): RegExp {
  const file = name.replace(/[A-Z]/g, (capital) => `-${capital.toLowerCase()}`);
  return new RegExp(`/routes/[\\w-]+/${file}\\.tsx$`);
}

/**
 * Tells the server which scripts each address is going to ask for, so that the page can name them
 * all at once instead of the browser finding them one after the other.
 */
export function screenPreloads(): Plugin {
  return {
    name: 'screen-preloads',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        this.emitFile({
          type: 'asset',
          fileName: FILE,
          source: JSON.stringify(preloadsOf(bundle)),
        });
      },
    },
  };
}

function preloadsOf(bundle: Rolldown.OutputBundle): Record<string, string[]> {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const entry = chunks.find(({ isEntry }) => isEntry)!;
  const drawnBy = (file: RegExp) => {
    const chunk = chunks.find(({ moduleIds }) => moduleIds.some((id) => file.test(id)));
    if (!chunk) throw new Error(`No script of the build draws ${file.source}`);
    return chunk;
  };
  const inPage = withImports([entry], bundle);
  const shell = drawnBy(SHELL);
  const screens = Object.entries(paths).filter(([, path]) => path !== paths.root);
  return Object.fromEntries(
    screens.map(([name, path]) => {
      const screen = drawnBy(fileOf(name));
      const wanted = withImports(path === paths.login ? [screen] : [shell, screen], bundle);
      return [path, [...wanted].filter((file) => !inPage.has(file)).map((file) => `/${file}`)];
    }),
  );
}

function withImports(
  chunks: readonly Rolldown.OutputChunk[],
  bundle: Rolldown.OutputBundle,
): Set<string> {
  const files = new Set(chunks.map(({ fileName }) => fileName));
  for (const file of files) {
    const chunk = bundle[file];
    if (chunk?.type === 'chunk') for (const imported of chunk.imports) files.add(imported);
  }
  return files;
}
