import { expect, test } from '../support/fixtures.ts';
import { button, toast } from '../support/login-screen.ts';
import { memberByApi, openAs } from '../support/member.ts';

test('a deal is raised from the banner, refused without a link, and found on My deals', async ({
  page,
  server,
  number,
}) => {
  const session = await memberByApi(page, number);
  await openAs(page, session, '/my-deals');
  await expect(page.getByRole('heading', { name: 'No deals raised yet' })).toBeVisible();
  await page.getByRole('link', { name: 'Raise a Deal' }).click();
  const sheet = page.getByRole('dialog', { name: 'Raise a Deal' });
  await expect(sheet).toBeVisible();
  await button(page, 'Cancel').click();
  await expect(sheet).toBeHidden();

  await button(page, 'Bargain').click();
  await expect(sheet).toBeVisible();
  await page.goBack();
  await expect(sheet).toBeHidden();
  await expect(page).toHaveURL('/baeon-home');

  await button(page, 'Bargain').click();
  await button(page, 'Submit Request').click();
  await expect(sheet).toBeHidden();
  await expect(
    toast(page, 'Please give a link that begins with http:// or https://').or(
      toast(page, 'We bargain for Mobile stores and Furniture/Home Appliances only.'),
    ),
  ).toBeVisible();

  await button(page, 'Bargain').click();
  await sheet.getByLabel('Product Category').selectOption('Mobile stores');
  await sheet.getByLabel('Product URL').fill('https://shop.example/phones/nova-5');
  await sheet.getByPlaceholder('Tell us more about this deal...').fill('Blue, please');
  await button(page, 'Submit Request').dblclick();
  await expect(toast(page, 'Deal raised successfully')).toBeVisible();
  await expect(sheet).toBeHidden();

  await page.getByRole('link', { name: 'See my deals' }).click();
  const deals = page.getByRole('main').getByRole('article');
  await expect(deals).toHaveCount(1);
  await expect(deals).toContainText('Mobile stores');
  await expect(deals).toContainText('Blue, please');
  await expect(deals).toContainText('Raised');
  await server.sql(`update raised_deals set state = 'bargaining' where user_id = $1`, [
    session.user.id,
  ]);
  await page.reload();
  await expect(deals).toContainText('Bargaining');
});
