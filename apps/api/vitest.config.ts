import { defineProject } from 'vitest/config';

/** What is not about the server: the launcher, files, words, drawings, processes, wires. */
const elsewhere = [
  'test/{assistant,campaigns,speech}/**',
  'test/embedded/**',
  'test/gateways/**',
  'test/lib/**',
  'test/process/server.test.ts',
  'test/config.test.ts',
  'test/api/{assistant-model,speech}*.test.ts',
  'test/api/{http,logs,pictures,pictures-badges,pictures-products,product-page,redis-limits}.test.ts',
  'test/seed/demo-{campaigns,products,reference-tables,stores}.test.ts',
  'test/seed/import-{embedded,opening-hours,progress,usage}.test.ts',
  'test/seed/import-products-{category,xml}.test.ts',
];

/** `npm run test:long` and LONG=1. */
const long = process.env.LONG ? [] : ['**/*.long.test.ts'];

/** With TEST_DATABASE_URL the suite runs on that server. */
const onGivenServer = Boolean(process.env.TEST_DATABASE_URL);

export default defineProject({
  test: {
    name: onGivenServer ? 'api on TEST_DATABASE_URL' : 'api',
    include: ['test/**/*.test.ts', 'src/**/*.test.ts'],
    exclude: onGivenServer ? [...elsewhere, '**/*.long.test.ts'] : long,
    // Files share what they import: each has databases and processes of its own.
    isolate: false,
    setupFiles: ['test/support/set-up.ts'],
    globalSetup: ['test/support/database-server.ts'],
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});
