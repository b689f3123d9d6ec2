import { defineConfig } from 'vite';
import { webApp } from '../../packages/ui/build/web-app.ts';
import { chunkGroups } from './build/chunk-groups.ts';
import { screenPreloads } from './build/screen-preloads.ts';

export default defineConfig(
  webApp({
    folder: import.meta.dirname,
    base: '/',
    cachePrefix: 'app-',
    groups: chunkGroups(),
    plugins: [screenPreloads()],
    served: ['/api', '/dev', '/pictures', '/products'],
  }),
);
