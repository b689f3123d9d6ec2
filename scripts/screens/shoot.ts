import { mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Page } from '@playwright/test';
import { violationsOf } from '../../e2e/support/looks.ts';
import { ROOT } from '../web-folder.ts';
import type { Options } from './arguments.ts';
import { cutTexts, sidewaysScroll, smallTargets } from './checks.ts';
import type { Finding } from './findings.ts';
import { holdTime, nextFrames } from './page-time.ts';
import { DESIGN_WIDTH, type Look, lookName, looksIn, SCHEMES } from './looks.ts';
import type { ScreenState } from './screen-state.ts';

/** The longest page that still makes a picture to look at. */
const TALLEST_PX = 2600;

export type Picture = { screen: string; state: string; look: Look; file: string };
export type Shown = { pictures: Picture[]; findings: Finding[] };

const DOCS = join(ROOT, 'docs/pictures');

/** Pictures of a page as it stands in every look, and what is wrong with it there. */
export async function shoot(page: Page, shown: ScreenState, options: Options): Promise<Shown> {
  const { screen, state, tall = false, inDocs } = shown;
  const pictures: Picture[] = [];
  const findings: Finding[] = [];
  await holdTime(page);
  for (const scheme of options.schemes) {
    await page.emulateMedia({ colorScheme: scheme });
    for (const look of looksIn(scheme, options.widths, tall)) {
      await turnTo(page, look);
      const file = join(screen.replaceAll('/', '-'), `${state}-${lookName(look)}.jpg`);
      await takePicture(page, join(options.out, file));
      pictures.push({ screen, state, look, file });
      if (options.docs && look.kind === 'plain') {
        await page.screenshot({ path: join(DOCS, `${inDocs}.png`), animations: 'disabled' });
      }
      for (const [kind, what] of await faultsOf(page, look)) {
        findings.push({ screen, state, look: lookName(look), kind, what });
      }
    }
  }
  return { pictures: pictures.sort(narrowFirst), findings };
}

const narrowFirst = ({ look: a }: Picture, { look: b }: Picture) =>
  SCHEMES.indexOf(a.scheme) - SCHEMES.indexOf(b.scheme) || a.width - b.width;

export async function takePicture(page: Page, path: string): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  await page.screenshot({ path, type: 'jpeg', quality: 82, animations: 'disabled' });
}

async function turnTo(page: Page, { width, height, kind }: Look): Promise<void> {
  await page.setViewportSize({ width, height });
  await page.evaluate(
    async (size) => {
      document.documentElement.style.fontSize = size;
      await document.fonts.ready;
    },
    kind === 'large-text' ? '200%' : '',
  );
  await nextFrames(page);
  if (kind === 'tall') {
    const whole = await page.evaluate(() => document.documentElement.scrollHeight);
    await page.setViewportSize({ width, height: Math.min(Math.max(whole, height), TALLEST_PX) });
    await nextFrames(page);
  }
}

type Fault = [Finding['kind'], string];

async function faultsOf(page: Page, { width, scheme, kind }: Look): Promise<Fault[]> {
  if (kind === 'tall') return [];
  const faults: Fault[] = [];
  // Where things stand does not depend on their colours.
  if (scheme === 'light') {
    const wide = await sidewaysScroll(page);
    if (wide) faults.push(['sideways scroll', wide]);
    for (const text of await cutTexts(page)) faults.push(['cut text', text]);
  }
  if (kind !== 'plain' || width !== DESIGN_WIDTH) return faults;
  if (scheme === 'light') {
    for (const target of await smallTargets(page)) faults.push(['small target', target]);
  }
  const rules = scheme === 'light' ? [] : ['color-contrast'];
  for (const found of await violationsOf(page, rules)) {
    faults.push(['axe', found]);
  }
  return faults;
}
