import type { Language } from '@baeon/contracts/profile/language';
import { keepAtCounter, personAtCounter } from '../../e2e/support/counter.ts';
import type { Stage } from './stage.ts';

/** Makes the page a device that keeps this of the counter, and speaks the language. */
async function keepOnDevice(stage: Stage, kept: object, language: Language): Promise<void> {
  await stage.page.evaluate((language) => {
    document.cookie = `language=${language};path=/`;
  }, language);
  await keepAtCounter(stage.page, kept);
}

/** The till, at which somebody is signed in. */
export async function openTill(stage: Stage, language: Language = 'en'): Promise<void> {
  const { till, shift } = await stage.cast.counter();
  await keepOnDevice(stage, { till, shift }, language);
  await stage.visit('/counter/');
}

/** The till, at which nobody is signed in. */
export async function openNames(stage: Stage, path = '', language: Language = 'en') {
  const { till } = await stage.cast.counter();
  await keepOnDevice(stage, { till }, language);
  await stage.visit(`/counter/${path}`);
}

/** The phone of the store's owner. */
export async function openOwner(stage: Stage, path = '', language: Language = 'en') {
  const { shop } = await stage.cast.counter();
  await keepOnDevice(stage, personAtCounter(shop.owner), language);
  await stage.visit(`/counter/me${path}`);
}

/** One of the parts of their store. */
export async function openSection(stage: Stage, section: string, language: Language = 'en') {
  const { storeId } = (await stage.cast.counter()).shop;
  await openOwner(stage, `/stores/${storeId}?show=${section}`, language);
}
