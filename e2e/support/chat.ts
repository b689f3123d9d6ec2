import { expect, type Page } from '@playwright/test';

export const messageField = (page: Page) => page.getByLabel('Your message');
/** Turns of the talk, the oldest first. */
export const turns = (page: Page) =>
  page.getByRole('list', { name: 'Conversation' }).locator(':scope > li');
/** What the assistant said last, with its cards. */
export const lastReply = (page: Page) => turns(page).last();
export const cards = (page: Page) => lastReply(page).getByRole('article');

/** Says something and waits until the answer to it stands there. */
export async function say(page: Page, text: string): Promise<void> {
  const before = await turns(page).count();
  await messageField(page).fill(text);
  await messageField(page).press('Enter');
  await expect(turns(page)).toHaveCount(before + 2);
  await expect(lastReply(page)).not.toContainText('Thinking...');
}

const AMOUNT = /₹([\d,]+)/;

/** In rupees, as the first of its prices says. */
export async function priceOn(card: ReturnType<typeof cards>): Promise<number> {
  const [, digits] = AMOUNT.exec(await card.innerText()) ?? [];
  return Number(digits?.replaceAll(',', ''));
}
