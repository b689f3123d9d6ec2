import { readFile } from 'node:fs/promises';
import { expect, readCode, test } from '../support/fixtures.ts';
import { button, codeField, toast } from '../support/login-screen.ts';
import { becomeMember, heading } from '../support/onboarding.ts';

test('the profile: edit, update only when valid, logout to the start', async ({
  page,
  server,
  number,
}) => {
  await becomeMember(page, number);
  await page.goto('/user-profile');
  await expect(page.getByText(`+91 ${number.slice(0, 5)} ${number.slice(5)}`)).toBeVisible();
  await expect(page.getByText('Asha', { exact: true })).toBeVisible();
  await button(page, 'Edit').click();
  await page.getByLabel('Name').fill('As');
  await page.getByLabel('Email').fill('asha@');
  await page.getByLabel('Email').blur();
  await expect(page.getByText('Name must be at least 3 characters')).toBeVisible();
  await expect(page.getByText('Invalid email address')).toBeVisible();
  await expect(button(page, 'Update')).toBeDisabled();
  await page.getByLabel('Name').fill('Asha Rao');
  await page.getByLabel('Email').fill('asha@mail.example');
  await button(page, 'Update').click();
  await expect(toast(page, 'User updated successfully')).toBeVisible();
  await expect(page.getByText('asha@mail.example')).toBeVisible();
  const [row] = await server.sql('select name, email from users where mobile_number = $1', [
    number,
  ]);
  expect(row).toEqual({ name: 'Asha Rao', email: 'asha@mail.example' });

  await page.getByRole('main').getByRole('link', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/login');
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
});

test('interests, location and followed shops can be changed later', async ({
  page,
  server,
  number,
}) => {
  await becomeMember(page, number);
  await page.goto('/user');
  await expect(heading(page, 'Account')).toBeVisible();
  const sheet = page.getByRole('dialog');
  const closeByBack = async () => {
    await page.goBack();
    await expect(sheet).toBeHidden();
  };

  await page.getByRole('main').getByText('Interests', { exact: true }).click();
  await sheet.getByText('Music', { exact: true }).click();
  await sheet.getByRole('button', { name: 'Save' }).click();
  await expect(toast(page, 'User updated successfully')).toBeVisible();
  await expect(sheet).toBeHidden();

  await page.getByRole('main').getByText('Location', { exact: true }).click();
  await expect(sheet.getByText(/km from the centre/)).toBeVisible();
  await closeByBack();

  await page.getByRole('main').getByText('Followed shops', { exact: true }).click();
  const followed = sheet.getByRole('button', { name: /Followed/ });
  await expect(followed).toHaveCount(2);
  const answered = page.waitForResponse((answer) => answer.request().method() === 'DELETE');
  await followed.first().click();
  expect((await answered).status()).toBe(200);
  await closeByBack();

  const [row] = await server.sql(
    `select interests, (select count(*)::int from follows where user_id = users.id) as follows
     from users where mobile_number = $1`,
    [number],
  );
  expect(row).toEqual({
    interests: expect.arrayContaining(['books', 'cafes', 'music']),
    follows: 1,
  });
});

test('Download my data gives a file with what is kept', async ({ page, number }) => {
  await becomeMember(page, number);
  await page.goto('/user');
  const download = page.waitForEvent('download');
  await button(page, 'Download my data').click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^baeon-.*\.json$/);
  const data = JSON.parse(await readFile(await file.path(), 'utf8'));
  expect(data).toMatchObject({ profile: { mobile_number: number, name: 'Asha' } });
  expect(data.followed_businesses).toHaveLength(2);
});

test('Delete my account: a fresh code, and the number is a stranger’s', async ({
  page,
  server,
  number,
}) => {
  await becomeMember(page, number);
  // The code for signing in was sent a moment ago; nobody wants to wait half a minute here.
  await server.sql(`update sign_in_numbers set sends = '{}' where mobile_number = $1`, [number]);
  await page.goto('/user');
  await button(page, 'Delete my account').click();
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('button', { name: 'Send code' }).click();
  const code = await readCode(page, number, 2);
  await codeField(page).fill(code === '0000' ? '1111' : '0000');
  await sheet.getByRole('button', { name: 'Delete my account' }).click();
  await expect(sheet.getByText('That code is not right. 4 tries left.')).toBeVisible();
  await codeField(page).fill(code);
  await sheet.getByRole('button', { name: 'Delete my account' }).click();
  await expect(page).toHaveURL('/login');
  await expect(toast(page, 'Your account is deleted')).toBeVisible();
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
  expect(await server.sql('select * from users where mobile_number = $1', [number])).toEqual([]);
});
