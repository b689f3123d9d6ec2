import { codeOf, found, HINT, openScanner, test } from '../support/camera.ts';
import { expect } from '../support/fixtures.ts';
import { button, toast } from '../support/login-screen.ts';
import { asked, opened } from '../support/devices.ts';
import { applied, stubCameras } from '../support/stub-cameras.ts';

const NOT_FOUND = 'Back camera not found';
const WITH_CODE = codeOf('Seen by the right one');

test("of two cameras the one that is called 'back' is used", async ({ page, lens, session }) => {
  lens.shows(WITH_CODE);
  await stubCameras(page, [{ label: 'Front Camera' }, { label: 'Back Camera', sees: true }]);
  await openScanner(page, session);
  await expect(found(page, 'Text found')).toContainText('Seen by the right one');
  await expect(toast(page, NOT_FOUND)).toHaveCount(0);
  expect((await opened(page)).filter((state) => state === 'live')).toHaveLength(1);
});

test(
  'where labels are in another language the one that looks away is asked for',
  { tag: '@long' },
  async ({ page, lens, session }) => {
    lens.shows(WITH_CODE);
    await stubCameras(page, [
      { label: 'Frontkamera', facing: 'user' },
      { label: 'Rückkamera', facing: 'environment', sees: true },
    ]);
    await openScanner(page, session);
    await expect(found(page, 'Text found')).toContainText('Seen by the right one');
    await expect(toast(page, NOT_FOUND)).toHaveCount(0);
    expect(JSON.stringify(await asked(page))).toContain('environment');
  },
);

test.describe('a laptop', () => {
  test.use({ label: 'integrated' });

  test(
    'with its only camera is told of nothing',
    { tag: '@long' },
    async ({ page, lens, session }) => {
      lens.shows(WITH_CODE);
      await openScanner(page, session);
      await expect(found(page, 'Text found')).toContainText('Seen by the right one');
      await expect(toast(page, NOT_FOUND)).toHaveCount(0);
      await expect(button(page, 'Switch camera')).toHaveCount(0);
    },
  );
});

test('light, zoom and the other camera', async ({ page, session }) => {
  await stubCameras(page, [
    { label: 'Front Camera', facing: 'user', sees: true },
    {
      label: 'Back Camera',
      facing: 'environment',
      sees: true,
      torch: true,
      zoom: { min: 1, max: 5, step: 0.5 },
    },
  ]);
  await openScanner(page, session);
  await expect(page.getByText(HINT)).toBeVisible();
  await button(page, 'Turn the light on').click();
  await expect.poll(() => applied(page)).toContainEqual({ torch: true });
  await button(page, 'Turn the light off').click();
  await expect.poll(() => applied(page)).toContainEqual({ torch: false });
  const zoom = page.getByRole('slider', { name: 'Zoom' });
  await zoom.press('End');
  await expect.poll(async () => (await applied(page)).at(-1)).toMatchObject({ zoom: 5 });

  const mirrored = () =>
    page.locator('video').evaluate((video) => {
      const { transform, scale } = getComputedStyle(video);
      return `${transform} ${scale}`.includes('-1');
    });
  expect(await mirrored()).toBe(false);
  await button(page, 'Switch camera').click();
  await expect(button(page, 'Turn the light on')).toHaveCount(0);
  await expect(zoom).toHaveCount(0);
  await expect.poll(mirrored).toBe(true);
  const states = await opened(page);
  expect(states.filter((state) => state === 'live')).toHaveLength(1);
  expect(states.at(-1)).toBe('live');
  await button(page, 'Switch camera').click();
  await expect(button(page, 'Turn the light on')).toBeVisible();
});
