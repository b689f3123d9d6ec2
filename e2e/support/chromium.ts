/** How Chromium is started, by the runner and by journeys that need one of their own. */
const CHROMIUM_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];

export const chromiumOptions = (flags: string[] = []) => ({
  args: [...CHROMIUM_FLAGS, ...flags],
  ...(process.env.CHROMIUM_PATH ? { executablePath: process.env.CHROMIUM_PATH } : {}),
});
