import { neutralPictures, type Pictures } from './lib/pictures.ts';
import { bringDemoUpToDate, fillDemoStores, type DemoCity } from './seed/load-demo.ts';

/*
 * The only file that names the package of the demo city, which a server of one's own can do
 * without: its deals come from imports and its pictures from elsewhere.
 */

type PicturesModule = { pictures: Pictures };

export async function loadPictures(
  load: () => Promise<PicturesModule> = () => import('@baeon/demo-city/pictures'),
): Promise<Pictures> {
  const found = await unlessMissing(load);
  return found?.pictures ?? neutralPictures;
}

/** Brings stores, deals and products of the demo up to today. */
export async function loadDemo(databaseUrl: string, now: Date): Promise<void> {
  const demo = await demoCity();
  if (demo) await bringDemoUpToDate(databaseUrl, now, demo);
}

/** The stores alone; tells how many it put in. */
export async function loadDemoStores(databaseUrl: string): Promise<number> {
  const demo = await demoCity();
  return demo ? fillDemoStores(databaseUrl, demo) : 0;
}

/** What makes rows of load data. */
export const loadGenerator = () => unlessMissing(() => import('@baeon/demo-city/load/generator'));

const demoCity = async (): Promise<DemoCity | undefined> =>
  (await unlessMissing(() => import('@baeon/demo-city/demo')))?.demo;

/** Undefined where the package is not installed; any other failure of it is one. */
async function unlessMissing<T>(load: () => Promise<T>): Promise<T | undefined> {
  try {
    return await load();
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
}

const isMissing = (error: unknown): boolean =>
  error instanceof Error &&
  'code' in error &&
  error.code === 'ERR_MODULE_NOT_FOUND' &&
  error.message.includes("package '@baeon/demo-city'");
