import { expect, type Page } from '@playwright/test';
import { readCode } from './fixtures.ts';

export const numberField = (page: Page) => page.getByLabel('Mobile number');
export const codeField = (page: Page) => page.getByLabel('One-time code');
export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
/** A toast says it in a live region; the same words may stand elsewhere too. */
export const toast = (page: Page, text: string | RegExp) =>
  page.locator('[role=status], [role=alert]').getByText(text, { exact: true });

export async function askForCode(page: Page, number: string, address = '/login'): Promise<void> {
  await page.goto(address);
  await numberField(page).fill(number);
  await button(page, 'Get otp').click();
  await expect(codeField(page)).toBeFocused();
}

/** Types the code that was sent; four digits are verified by themselves. */
export async function signIn(
  page: Page,
  number: string,
  messages = 1,
  address = '/login',
): Promise<void> {
  await askForCode(page, number, address);
  await codeField(page).fill(await readCode(page, number, messages));
  await expect(page).not.toHaveURL(/login/);
}
