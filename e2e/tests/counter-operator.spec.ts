import { readFile } from 'node:fs/promises';
import { openCounterAs } from '../support/counter.ts';
import { expect, test } from '../support/fixtures.ts';
import { expectNoViolations } from '../support/looks.ts';
import { asOperator, memberByApi } from '../support/member.ts';

test('an operator blocks somebody, who is signed out and told so, and lets them in again', async ({
  page,
  browser,
  baseURL,
  number,
}) => {
  const theirs = await (await browser.newContext({ baseURL: baseURL! })).newPage();
  const shopper = await memberByApi(theirs, number);
  await openCounterAs(theirs, shopper, '/me');
  await expect(theirs.getByRole('heading', { name: 'My stores' })).toBeVisible();

  await openCounterAs(page, await asOperator(page), '/me');
  await page.getByRole('link', { name: 'People' }).click();
  const field = page.getByLabel('Mobile number');
  await field.fill('98450');
  await field.press('Enter');
  await expect(page.getByText('Invalid number')).toBeVisible();
  await field.fill(number);
  await field.press('Enter');
  await expect(page.getByText(/last used/)).toBeVisible();
  await page.getByRole('button', { name: 'Block', exact: true }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('button', { name: 'Block', exact: true }).click();
  await expect(sheet.getByText('A reason is missing')).toBeVisible();
  await sheet.getByLabel('Why?').fill('Sells coupons');
  await sheet.getByRole('button', { name: 'Block', exact: true }).click();
  await expect(page.getByText('Blocked', { exact: true })).toBeVisible();
  await expect(page.getByText('Signed in nowhere.')).toBeVisible();
  await expectNoViolations(page);

  await theirs.reload();
  await theirs.getByRole('textbox').fill(number);
  await theirs.getByRole('textbox').press('Enter');
  await expect(theirs.getByText(/^This number is blocked\./)).toBeVisible();

  await page.getByRole('button', { name: 'Unblock', exact: true }).click();
  await sheet.getByRole('button', { name: 'Unblock', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Block', exact: true })).toBeVisible();
  await theirs.getByRole('textbox').press('Enter');
  await expect(theirs.getByLabel('One-time code')).toBeVisible();
  await theirs.context().close();

  await page.goto('/counter/me/record?act=person_blocked');
  await expect(page.getByText('Person blocked: Asha').first()).toBeVisible();
});

test('a file of 5,000 stores is tried, imported but for its 20 bad rows, and those are handed back', async ({
  page,
  server,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const rows = Array.from({ length: 5000 }, (_, nth) => {
    const pincode = nth % 250 === 249 ? '12' : '560001';
    return `big-${nth},Store ${nth},"${nth}, MG Road",Bengaluru,Karnataka,${pincode},12.97,77.59,Food/Bakery`;
  });
  const header = 'place_id,name,address,city,state,pincode,latitude,longitude,category';
  const file = {
    name: 'big.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from([header, ...rows, ''].join('\n')),
  };
  await openCounterAs(page, await asOperator(page), '/me/imports');
  await page.getByRole('button', { name: 'Try it out' }).click();
  await expect(page.getByText('Choose a file first')).toBeVisible();
  await page.getByLabel('File').setInputFiles(file);
  await page.getByRole('button', { name: 'Try it out' }).click();
  const run = page.getByRole('listitem').filter({ hasText: 'big.csv' }).first();
  await expect(run.getByText('Tried out')).toBeVisible({ timeout: 15_000 });
  await expect(run.getByText('4,980')).toBeVisible();
  const counted = () =>
    server.sql(`select count(*)::int as count from stores where place_id like 'big-%'`);
  expect(await counted()).toEqual([{ count: 0 }]);

  await page.getByRole('button', { name: 'Import', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Import' }).click();
  await expect(run.getByText('Done')).toBeVisible({ timeout: 15_000 });
  expect(await counted()).toEqual([{ count: 4980 }]);
  const download = page.waitForEvent('download');
  await run.getByRole('button', { name: 'Skipped rows (CSV)' }).click();
  const lines = (await readFile(await (await download).path(), 'utf8')).trimEnd().split('\r\n');
  expect(lines).toHaveLength(21);
  expect(lines[1]).toBe('row 251,pincode must have 6 digits');
  await expectNoViolations(page);
});

test('the city at a glance leads to what waits, and has its figures as tables', async ({
  page,
  server,
}) => {
  await server.sql(
    `insert into sms_outbox (mobile_number, key, body, state, created_at, settled_at)
     values ('9845012345', 'glance', 'x', 'dead', now(), now())`,
  );
  await openCounterAs(page, await asOperator(page), '/me/city');
  const signIns = page.getByRole('figure').filter({ hasText: 'Sign-ins' });
  await expect(signIns.getByRole('img', { name: /^Sign-ins: [1-9]/ })).toBeVisible();
  await signIns.getByText('As a table').click();
  await expect(signIns.getByRole('row')).toHaveCount(25);
  await expectNoViolations(page);
  await page.getByRole('button', { name: '7 days' }).click();
  await expect(signIns.getByRole('row')).toHaveCount(169);
  await page.getByRole('link', { name: /^Messages given up/ }).click();
  await expect(page).toHaveURL(/\/me\/messages\?state=dead$/);
});
