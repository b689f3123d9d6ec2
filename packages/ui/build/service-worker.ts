import { build, type Plugin } from 'vite';
import type { Release } from '../src/service-worker/release.ts';
import { releaseOf } from './release.ts';

const FILE = 'sw.js';

type Options = {
  source: string;
  base: string;
  cachePrefix: string;
  /** Whether it is no use without a camera, also where there is no network. */
  scans?: boolean;
};

/** Puts the worker beside the app, with the list of what the app consists of in it. */
export function serviceWorker(options: Options): Plugin {
  return {
    name: 'service-worker',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        const { bytes, ...release } = releaseOf(Object.values(bundle), options);
        this.info(`The worker keeps ${release.files.length} files, ${bytes} bytes packed`);
        this.emitFile({
          type: 'asset',
          fileName: FILE,
          source: await workerFor(options.source, release),
        });
      },
    },
  };
}

/** One script of the old kind: not every browser takes modules for workers of this sort. */
async function workerFor(source: string, release: Release): Promise<string> {
  const result = await build({
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    define: { THIS_RELEASE: JSON.stringify(release) },
    build: {
      write: false,
      target: 'es2022',
      modulePreload: false,
      rolldownOptions: { input: source, output: { format: 'iife' } },
    },
  });
  const [script] = 'output' in result ? result.output : [];
  if (script?.type !== 'chunk') throw new Error('The worker could not be built');
  return script.code;
}
