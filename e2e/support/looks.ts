import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { sidewaysScroll } from '../../scripts/screens/checks.ts';

/** What axe finds, a line for each broken rule; only the rules that are named, if some are. */
export async function violationsOf(page: Page, rules: string[] = []): Promise<string[]> {
  // The app has no frames, for which the other mode opens a page of its own each time.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
  const { violations } = await (rules.length > 0 ? axe.withRules(rules) : axe).analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map((n) => n.html).join(' | ')}`);
}

export async function expectNoViolations(page: Page): Promise<void> {
  expect(await violationsOf(page)).toEqual([]);
}

/** Asked again for a moment: what measures itself needs one to follow a change of size. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  await expect.poll(() => sidewaysScroll(page)).toBeNull();
}

/** What screens are drawn for. */
const DESIGN = { width: 390, text: '100%' };
/** What must not break them either. Large letters leave less room than the narrowest phone. */
const LARGE_TEXT = { width: 390, text: '200%' };
const OTHER_WIDTHS = [
  { width: 320, text: '100%' },
  { width: 1280, text: '100%' },
];

export const SCHEMES = ['light', 'dark'] as const;

/**
 * The dark is looked at with the long tests, and so are the other widths and, where `states` are many, the
 * light: drawing those takes longest.
 */
export const inScheme = (scheme: (typeof SCHEMES)[number], states: 'few' | 'many' = 'few') => ({
  tag: scheme === 'dark' || states === 'many' ? ['@long'] : [],
});

async function resize(page: Page, { width, text }: typeof DESIGN): Promise<void> {
  await page.setViewportSize({ width, height: 844 });
  await page.evaluate((size) => {
    document.documentElement.style.fontSize = size;
  }, text);
}

/** Sets the colours, and gives the check that a screen has to pass in each of its states. */
export async function lookAs(page: Page, colorScheme: (typeof SCHEMES)[number]) {
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
  return async () => {
    await expectNoViolations(page);
    await expectNoSidewaysScroll(page);
    // Where things stand does not depend on their colours.
    for (const other of colorScheme === 'dark' ? OTHER_WIDTHS : [LARGE_TEXT]) {
      await resize(page, other);
      if (colorScheme === 'dark') await expectNoViolations(page);
      await expectNoSidewaysScroll(page);
    }
    await resize(page, DESIGN);
  };
}
