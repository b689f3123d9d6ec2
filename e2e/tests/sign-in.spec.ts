import { expect, readCode, test } from '../support/fixtures.ts';
import {
  askForCode,
  button,
  codeField,
  numberField,
  signIn,
  toast,
} from '../support/login-screen.ts';

const wrong = (code: string) => (code === '0000' ? '1111' : '0000');

test('number, code read in the demo inbox, signed in', async ({ page, context, number }) => {
  await page.goto('/');
  await expect(page).toHaveURL('/login');
  await expect(button(page, 'Get otp')).toBeDisabled();
  await numberField(page).fill(number);
  await button(page, 'Get otp').click();
  await expect(toast(page, 'OTP sent successfully')).toBeVisible();
  await expect(codeField(page)).toBeFocused();

  const opened = context.waitForEvent('page');
  await page.getByRole('link', { name: 'Demo: read your code in the inbox' }).click();
  const inbox = await opened;
  const message = inbox.getByRole('listitem').filter({ hasText: 'is your Baeon code' });
  await expect(message).toHaveCount(1);
  const code = (await message.innerText()).match(/\b(\d{4}) is your/)![1]!;
  await inbox.close();

  await codeField(page).fill(code);
  await expect(toast(page, 'OTP verified successfully')).toBeVisible();
  await expect(page).toHaveURL('/interest');
  const kept = await page.evaluate(() => Object.keys(localStorage).sort());
  expect(kept).toEqual(['token', 'user']);
});

test('the inbox shows a new message without a reload', async ({ page, context, number }) => {
  await page.goto('/dev/inbox');
  await page.getByLabel('Mobile number').fill(number);
  await expect(page.getByText('No messages yet.')).toBeVisible();
  const phone = await context.newPage();
  await askForCode(phone, number);
  await expect(page.getByText('is your Baeon code')).toBeVisible();
});

test(
  'a restart of the server keeps the session, logout ends the token',
  { tag: '@long' },
  async ({ page, server, number, complaints }) => {
    await signIn(page, number);
    await expect(page.getByText('Books', { exact: true })).toBeVisible();
    // Nothing may be on its way when the server goes.
    await page.waitForLoadState('networkidle');
    const token = await page.evaluate(() => localStorage.getItem('token'));
    await server.stop();
    await server.start();
    await page.reload();
    // The app may look for its server while that is away, and the browser tells of each time.
    const others = complaints.filter((text) => !/ERR_CONNECTION_(REFUSED|RESET)/.test(text));
    complaints.splice(0, complaints.length, ...others);
    await expect(page).toHaveURL('/interest');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tell us about yourself');

    await button(page, 'Menu').tap();
    await button(page, 'Logout').click();
    await expect(page).toHaveURL('/login');
    expect(await page.evaluate(() => localStorage.length)).toBe(0);
    await expect
      .poll(async () => {
        const answer = await page.request.get('/api/baeon-user/get-baeon-user', {
          headers: { authorization: `Bearer ${token}` },
        });
        return answer.status();
      })
      .toBe(401);
  },
);

test('a wrong code is refused with a reason, five burn it', async ({ page, number }) => {
  await askForCode(page, number);
  const code = await readCode(page, number);
  await codeField(page).fill(wrong(code));
  await expect(toast(page, 'Failed to verify OTP').first()).toBeVisible();
  await expect(page.getByText('That code is not right. 4 tries left.')).toBeVisible();
  for (const left of ['3 tries', '2 tries', '1 try']) {
    await button(page, 'Verify otp').click();
    await expect(page.getByText(`That code is not right. ${left} left.`)).toBeVisible();
  }
  await button(page, 'Verify otp').click();
  await expect(page.getByText('Too many wrong tries for this code.')).toBeVisible();
  const judged = page.waitForResponse('**/verify-otp');
  await codeField(page).fill(code);
  expect((await judged).status()).toBe(401);
  await expect(page).toHaveURL('/login');
});

