import { cards, lastReply, say } from '../support/chat.ts';
import { expect, test } from '../support/fixtures.ts';
import { button } from '../support/login-screen.ts';
import { inScheme, lookAs, SCHEMES } from '../support/looks.ts';
import { memberByApi, openAs } from '../support/member.ts';

for (const scheme of SCHEMES) {
  test(
    `chat, wishlist and raised deals, ${scheme}`,
    inScheme(scheme, 'many'),
    async ({ page, number }) => {
      const check = await lookAs(page, scheme);
      const session = await memberByApi(page, number);
      await openAs(page, session, '/wishlist');
      await expect(page.getByRole('heading', { name: 'Your wishlist is empty' })).toBeVisible();
      await check();
      await page.goto('/my-deals');
      await expect(page.getByRole('heading', { name: 'No deals raised yet' })).toBeVisible();
      await check();
      await page.goto('/explore');
      await expect(page.getByRole('heading', { name: 'What are you looking for?' })).toBeVisible();
      await check();
      await say(page, 'tv under 60k');
      await expect(cards(page).first()).toBeVisible();
      await check();
      await cards(page).first().getByRole('button', { name: 'Wishlist' }).click();
      await expect(cards(page).first().getByRole('button', { name: 'Wishlisted' })).toBeVisible();
      await cards(page).first().getByRole('button', { name: 'Deal Raise' }).click();
      const address = await page
        .getByRole('link', { name: 'Check It Out' })
        .first()
        .getAttribute('href');
      await say(page, 'compare all');
      await expect(lastReply(page).getByRole('table')).toBeVisible();
      await check();
      await page.goto('/wishlist');
      await expect(page.getByText('1 items', { exact: true })).toBeVisible();
      await check();
      await page.goto('/my-deals');
      await expect(page.getByRole('main').getByRole('article')).toBeVisible();
      await check();
      await page.goto('/baeon-home');
      await button(page, 'Bargain').click();
      await expect(page.getByRole('dialog', { name: 'Raise a Deal' })).toBeVisible();
      await check();
      await page.goto(address!);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await check();
    },
  );
}
