import { existsSync } from 'node:fs';
import { chromium as playwright } from '@playwright/test';
import { attempt, ensure, installByApt, isRoot, type Need } from './need.ts';

const KNOWN_PLACES = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

export const chromium: Need = {
  name: 'Chromium',
  find: () => {
    const places = [process.env.CHROMIUM_PATH, playwright.executablePath(), ...KNOWN_PLACES];
    return places.find((place) => place && existsSync(place)) ?? null;
  },
  install: [installByPlaywright, () => installByApt('chromium')],
  skips: 'the journeys in a browser (install one and set CHROMIUM_PATH to it)',
};

/** The Chromium to test with, installed first where there is none; null when that fails. */
export const findChromium = (): string | null => ensure(chromium);

const DEBIAN_SHELL = '/usr/bin/chromium-headless-shell';

/** Beside Debian's Chromium, its headless shell, which takes half the processor; null where there is none. */
export function findHeadlessShell(browser: string): string | null {
  const { CHROMIUM_SHELL_PATH } = process.env;
  if (CHROMIUM_SHELL_PATH) return CHROMIUM_SHELL_PATH;
  if (browser !== '/usr/bin/chromium') return null;
  if (!existsSync(DEBIAN_SHELL)) installByApt('chromium-headless-shell');
  return existsSync(DEBIAN_SHELL) ? DEBIAN_SHELL : null;
}

/** What it needs of the system comes along where we may install that. */
function installByPlaywright(): boolean {
  const args = ['install', ...(isRoot() ? ['--with-deps'] : []), 'chromium'];
  return (
    attempt('npx', ['--no-install', 'playwright', ...args]) &&
    attempt(playwright.executablePath(), ['--version'])
  );
}
