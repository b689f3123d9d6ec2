import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { attempt, installByApt } from './attempt.ts';

const KNOWN_PLACES = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** The Chromium to test with, installed first where there is none; null when that fails. */
export function findChromium(): string | null {
  return present() ?? (installByPlaywright() || installByApt('chromium') ? present() : null);
}

function present(): string | null {
  const places = [process.env.CHROMIUM_PATH, chromium.executablePath(), ...KNOWN_PLACES];
  return places.find((place) => place && existsSync(place)) ?? null;
}

function installByPlaywright(): boolean {
  return attempt('npx', ['--no-install', 'playwright', 'install', '--with-deps', 'chromium']);
}
