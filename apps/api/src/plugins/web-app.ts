import { stat } from 'node:fs/promises';
import { join, sep } from 'node:path';
import type { AppConfig } from '@baeon/contracts/common/app-config';
import { DEFAULT_LANGUAGE, languages } from '@baeon/contracts/profile/language';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { AppError } from '../lib/app-error.ts';
import { appPageTexts, counterPageTexts } from '../lib/app-page-texts.ts';
import type { OwnOrigin } from '../lib/own-site.ts';
import { withAbout, type DescribePage } from '../lib/page-about.ts';
import { pageLanguage } from '../lib/page-language.ts';
import { addRelease } from '../lib/web-releases.ts';
import { refuse } from './errors.ts';
import { workerPolicy } from './security.ts';
import {
  type BuiltApp,
  MANIFEST_FILE,
  PRELOADS,
  readAppManifest,
  readWebPage,
  type WebPage,
} from './web-page.ts';

const ASSETS = 'assets';
const FOR_EVER = 'public, max-age=31536000, immutable';
/** Where the app for shops is, and all of its addresses. */
const COUNTER = '/counter/';

/** How the bundler names what is called `*.worker.ts`, packed or not. */
const WORKER_FILE = /\.worker-[\w-]+\.js(\.br|\.gz)?$/;

/** Neither packed copies, which nobody asks for by name, nor what is not a release's. */
const HASHED_FILE = /^\/[\w-][\w.-]*(?<!\.(br|gz|tmp))$/;

const SERVICE_WORKER = /[\\/]sw\.js(\.br|\.gz)?$/;
/** What is missing here is missing: a page in its place would be taken for it. */
const NO_PAGE = /^\/(api(\/|$)|(counter\/)?((assets|icons)(\/|$)|sw\.js$|manifest\.webmanifest$))/;

type Options = {
  /** The built apps, or null to serve the API alone. */
  folder: string | null;
  counterFolder: string | null;
  /** Where processes of different releases share their hashed files; null: each has its own alone. */
  assetsDir: string | null;
  appConfig: AppConfig;
  describePage: DescribePage;
  ownOrigin: OwnOrigin;
};

export const webAppPlugin = fp<Options>(async (app, options) => {
  const { folder, counterFolder, assetsDir, appConfig, describePage, ownOrigin } = options;
  const page =
    folder &&
    (await serveBuiltApp(app, { folder, base: '/', texts: appPageTexts, appConfig, assetsDir }));
  const counterPage =
    counterFolder &&
    (await serveBuiltApp(app, {
      folder: counterFolder,
      base: COUNTER,
      texts: counterPageTexts,
      appConfig,
      assetsDir: assetsDir && join(assetsDir, 'counter'),
    }));
  if (counterPage) {
    // Its worker and what it keeps are for addresses below it.
    app.get('/counter', { schema: { hide: true } }, (_request, reply) => reply.redirect(COUNTER));
  }

  const notFound = (reply: FastifyReply) =>
    refuse(reply, new AppError('NOT_FOUND', 'There is nothing at this address.'));

  app.setNotFoundHandler(async (request: FastifyRequest, reply: FastifyReply) => {
    const [path = '', query = ''] = request.url.split('?');
    const forApp = request.method === 'GET' || request.method === 'HEAD';
    const isCounter = path.startsWith(COUNTER);
    const found = isCounter ? counterPage : page;
    if (!found || !forApp || NO_PAGE.test(path)) return notFound(reply);
    const language = pageLanguage(request.headers);
    const html = found(path, language);
    reply.header('cache-control', 'no-store').type('text/html; charset=utf-8');
    if (isCounter) return reply.header('x-robots-tag', 'noindex').send(html);
    const about = await describePage({ path, query, origin: ownOrigin(request), language });
    if (about && !about.isListed) reply.header('x-robots-tag', 'noindex');
    return reply.code(about?.status ?? 200).send(withAbout(html, about, appConfig.brandName));
  });
});

/** Its files below its base; gives the page that all of its other addresses are. */
async function serveBuiltApp(
  app: FastifyInstance,
  { assetsDir, ...built }: BuiltApp & { assetsDir: string | null },
): Promise<WebPage> {
  const { folder, base } = built;
  await app.register(fastifyStatic, {
    root: folder,
    prefix: base,
    index: false,
    wildcard: false,
    decorateReply: base === '/',
    preCompressed: true,
    cacheControl: false,
    globIgnore: ['**/index.html', `**/${PRELOADS}`, `**/${MANIFEST_FILE}`, '**/*.br', '**/*.gz'],
    setHeaders(reply, path) {
      reply.header('cache-control', cacheControlOf(path));
      if (WORKER_FILE.test(path)) reply.header('content-security-policy', workerPolicy);
    },
  });
  await app.register(otherReleases, { folder, base, assetsDir });
  const manifest = await readAppManifest(built);
  if (manifest) {
    const querystring = z.object({ language: z.enum(languages).catch(DEFAULT_LANGUAGE) });
    app
      .withTypeProvider<ZodTypeProvider>()
      .get(base + MANIFEST_FILE, { schema: { hide: true, querystring } }, ({ query }, reply) =>
        reply
          .header('cache-control', 'no-cache')
          .type('application/manifest+json')
          .send(manifest[query.language]),
      );
  }
  return readWebPage(built);
}

/** Hashed files of releases before and after this one, while both run; the process has not seen them at its start. */
async function otherReleases(
  app: FastifyInstance,
  { folder, base, assetsDir }: { folder: string; base: string; assetsDir: string | null },
): Promise<void> {
  const own = join(folder, ASSETS);
  if (!(await isFolder(own))) return;
  if (assetsDir) await addRelease(own, assetsDir);
  await app.register(fastifyStatic, {
    root: assetsDir ? [own, assetsDir] : own,
    prefix: `${base}${ASSETS}/`,
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
