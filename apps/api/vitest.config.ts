import { defineProject } from 'vitest/config';

/** With TEST_DATABASE_URL the suite runs on that server; the launcher's own tests are not about it. */
const onGivenServer = Boolean(process.env.TEST_DATABASE_URL);

export default defineProject({
  test: {
    name: onGivenServer ? 'api on TEST_DATABASE_URL' : 'api',
    include: ['test/**/*.test.ts', 'src/**/*.test.ts'],
    exclude: onGivenServer ? ['test/embedded/**', 'test/seed/import-embedded.test.ts'] : [],
    globalSetup: ['test/support/database-server.ts'],
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
});
