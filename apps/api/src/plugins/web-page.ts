import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { APP_CONFIG_PLACEHOLDER, type AppConfig } from '@baeon/contracts/common/app-config';

export const PRELOADS = 'preloads.json';

/** The page of the built web app, for each of its addresses. */
export type WebPage = (path: string) => string;

/** The same page for all, save that each names the scripts that its screen is going to ask for. */
export async function readWebPage(folder: string, appConfig: AppConfig): Promise<WebPage> {
  const page = await fillIn(join(folder, 'index.html'), appConfig);
  const screens = Object.entries(await readPreloads(join(folder, PRELOADS))).map(
    ([path, files]) => ({ pattern: patternOf(path), page: withPreloads(page, files) }),
  );
  return (path) => screens.find(({ pattern }) => pattern.test(path))?.page ?? page;
}

async function readPreloads(file: string): Promise<Record<string, string[]>> {
  const text = await readFile(file, 'utf8').catch(() => '{}');
  return JSON.parse(text) as Record<string, string[]>;
}

const patternOf = (path: string) => new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}/?$`);

const withPreloads = (page: string, files: readonly string[]) =>
  page.replace('</head>', () => `${files.map(preload).join('')}</head>`);

const preload = (file: string) =>
  `<link rel="modulepreload" fetchpriority="low" crossorigin href="${file}">`;

async function fillIn(file: string, appConfig: AppConfig): Promise<string> {
  const html = await readFile(file, 'utf8');
  const json = JSON.stringify(appConfig).replaceAll('<', String.raw`\u003c`);
  // A function, because a replacement text would read $ signs in the brand's name.
  return html
    .replace(APP_CONFIG_PLACEHOLDER, () => json)
    .replaceAll('%BRAND_NAME%', () => escapeHtml(appConfig.brandName));
}

const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (char) => `&#${char.codePointAt(0)};`);
