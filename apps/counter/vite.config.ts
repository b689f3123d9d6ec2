import { defineConfig } from 'vite';
import { webApp } from '../../packages/ui/build/web-app.ts';

export default defineConfig(
  webApp({
    folder: import.meta.dirname,
    base: '/counter/',
    cachePrefix: 'counter-',
    scans: true,
    groups: [
      // Changes with the lock file only, so a deploy leaves it in people's caches.
      { name: 'framework', test: /node_modules\/(react|react-dom|scheduler)\//, priority: 1 },
    ],
    port: 5174,
    served: ['/api', '/dev'],
  }),
);