test('a second code too soon is refused with the time to wait', async ({ page, number }) => {
  await askForCode(page, number);
  await expect(page.getByText(/Resend code in 0:\d\d/)).toBeVisible();
  await button(page, '← Change number').click();
  await expect(codeField(page)).toHaveCount(0);
  await page.reload();
  await numberField(page).fill(number);
  await button(page, 'Get otp').click();
  await expect(toast(page, 'Failed to send OTP')).toBeVisible();
  await expect(page.getByText(/Please wait \d+ seconds before asking again\./)).toBeVisible();
});

test(
  'what is wrong with a number is said when the field is left',
  { tag: '@long' },
  async ({ page }) => {
    await page.goto('/login');
    await numberField(page).focus();
    await numberField(page).blur();
    await expect(page.getByText('Number is required')).toBeVisible();
    await numberField(page).fill('98450');
    await numberField(page).blur();
    await expect(page.getByText('Invalid number')).toBeVisible();
    await expect(button(page, 'Get otp')).toBeDisabled();
  },
);

for (const pasted of ['+91 98450 12345', '098450-12345', '0091 98450 12345']) {
  test(`pasting ${pasted} gives the ten digits`, { tag: '@long' }, async ({ page }) => {
    await page.goto('/login');
    await numberField(page).focus();
    await page.evaluate((text) => {
      const data = new DataTransfer();
      data.setData('text/plain', text);
      document.activeElement!.dispatchEvent(
        new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
      );
    }, pasted);
    // The event above reaches listeners only; this is what the browser itself does next.
    if ((await numberField(page).inputValue()) === '') await page.keyboard.insertText(pasted);
    await expect(numberField(page)).toHaveValue('9845012345');
    await expect(button(page, 'Get otp')).toBeEnabled();
  });
}

test('a double tap asks for one code', async ({ page, number }) => {
  let asked = 0;
  page.on('request', (request) => (asked += request.url().endsWith('/send-otp') ? 1 : 0));
  await page.goto('/login');
  await numberField(page).fill(number);
  await button(page, 'Get otp').dblclick();
  await expect(codeField(page)).toBeVisible();
  await readCode(page, number);
  expect(asked).toBe(1);
});

test('without a connection the screen says so and loses nothing', async ({
  page,
  context,
  number,
  complaints,
}) => {
  await page.goto('/login');
  await numberField(page).fill(number);
  await context.setOffline(true);
  await button(page, 'Get otp').click();
  await expect(toast(page, 'Failed to send OTP')).toBeVisible();
  await expect(page.getByText(/connection|offline/i).first()).toBeVisible();
  await expect(numberField(page)).toHaveValue(number);
  await context.setOffline(false);
  await button(page, 'Get otp').click();
  await expect(codeField(page)).toBeVisible();
  complaints.splice(
    0,
    complaints.length,
    ...complaints.filter((text) => !/ERR_INTERNET/.test(text)),
  );
});

test('keyboard alone is enough', async ({ page, number }) => {
  await page.goto('/login');
  await numberField(page).focus();
  await page.keyboard.type(number);
  await page.keyboard.press('Enter');
  await expect(codeField(page)).toBeFocused();
  await page.keyboard.type(await readCode(page, number));
  await expect(page).toHaveURL('/interest');
});

test('where each login_status leads', { tag: '@long' }, async ({ page, server, number }) => {
  await signIn(page, number);
  const statuses = {
    GOTINTERESTS: '/get-location',
    GOTLOCATION: '/get-bussiness',
    GOTGOELOCATION: '/get-bussiness',
    GOTBUSINESS: '/baeon-home',
  };
  let messages = 1;
  for (const [status, path] of Object.entries(statuses)) {
    await server.sql(
      `update users set login_status = $2, name = 'Asha', age = 29, gender = 'Female',
         interests = '{books}', latitude = 12.9352, longitude = 77.6245
       where mobile_number = $1`,
      [number, status],
    );
    await server.sql('delete from sign_in_numbers where mobile_number = $1', [number]);
    await page.evaluate(() => localStorage.clear());
    await signIn(page, number, ++messages);
    await expect(page).toHaveURL(path);
    const home = await page.evaluate(() => localStorage.getItem('home'));
    expect(home).toBe(status === 'GOTBUSINESS' ? 'true' : null);
  }
});
