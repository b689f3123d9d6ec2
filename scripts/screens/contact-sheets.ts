import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Browser } from '@playwright/test';
import type { Options } from './arguments.ts';
import { indexPage } from './index-page.ts';
import type { Picture } from './shoot.ts';

/** So that one state in all widths, light and dark, is one row. */
const SHEET_WIDTH_PX = 2290;

/** The page with all pictures, and pictures of that page: one for each look, one with something of all. */
export async function makeContactSheets(
  browser: Browser,
  pictures: Picture[],
  { out, widths, schemes }: Options,
): Promise<void> {
  const index = join(out, 'index.html');
  await writeFile(index, indexPage(pictures));
  const page = await browser.newPage({ viewport: { width: SHEET_WIDTH_PX, height: 100 } });
  const take = async (query: string, name: string) => {
    await page.goto(`${pathToFileURL(index)}?${query}`);
    await page.evaluate(() => Promise.all([...document.images].map((image) => image.decode())));
    await page.screenshot({ path: join(out, name), type: 'jpeg', quality: 80, fullPage: true });
  };
  for (const scheme of schemes) {
    for (const width of widths) {
      await take(
        `sheet&kind=plain&width=${width}&scheme=${scheme}`,
        `contact-${width}-${scheme}.jpg`,
      );
    }
  }
  if (widths.includes(390)) {
    await take('sheet&kind=large-text&scheme=light', 'contact-390-large-text.jpg');
    await take('sheet&kind=tall&scheme=light', 'contact-390-tall.jpg');
  }
  await take('sheet=first&kind=plain', 'contact-sheet.jpg');
  await page.close();
}
