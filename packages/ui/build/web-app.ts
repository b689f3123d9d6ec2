import { join } from 'node:path';
import tailwind from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import type { PluginOption, Rolldown, UserConfig } from 'vite';
import { paintFirst } from './paint-first.ts';
import { preloadFonts } from './preload-fonts.ts';
import { serviceWorker } from './service-worker.ts';
import { smallIcons } from './small-icons.ts';

const apiOrigin = process.env['API_ORIGIN'] ?? 'http://127.0.0.1:3000';

type Options = {
  folder: string;
  /** Where the app is served. */
  base: string;
  cachePrefix: string;
  scans?: boolean;
  groups: NonNullable<Rolldown.CodeSplittingOptions['groups']>;
  plugins?: PluginOption[];
  port?: number;
  /** What the API serves of the same origin while the app is developed. */
  served: string[];
};

/** How each of the web apps is built. */
export const webApp = ({
  base,
  folder,
  groups,
  plugins = [],
  ...options
}: Options): UserConfig => ({
  base,
  plugins: [
    react(),
    tailwind(),
    preloadFonts(base, /figtree-latin-wght-normal.*\.woff2$/, /figtree-rupee.*\.woff2$/),
    smallIcons(),
    paintFirst(base),
    ...plugins,
    serviceWorker({
      source: join(folder, 'src/service-worker/sw.ts'),
      base,
      cachePrefix: options.cachePrefix,
      scans: options.scans ?? false,
    }),
  ],
  build: {
    target: 'es2022',
    assetsDir: 'assets',
    // A data: URL in place of a script is refused by the content security policy.
    assetsInlineLimit: 0,
    // The server names a page's scripts at once, and the worker keeps the rest: lists of who needs
    // what would only make the first script longer.
    modulePreload: {
      polyfill: false,
      resolveDependencies: (_file, files, { hostType }) => (hostType === 'html' ? files : []),
    },
    rolldownOptions: { output: { codeSplitting: { groups } } },
  },
  server: {
    ...(options.port && { port: options.port }),
    proxy: Object.fromEntries(options.served.map((path) => [path, apiOrigin])),
  },
});
