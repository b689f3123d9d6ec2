/** How Chromium is started, by the runner and by journeys that need one of their own. */
const CHROMIUM_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];

/**
 * For the ordinary page. The headless shell draws the same and takes half the processor, because nothing of
 * a browser's window is made; cameras, microphones and popups need the whole browser.
 */
export const shellOptions = () => {
  const { CHROMIUM_SHELL_PATH, CHROMIUM_PATH } = process.env;
  const executablePath = CHROMIUM_SHELL_PATH ?? CHROMIUM_PATH;
  return { args: CHROMIUM_FLAGS, ...(executablePath ? { executablePath } : {}) };
};

/** The whole browser, for what needs flags of its own. */
export const chromiumOptions = (flags: string[] = []) => ({
  args: [...CHROMIUM_FLAGS, ...flags],
  ...(process.env.CHROMIUM_PATH ? { executablePath: process.env.CHROMIUM_PATH } : {}),
});
