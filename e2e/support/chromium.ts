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
 * The headless shell draws the same and takes half the processor, because nothing of a browser's window is
 * made; what people allow or refuse, blocked popups and notifications need the whole browser.
 */
type Kind = 'whole' | 'shell';

export function chromiumOptions(flags: string[] = [], kind: Kind = 'whole') {
  const { CHROMIUM_PATH, CHROMIUM_SHELL_PATH } = process.env;
  const executablePath = (kind === 'shell' && CHROMIUM_SHELL_PATH) || CHROMIUM_PATH;
  return { args: [...CHROMIUM_FLAGS, ...flags], ...(executablePath ? { executablePath } : {}) };
}

/** What a browser that is not the runner's own is started with. */
export type Start = { kind: Kind; flags?: string[]; without?: string[] };
