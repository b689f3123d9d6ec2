import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defineProject } from 'vitest/config';

const LONG_TESTS = '**/*.long.test.ts';

/** `npm run test:long` and LONG=1 run the first too, `npm run test:cluster` both. */
const left = [
  ...(process.env.LONG ? [] : [LONG_TESTS]),
  ...(process.env.CLUSTER ? [] : ['**/*.cluster.test.ts']),
];

/** With TEST_DATABASE_URL the tests whose SQL can differ run on that server. */
const onGivenServer = Boolean(process.env.TEST_DATABASE_URL);

/**
 * These have no SQL, or none but what others run there too (by the statements that the server logged):
 * they are about memory, processes, amounts, wires, forms of files.
 */
const ELSEWHERE = [
  'test/{campaigns,cluster,db,embedded,gateways,lib,process,speech}/**',
  'test/config.test.ts',
  'test/tools/upgrade-command.test.ts',
  'test/api/nearby-deals-{exact,map}.test.ts',
  'test/api/{assistant-model,speech}*.test.ts',
  'test/assistant/assistant-thread.test.ts',
  'test/api/{counter-roles,demo-city,generated-requests,guessing,http,logs,metrics,operators-files,pictures*,product-page,products-limit,redis-limits,search-engine,sign-in-limits,traces}.test.ts',
  'test/api/push-{deals,delivery,endings}.test.ts',
  'test/seed/import-{bad-rows,campaigns,categories,geojson,opening-hours,progress,stores,usage}.test.ts',
  'test/seed/import-products{,-category,-feeds,-xml}.test.ts',
];

const withDatabase = (): string[] =>
  globSync('test/**/*.test.ts', { cwd: import.meta.dirname }).filter((path) =>
    /startTestApi|create(Test|Empty)Database|-support\.ts'|\/support\/(?!eventually|http-server)/.test(
      readFileSync(join(import.meta.dirname, path), 'utf8'),
    ),
  );

export default defineProject({
  test: {
    name: onGivenServer ? 'api on TEST_DATABASE_URL' : 'api',
    include: onGivenServer ? withDatabase() : ['test/**/*.test.ts', 'src/**/*.test.ts'],
    exclude: onGivenServer ? [...ELSEWHERE, LONG_TESTS] : left,
    // Files share what they import: each has databases and processes of its own.
    isolate: false,
    setupFiles: ['test/support/set-up.ts'],
    globalSetup: ['test/support/database-server.ts'],
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});
