import { defineConfig } from '@playwright/test';
import { chromiumOptions } from './support/chromium.ts';

export default defineConfig({
  testDir: 'tests',
  outputDir: 'test-results',
  globalSetup: './support/build.ts',
  // Each worker has a server and a database of its own; its journeys use numbers of their own.
  workers: 2,
  forbidOnly: Boolean(process.env.CI),
  // A machine that stalls for a moment must not stop a delivery; what passed only then is told as flaky.
  retries: process.env.CI ? 1 : 0,
  timeout: process.env.CI ? 240_000 : 90_000,
  expect: { timeout: process.env.CI ? 30_000 : 15_000 },
  use: {
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    // It would answer in place of the routes that journeys lay; those about it say so.
    serviceWorkers: 'block',
    // Recording every journey would take as long as the journeys.
    trace: process.env.CI ? 'on-first-retry' : 'retain-on-failure',
    launchOptions: chromiumOptions(),
  },
});
