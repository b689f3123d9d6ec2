import { defineConfig } from 'vitest/config';
import { webProjects } from './apps/web/vitest.projects.ts';

export default defineConfig({
  test: {
    projects: ['packages/*', 'apps/api', 'scripts', ...webProjects],
  },
});
