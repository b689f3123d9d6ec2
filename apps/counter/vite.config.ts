import { join } from 'node:path';
import tailwind from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { compression, defineAlgorithm } from 'vite-plugin-compression2';
import { paintFirst } from '../../packages/ui/build/paint-first.ts';
import { preloadFonts } from '../../packages/ui/build/preload-fonts.ts';
import { serviceWorker } from '../../packages/ui/build/service-worker.ts';
import { smallIcons } from '../../packages/ui/build/small-icons.ts';

const base = '/counter/';
const apiOrigin = process.env['API_ORIGIN'] ?? 'http://127.0.0.1:3000';

export default defineConfig({
  base,
  plugins: [
    react(),
    tailwind(),
    preloadFonts(base, /figtree-latin-wght-normal.*\.woff2$/, /figtree-rupee.*\.woff2$/),
    smallIcons(),
    paintFirst(base),
    serviceWorker({
      source: join(import.meta.dirname, 'src/service-worker/sw.ts'),
      base,
      cachePrefix: 'counter-',
      scans: true,
    }),
    compression({
      // The server fills in index.html and the manifest on every start, so packed copies would be stale.
      include: /\.(js|css|svg|wasm)$/,
      algorithms: [defineAlgorithm('brotliCompress'), defineAlgorithm('gzip', { level: 9 })],
      skipIfLargerOrEqual: true,
      logLevel: 'silent',
    }),
  ],
  build: {
    target: 'es2022',
    assetsDir: 'assets',
    // A data: URL in place of a script is refused by the content security policy.
    assetsInlineLimit: 0,
    modulePreload: {
      polyfill: false,
      resolveDependencies: (_file, files, { hostType }) => (hostType === 'html' ? files : []),
    },
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            // Changes with the lock file only, so a deploy leaves it in people's caches.
            {
              name: 'framework',
              test: /node_modules\/(react|react-dom|scheduler)\//,
              priority: 1,
            },
          ],
        },
      },
    },
  },
  server: {
    port: 5174,
    proxy: { '/api': apiOrigin, '/dev': apiOrigin },
  },
});
