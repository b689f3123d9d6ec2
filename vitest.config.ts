import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    projects: ['packages/*', 'apps/*', 'scripts'],
    // Much of the suite waits for databases and processes, so one worker on two cores idles.
    maxWorkers: Math.max(2, availableParallelism() - 1),
  },
});
