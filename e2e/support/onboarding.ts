import { expect, type Page } from '@playwright/test';
import { button, signIn } from './login-screen.ts';

export const KORAMANGALA = { latitude: 12.9352, longitude: 77.6245 };
/** Far from every store of the demo. */
export const SRINAGAR = { latitude: 34.0837, longitude: 74.7973 };

export const heading = (page: Page, name: string) =>
  page.getByRole('heading', { level: 1, name, exact: true });
export const followButtons = (page: Page) =>
  page.getByRole('main').getByRole('button', { name: /^Follow\b/ });

export async function allowLocation(page: Page, at = KORAMANGALA): Promise<void> {
  await page.context().grantPermissions(['geolocation']);
  await page.context().setGeolocation(at);
}

/** Fills 'Tell us about yourself' in and presses on. */
export async function tellAboutYourself(page: Page): Promise<void> {
  await expect(heading(page, 'Tell us about yourself')).toBeVisible();
  await page.getByLabel('First name').fill('Asha');
  await page.getByLabel('Age').fill('29');
  await page.getByText('Female', { exact: true }).click();
  await page.getByText('Books', { exact: true }).click();
  await page.getByText('Cafes', { exact: true }).click();
  await button(page, 'Proceed with next steps').click();
}

/** A new person who went the whole way, now on the deals home. */
export async function becomeMember(page: Page, number: string): Promise<void> {
  await allowLocation(page);
  await signIn(page, number);
  await tellAboutYourself(page);
  await expect(heading(page, 'Discover Local Businesses')).toBeVisible();
  await followButtons(page).first().click();
  await followButtons(page).first().click();
  await button(page, 'View Coupons').click();
  await expect(page).toHaveURL('/baeon-home');
}
