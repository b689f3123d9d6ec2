import { expect, type Locator, type Page } from '@playwright/test';
import { button } from './login-screen.ts';
import { heading } from './onboarding.ts';

/** More stops than any screen has before what people come for. */
const MOST_STOPS = 60;

/** What people cannot see about the focus; null while nothing has it. */
const focusFault = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement;
    if (!element || element === document.body) return null;
    // A tile is its label, with the control unseen in it; a field is outlined as a whole.
    const tile = element.closest('label') ?? element;
    const frames = [tile, tile.parentElement, tile.parentElement?.parentElement];
    const outlined = frames.some((frame) => {
      if (!frame) return false;
      const { outlineStyle, outlineWidth } = getComputedStyle(frame);
      return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0;
    });
    const { left, top, width, height } = tile.getBoundingClientRect();
    const hit = document.elementFromPoint(left + width / 2, top + height / 2);
    const inSight = hit !== null && (tile.contains(hit) || hit.contains(tile));
    const faults = [
      !element.matches(':focus-visible') && 'not focus-visible',
      !outlined && 'no outline',
      !inSight && `covered by ${hit?.outerHTML.slice(0, 120)}`,
    ].filter(Boolean);
    return faults.length > 0 ? `${faults.join(', ')}: ${tile.outerHTML.slice(0, 200)}` : 'none';
  });

/** Whatever has the focus shows it, and no bar lies over it. */
export async function expectSeenFocus(page: Page): Promise<void> {
  await expect.poll(() => focusFault(page)).toBe('none');
}

const hasFocus = (wanted: Locator) =>
  wanted.evaluate((element) => element === document.activeElement);

/** Goes on with Tab until the wanted one has the focus, which is to be seen at every stop. */
export async function tabTo(wanted: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  const page = wanted.page();
  await expect(wanted).toBeVisible();
  for (let stops = 0; stops < MOST_STOPS; stops++) {
    await page.keyboard.press(key);
    // Between the last and the first stop is the browser's own bar.
    if ((await focusFault(page)) === null) continue;
    await expectSeenFocus(page);
    if (await hasFocus(wanted)) return;
  }
  throw new Error(`${key} never came to ${String(wanted)}`);
}

/** Goes there with Tab and presses a key on it. */
export async function pressOn(wanted: Locator, key: 'Enter' | 'Space'): Promise<void> {
  await tabTo(wanted);
  await wanted.page().keyboard.press(key);
}

/** Goes there with Tab and types. */
export async function typeIn(wanted: Locator, text: string): Promise<void> {
  await tabTo(wanted);
  await wanted.page().keyboard.type(text);
}

/** Opens the menu of the top bar and goes down to one of its screens. */
export async function chooseFromMenu(page: Page, name: string): Promise<void> {
  const link = page.getByRole('navigation', { name: 'Account' }).getByRole('link', { name });
  await tabTo(button(page, 'Menu'), 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(link).toBeVisible();
  for (let stops = 0; stops < MOST_STOPS && !(await hasFocus(link)); stops++) {
    await page.keyboard.press('ArrowDown');
    await expectSeenFocus(page);
  }
  await page.keyboard.press('Enter');
}

/** A new screen says its name by taking the focus there. */
export async function expectArrived(page: Page, name: string): Promise<void> {
  await expect(heading(page, name)).toBeVisible();
  await expect(heading(page, name)).toBeFocused();
}

/** Goes round in a sheet, both ways: nothing behind it takes the focus. */
async function expectFocusKeptIn(sheet: Locator): Promise<void> {
  const stops = await sheet.locator('a, button, input, select, textarea').count();
  for (const key of ['Tab', 'Shift+Tab']) {
    for (let stop = 0; stop < stops + 2; stop++) {
      await sheet.page().keyboard.press(key);
      const kept = await sheet.evaluate(
        (element) =>
          document.activeElement === document.body || element.contains(document.activeElement),
      );
      expect(kept).toBe(true);
    }
  }
}

/** Opens the sheet of whatever has the focus: it keeps the focus, and gives it back when it closes. */
export async function openAndClose(page: Page, key: 'Enter' | 'Space'): Promise<void> {
  const sheet = page.getByRole('dialog');
  const opener = await page.evaluateHandle(() => document.activeElement);
  await page.keyboard.press(key);
  await expect(sheet.getByRole('heading').first()).toBeFocused();
  await expectFocusKeptIn(sheet);
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  expect(await opener.evaluate((element) => element === document.activeElement)).toBe(true);
  await expectSeenFocus(page);
}
