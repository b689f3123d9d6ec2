import { defineConfig } from 'vitest/config';
import { webProjects } from './packages/ui/vitest.projects.ts';

export default defineConfig({
  test: {
    projects: ['packages/!(ui)', 'apps/api', 'scripts', ...webProjects],
  },
});
