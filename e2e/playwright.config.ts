import { defineConfig } from '@playwright/test';
import { chromiumOptions } from './support/chromium.ts';

/** `npm run test:long` runs the long journeys alone, LONG=1 with all others. */
const { LONG } = process.env;

export default defineConfig({
  testDir: 'tests',
  outputDir: 'test-results',
  ...(LONG === 'only' ? { grep: /@long/ } : LONG ? {} : { grepInvert: /@long/ }),
  globalSetup: './support/build.ts',
  // Each worker has a server and a database of its own; its journeys use numbers of their own.
  workers: 2,
  forbidOnly: Boolean(process.env.CI),
  // Generous, because other stages use the machine at the same time: only what fails waits so long.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  use: {
    // Long enough for the slowest machine, and short enough to say what was waited for.
    actionTimeout: 60_000,
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    // It would answer in place of the routes that journeys lay; those about it say so.
    serviceWorkers: 'block',
    // Recording takes as long as the journeys: `--trace=on` where one has to be looked at.
    trace: 'off',
    // Drawing what moves takes a tenth of the processor; journeys about motion say so.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: chromiumOptions([], 'shell'),
  },
});
