import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

export async function expectNoViolations(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  const told = violations.map(({ id, nodes }) => `${id}: ${nodes.map((n) => n.html).join(' | ')}`);
  expect(told).toEqual([]);
}

export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const width = await page.evaluate(() => [
    document.documentElement.scrollWidth,
    document.documentElement.clientWidth,
  ]);
  expect(width[0]).toBeLessThanOrEqual(width[1]!);
}

/** The width that screens are drawn for. */
const DESIGN_WIDTH = 390;

type Look = { name: string; colorScheme: 'light' | 'dark'; width: number; text: string };

/** The rules of accessibility are gone through at the design's width; elsewhere only the layout differs. */
export const LOOKS: Look[] = (
  [
    ['light', DESIGN_WIDTH, '100%'],
    ['dark', DESIGN_WIDTH, '100%'],
    ['light', DESIGN_WIDTH, '200%'],
    ['light', 320, '100%'],
    ['light', 1280, '100%'],
  ] as const
).map(([colorScheme, width, text]) => ({
  name: `${colorScheme}, ${width} px wide, text at ${text}`,
  colorScheme,
  width,
  text,
}));

/** Makes the page look so, and gives the check that screens have to pass in it. */
export async function lookAs(page: Page, { colorScheme, width, text }: Look) {
  await page.setViewportSize({ width, height: 844 });
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
  await page.addInitScript((size) => {
    document.addEventListener('DOMContentLoaded', () => {
      document.documentElement.style.fontSize = size;
    });
  }, text);
  return async () => {
    if (width === DESIGN_WIDTH && text === '100%') await expectNoViolations(page);
    await expectNoSidewaysScroll(page);
  };
}
