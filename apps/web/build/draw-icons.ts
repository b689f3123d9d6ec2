import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';

/** Draws the app's icons from its mark: `npx node apps/web/build/draw-icons.ts`. */
const PUBLIC = join(import.meta.dirname, '../public');
const TILE = '#2f6fed';

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

const onTile = { body: '#fff', sign: '#2f6fed', dot: '#ff7d5c' };
const silhouette = { body: '#fff', sign: 'transparent', dot: 'transparent' };

const icons: Icon[] = [
  ...[192, 512].flatMap((px) => [
    { name: `icon-${px}`, px, share: 0.66, background: TILE, round: 0.22, colours: onTile },
    // What a circle leaves of it must still be the whole mark.
    { name: `maskable-${px}`, px, share: 0.54, background: TILE, round: 0, colours: onTile },
  ]),
  { name: 'apple-touch-icon', px: 180, share: 0.64, background: TILE, round: 0, colours: onTile },
  { name: 'badge-96', px: 96, share: 0.92, background: 'none', round: 0, colours: silhouette },
];

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

const mark = await readFile(join(PUBLIC, 'favicon.svg'), 'utf8');
const executablePath = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium';
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
const page = await browser.newPage();
for (const icon of icons) {
  await writeFile(join(PUBLIC, 'icons', `${icon.name}.png`), await draw(page, mark, icon));
}
await browser.close();
