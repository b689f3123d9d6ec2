import { defineProject } from 'vitest/config';

/** What another server cannot change: the launcher's own tests, those without a database, the largest. */
const elsewhere = [
  'test/embedded/**',
  'test/gateways/**',
  'test/lib/**',
  'test/config.test.ts',
  'test/seed/import-embedded.test.ts',
  'test/seed/import-large.test.ts',
  'test/seed/import-campaigns-large.test.ts',
  'test/seed/import-opening-hours.test.ts',
  'test/seed/demo-stores.test.ts',
  'test/seed/demo-campaigns.test.ts',
];

/** With TEST_DATABASE_URL the suite runs on that server. */
const onGivenServer = Boolean(process.env.TEST_DATABASE_URL);

export default defineProject({
  test: {
    name: onGivenServer ? 'api on TEST_DATABASE_URL' : 'api',
    include: ['test/**/*.test.ts', 'src/**/*.test.ts'],
    exclude: onGivenServer ? elsewhere : [],
    globalSetup: ['test/support/database-server.ts'],
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
});
