import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { APP_CONFIG_PLACEHOLDER, type AppConfig } from '@baeon/contracts/common/app-config';
import { DEFAULT_LANGUAGE, type Language, languages } from '@baeon/contracts/profile/language';
import type { AppPageTexts } from '../lib/app-page-texts.ts';
import { escapeHtml, scriptJson } from '../lib/html.ts';

export const PRELOADS = 'preloads.json';
export const MANIFEST_FILE = 'manifest.webmanifest';

/** A web app as it was built, and below which path it is served. */
export type BuiltApp = {
  folder: string;
  base: string;
  texts: AppPageTexts;
  appConfig: AppConfig;
};

/** The page of a built web app, for each of its addresses and whoever reads it. */
export type WebPage = (path: string, language: Language) => string;

/** The same page for all, save that each names the scripts that its screen is going to ask for. */
export async function readWebPage({ folder, base, texts, appConfig }: BuiltApp): Promise<WebPage> {
  const page = await fillIn(join(folder, 'index.html'), appConfig);
  const screens = Object.entries(await readPreloads(join(folder, PRELOADS))).map(
    ([path, files]) => ({
      pattern: routePattern(path),
      pages: inLanguages(withPreloads(page, files), base, texts),
    }),
  );
  const plain = inLanguages(page, base, texts);
  return (path, language) =>
    (screens.find(({ pattern }) => pattern.test(path))?.pages ?? plain)[language];
}

/** The built page is English: what it says before any script runs is found in it and translated. */
function inLanguages(page: string, base: string, texts: AppPageTexts): Record<Language, string> {
  const { description, needsScript } = texts.en;
  const manifest = base + MANIFEST_FILE;
  const translated = (language: Language) =>
    page
      .replace('<html lang="en"', `<html lang="${language}"`)
      .replace(`href="${manifest}"`, `href="${manifest}?language=${language}"`)
      .replace(description, texts[language].description)
      .replace(needsScript, texts[language].needsScript);
  return byLanguage((language) => (language === DEFAULT_LANGUAGE ? page : translated(language)));
}

const byLanguage = <T>(make: (language: Language) => T) =>
  Object.fromEntries(languages.map((language) => [language, make(language)])) as Record<
    Language,
    T
  >;

async function readPreloads(file: string): Promise<Record<string, string[]>> {
  const text = await readFile(file, 'utf8').catch(() => '{}');
  return JSON.parse(text) as Record<string, string[]>;
}

const routePattern = (path: string) => new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}/?$`);

const withPreloads = (page: string, files: readonly string[]) =>
  page.replace('</head>', () => `${files.map(preload).join('')}</head>`);

const preload = (file: string) =>
  `<link rel="modulepreload" fetchpriority="low" crossorigin href="${file}">`;

async function fillIn(file: string, appConfig: AppConfig): Promise<string> {
  const html = await readFile(file, 'utf8');
  const json = scriptJson(appConfig);
  // A function, because a replacement text would read $ signs in the brand's name.
  return html
    .replace(APP_CONFIG_PLACEHOLDER, () => json)
    .replaceAll('%BRAND_NAME%', () => escapeHtml(appConfig.brandName));
}

type Manifest = { shortcuts?: { name: string; url: string }[] };

/** What a phone calls the app once it is installed. */
export async function readAppManifest({
  folder,
  texts,
  appConfig: { brandName },
}: BuiltApp): Promise<Record<Language, string> | null> {
  const text = await readFile(join(folder, MANIFEST_FILE), 'utf8').catch(() => null);
  if (text === null) return null;
  const built = JSON.parse(text) as Manifest;
  return byLanguage((language) => {
    const { nameOf, description, shortcuts } = texts[language];
    const name = nameOf(brandName);
    return JSON.stringify({
      ...built,
      name,
      short_name: name,
      description,
      lang: language,
      shortcuts: built.shortcuts?.map(({ name, url, ...rest }) => {
        return Object.assign(rest, { url, name: shortcuts[url] ?? name });
      }),
    });
  });
}
