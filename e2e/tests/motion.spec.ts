import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { memberByApi, openAs } from '../support/member.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

type Watched = Window & { glides: Promise<string[]>[] };

/** Notes what moves at each change of screen. */
async function watchGlides(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const watched = window as unknown as Watched;
    watched.glides = [];
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = (update) => {
      const transition = start(update);
      const moving = transition.ready.then(() =>
        document.getAnimations().flatMap((animation) => {
          const { pseudoElement } = animation.effect as KeyframeEffect;
          const named = animation instanceof CSSAnimation ? [animation.animationName] : [];
          return pseudoElement?.startsWith('::view-transition') ? named : [];
        }),
      );
      watched.glides.push(moving);
      return transition;
    };
  });
}

const glides = (page: Page) =>
  page.evaluate(() => Promise.all((window as unknown as Watched).glides));

test('the next screen glides in, a sheet does not make the page glide', async ({
  page,
  number,
}) => {
  await watchGlides(page);
  await openAs(page, await memberByApi(page, number), '/user');
  await page.getByRole('button', { name: /Followed shops/ }).click();
  await expect(page.getByRole('dialog', { name: 'Followed shops' })).toBeVisible();
  await page.keyboard.press('Escape');
  expect(await glides(page)).toEqual([]);
  await page.getByRole('link', { name: 'Explore' }).click();
  await expect
    .poll(async () => (await glides(page)).flat())
    .toEqual(expect.arrayContaining(['screen-goes', 'screen-comes']));
});

test('nothing glides for who wants no motion', async ({ page, number }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await watchGlides(page);
  await openAs(page, await memberByApi(page, number), '/user');
  await page.getByRole('link', { name: 'Explore' }).click();
  await expect.poll(async () => (await glides(page)).length).toBe(1);
  expect((await glides(page)).flat()).toEqual([]);
});
