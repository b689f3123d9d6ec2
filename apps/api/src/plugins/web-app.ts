import { readFile, stat } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { APP_CONFIG_PLACEHOLDER, type AppConfig } from '@baeon/contracts/common/app-config';
import { DEFAULT_LANGUAGE, type Language, languages } from '@baeon/contracts/profile/language';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { AppError } from '../lib/app-error.ts';
import { escapeHtml, scriptJson } from '../lib/html.ts';
import type { OwnOrigin } from '../lib/own-site.ts';
import { withAbout, type DescribePage } from '../lib/page-about.ts';
import { pageLanguage } from '../lib/page-language.ts';
import { appPageTexts } from '../lib/app-page-texts.ts';
import { addRelease } from '../lib/web-releases.ts';
import { refuse } from './errors.ts';
import { workerPolicy } from './security.ts';

const PRELOADS = 'preloads.json';
const ASSETS = 'assets';
const FOR_EVER = 'public, max-age=31536000, immutable';

/** The page of the built web app, for each of its addresses and whoever reads it. */
type WebPage = (path: string, language: Language) => string;

/** The same page for all, save that each names the scripts that its screen is going to ask for. */
async function readWebPage(folder: string, appConfig: AppConfig): Promise<WebPage> {
  const page = await fillIn(join(folder, 'index.html'), appConfig);
  const screens = Object.entries(await readPreloads(join(folder, PRELOADS))).map(
    ([path, files]) => ({
      pattern: routePattern(path),
      pages: inLanguages(withPreloads(page, files)),
    }),
  );
  const plain = inLanguages(page);
  return (path, language) =>
    (screens.find(({ pattern }) => pattern.test(path))?.pages ?? plain)[language];
}

/** The built page is English: what it says before any script runs is found in it and translated. */
function inLanguages(page: string): Record<Language, string> {
  const { description, needsScript } = appPageTexts.en;
  const translated = (language: Language) =>
    page
      .replace('<html lang="en"', `<html lang="${language}"`)
      .replace(`href="${MANIFEST}"`, `href="${MANIFEST}?language=${language}"`)
      .replace(description, appPageTexts[language].description)
      .replace(needsScript, appPageTexts[language].needsScript);
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

/** How the bundler names what is called `*.worker.ts`, packed or not. */
const WORKER_FILE = /\.worker-[\w-]+\.js(\.br|\.gz)?$/;

/** Neither packed copies, which nobody asks for by name, nor what is not a release's. */
const HASHED_FILE = /^\/[\w-][\w.-]*(?<!\.(br|gz|tmp))$/;

const SERVICE_WORKER = /[\\/]sw\.js(\.br|\.gz)?$/;
const MANIFEST = '/manifest.webmanifest';
/** What is missing here is missing: a page in its place would be taken for it. */
const NO_PAGE = /^\/((api|assets|icons)(\/|$)|sw\.js$|manifest\.webmanifest$)/;

type Options = {
  /** The built web app, or null to serve the API alone. */
  folder: string | null;
  /** Where processes of different releases share their hashed files; null: each has its own alone. */
  assetsDir: string | null;
  appConfig: AppConfig;
  describePage: DescribePage;
  ownOrigin: OwnOrigin;
};

export const webAppPlugin = fp<Options>(
  async (app, { folder, assetsDir, appConfig, describePage, ownOrigin }) => {
    const page = folder ? await readWebPage(folder, appConfig) : null;

    if (folder) {
      await app.register(fastifyStatic, {
        root: folder,
        index: false,
        wildcard: false,
        preCompressed: true,
        cacheControl: false,
        globIgnore: ['**/index.html', `**/${PRELOADS}`, `**${MANIFEST}`, '**/*.br', '**/*.gz'],
        setHeaders(reply, path) {
          reply.header('cache-control', cacheControlOf(path));
          if (WORKER_FILE.test(path)) reply.header('content-security-policy', workerPolicy);
        },
      });
      await app.register(otherReleases, { folder, assetsDir });
      const manifest = await readManifest(join(folder, MANIFEST), appConfig);
      if (manifest) {
        const querystring = z.object({ language: z.enum(languages).catch(DEFAULT_LANGUAGE) });
        app
          .withTypeProvider<ZodTypeProvider>()
          .get(MANIFEST, { schema: { hide: true, querystring } }, ({ query }, reply) =>
            reply
              .header('cache-control', 'no-cache')
              .type('application/manifest+json')
              .send(manifest[query.language]),
          );
      }
    }

    const notFound = (reply: FastifyReply) =>
      refuse(reply, new AppError('NOT_FOUND', 'There is nothing at this address.'));

    app.setNotFoundHandler(async (request: FastifyRequest, reply: FastifyReply) => {
      const [path = '', query = ''] = request.url.split('?');
      const forApp = request.method === 'GET' || request.method === 'HEAD';
      if (!page || !forApp || NO_PAGE.test(path)) return notFound(reply);
      const language = pageLanguage(request.headers);
      const about = await describePage({ path, query, origin: ownOrigin(request), language });
      if (about && !about.isListed) reply.header('x-robots-tag', 'noindex');
      return reply
        .code(about?.status ?? 200)
        .header('cache-control', 'no-store')
        .type('text/html; charset=utf-8')
        .send(withAbout(page(path, language), about, appConfig.brandName));
    });
  },
);

/** Hashed files of releases before and after this one, while both run; the process has not seen them at its start. */
async function otherReleases(
  app: FastifyInstance,
  { folder, assetsDir }: { folder: string; assetsDir: string | null },
): Promise<void> {
  const own = join(folder, ASSETS);
  if (!(await isFolder(own))) return;
  if (assetsDir) await addRelease(own, assetsDir);
  await app.register(fastifyStatic, {
    root: assetsDir ? [own, assetsDir] : own,
    prefix: `/${ASSETS}/`,
    index: false,
    decorateReply: false,
    preCompressed: true,
    cacheControl: false,
    allowedPath: (path) => HASHED_FILE.test(path),
    setHeaders(reply, path) {
      reply.header('cache-control', FOR_EVER);
      if (WORKER_FILE.test(path)) reply.header('content-security-policy', workerPolicy);
    },
  });
}

const isFolder = (path: string): Promise<boolean> =>
  stat(path).then(
    (found) => found.isDirectory(),
    () => false,
  );

function cacheControlOf(path: string): string {
  if (path.includes(`${sep}${ASSETS}${sep}`)) return FOR_EVER;
  // Browsers ask for it to see whether there is a newer app, and must not be told yesterday's.
  return SERVICE_WORKER.test(path) ? 'no-cache' : 'public, max-age=3600';
}

type Manifest = { shortcuts?: { name: string; url: string }[] };

/** What a phone calls the app once it is installed. */
async function readManifest(
  file: string,
  { brandName }: AppConfig,
): Promise<Record<Language, string> | null> {
  const text = await readFile(file, 'utf8').catch(() => null);
  if (text === null) return null;
  const built = JSON.parse(text) as Manifest;
  return byLanguage((language) => {
    const { description, shortcuts } = appPageTexts[language];
    return JSON.stringify({
      ...built,
      name: brandName,
      short_name: brandName,
      description,
      lang: language,
      shortcuts: built.shortcuts?.map(({ name, url, ...rest }) => {
        return Object.assign(rest, { url, name: shortcuts[url] ?? name });
      }),
    });
  });
}
