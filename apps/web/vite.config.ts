import tailwind from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { compression, defineAlgorithm } from 'vite-plugin-compression2';

const apiOrigin = process.env['API_ORIGIN'] ?? 'http://127.0.0.1:3000';

/** The font is named only inside the style sheet, so without this it starts one round trip late. */
function preloadFont(fileName: RegExp): Plugin {
  return {
    name: 'preload-font',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle = {} }) {
        const font = Object.keys(bundle).find((name) => fileName.test(name));
        if (!font) throw new Error(`No font in the bundle matches ${fileName}`);
        const attrs = { rel: 'preload', as: 'font', type: 'font/woff2', href: `/${font}` };
        return [{ tag: 'link', attrs: { ...attrs, crossorigin: true }, injectTo: 'head' }];
      },
    },
  };
}

export default defineConfig({
  plugins: [
    react(),
    tailwind(),
    preloadFont(/figtree-latin-wght-normal.*\.woff2$/),
    compression({
      // index.html is filled in by the server on every start, so a packed copy would be stale.
      include: /\.(js|css|svg|wasm|webmanifest)$/,
      algorithms: [defineAlgorithm('brotliCompress'), defineAlgorithm('gzip', { level: 9 })],
      skipIfLargerOrEqual: true,
      logLevel: 'silent',
    }),
  ],
  build: {
    target: 'es2022',
    assetsDir: 'assets',
    // A data: URL in place of a font or script is refused by the content security policy.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting: {
          // Changes with the lock file only, so a deploy leaves it in people's caches.
          groups: [
            { name: 'framework', test: /node_modules\/(react|react-dom|scheduler|react-router)\// },
          ],
        },
      },
    },
  },
  server: {
    proxy: {
      '/api': apiOrigin,
      '/dev': apiOrigin,
      '/pictures': apiOrigin,
      '/products': apiOrigin,
    },
  },
});
