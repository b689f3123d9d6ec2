import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';

/** Draws the icons of both apps from their mark: `npx node packages/ui/build/draw-icons.ts`. */
const APPS = join(import.meta.dirname, '../../../apps');
/** Told apart at a glance where both are installed. */
const TILES = { web: '#2f6fed', counter: '#121a2c' };

type Icon = {
  name: string;
  px: number;
  /** How much of the icon is the mark. */
  share: number;
  background: string;
  /** Of the tile's corners, as a part of its width. Systems that cut icons themselves want none. */
  round: number;
  colours: Record<'body' | 'sign' | 'dot', string>;
};

const silhouette = { body: '#fff', sign: 'transparent', dot: 'transparent' };

function iconsOn(tile: string): Icon[] {
  const onTile = { body: '#fff', sign: tile, dot: '#ff7d5c' };
  return [
    ...[192, 512].flatMap((px) => [
      { name: `icon-${px}`, px, share: 0.66, background: tile, round: 0.22, colours: onTile },
      // What a circle leaves of it must still be the whole mark.
      { name: `maskable-${px}`, px, share: 0.54, background: tile, round: 0, colours: onTile },
    ]),
    { name: 'apple-touch-icon', px: 180, share: 0.64, background: tile, round: 0, colours: onTile },
  ];
}

const badge: Icon = {
  name: 'badge-96',
  px: 96,
  share: 0.92,
  background: 'none',
  round: 0,
  colours: silhouette,
};

/** The mark in other colours. */
function recoloured(mark: string, { body, sign, dot }: Icon['colours']): string {
  const colours: Record<string, string> = { '#2f6fed': body, '#fff': sign, '#ffb199': dot };
  return mark.replaceAll(/(?<=")#[\da-f]+(?=")/g, (colour) => colours[colour] ?? colour);
}

async function draw(page: Page, mark: string, icon: Icon): Promise<Buffer> {
  const { px, share, background, round, colours } = icon;
  await page.setViewportSize({ width: px, height: px });
  await page.setContent(`<style>
    body { margin: 0 }
    div { display: grid; place-items: center; width: ${px}px; height: ${px}px;
      background: ${background}; border-radius: ${px * round}px }
    svg { width: ${px * share}px; height: ${px * share}px }
  </style><div>${recoloured(mark, colours)}</div>`);
  return page.screenshot({ omitBackground: true });
}

const mark = await readFile(join(APPS, 'web/public/favicon.svg'), 'utf8');
const executablePath = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium';
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
const page = await browser.newPage();
for (const [app, tile] of Object.entries(TILES)) {
  // The counter sends no notifications.
  for (const icon of app === 'web' ? [...iconsOn(tile), badge] : iconsOn(tile)) {
    const file = join(APPS, app, 'public/icons', `${icon.name}.png`);
    await writeFile(file, await draw(page, mark, icon));
  }
}
await browser.close();
