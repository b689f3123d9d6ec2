import { defineConfig } from '@playwright/test';

const CHROMIUM_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];

export default defineConfig({
  testDir: 'tests',
  outputDir: 'test-results',
  // One server and one database serve all journeys; each uses numbers of its own.
  workers: 1,
  forbidOnly: Boolean(process.env.CI),
  timeout: 60_000,
  use: {
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    trace: 'retain-on-failure',
    launchOptions: {
      args: CHROMIUM_FLAGS,
      ...(process.env.CHROMIUM_PATH ? { executablePath: process.env.CHROMIUM_PATH } : {}),
    },
  },
});
