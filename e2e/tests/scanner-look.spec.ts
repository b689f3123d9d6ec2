import { codeOf, found, HINT, openScanner, test, trouble } from '../support/camera.ts';
import { expect } from '../support/fixtures.ts';
import { tabTo } from '../support/keyboard.ts';
import { button } from '../support/login-screen.ts';
import { inScheme, lookAs, SCHEMES } from '../support/looks.ts';
import { stubCameras } from '../support/stub-cameras.ts';

const LINK = `https://shop.example/${'verylongword'.repeat(10)}`;
const LONG = `Wi-Fi ${'verylongword'.repeat(30)}`;

for (const scheme of SCHEMES) {
  test(
    `scanning and what was found, ${scheme}`,
    inScheme(scheme, 'many'),
    async ({ page, lens, session }) => {
      const check = await lookAs(page, scheme);
      await page.context().route(LINK, (route) => route.fulfill({ body: 'Shop' }));
      await stubCameras(page, [
        { label: 'Front Camera' },
        { label: 'Back Camera', sees: true, torch: true, zoom: { min: 1, max: 5, step: 0.5 } },
      ]);
      await openScanner(page, session);
      await expect(page.getByText(HINT)).toBeVisible();
      await expect(page.getByRole('slider', { name: 'Zoom' })).toBeVisible();
      await check();
      for (const [text, title] of [
        [LONG, 'Text found'],
        [LINK, 'Link opened'],
        ['23456-789AB', 'Coupon found'],
      ] as const) {
        lens.shows(codeOf(text));
        await page.reload();
        await expect(found(page, title)).toBeVisible();
        await check();
      }
    },
  );

  test.describe('nobody allows the camera', () => {
    test.use({ allowed: false });

    test(`without a camera, ${scheme}`, inScheme(scheme, 'many'), async ({ page, session }) => {
      const check = await lookAs(page, scheme);
      await openScanner(page, session);
      await expect(trouble(page, 'Camera access is off')).toBeVisible();
      await check();
      await stubCameras(page, []);
      await page.reload();
      await expect(trouble(page, 'No cameras found')).toBeVisible();
      await check();
    });
  });
}

test(
  'everything can be done with the keyboard',
  { tag: '@long' },
  async ({ page, lens, session }) => {
    await openScanner(page, session);
    await expect(page.getByText(HINT)).toBeVisible();
    await tabTo(button(page, 'Back'));
    const asking = page.waitForEvent('filechooser');
    await tabTo(button(page, 'Scan from a photo'));
    lens.shows(codeOf('Read me'));
    await page.keyboard.press('Enter');
    await asking;
    await page.locator('input[type=file]').dispatchEvent('cancel');
    const sheet = found(page, 'Text found');
    await expect(sheet).toBeVisible();
    await tabTo(button(page, 'Scan again'));
    await page.keyboard.press('Enter');
    await expect(sheet).toBeHidden();
    await expect(sheet).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(sheet).toBeHidden();
    await expect(page.getByText(HINT)).toBeVisible();
  },
);
