import { readFile } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { APP_CONFIG_PLACEHOLDER, type AppConfig } from '@baeon/contracts/common/app-config';
import fastifyStatic from '@fastify/static';
import type { FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { AppError } from '../lib/app-error.ts';
import { escapeHtml, scriptJson } from '../lib/html.ts';
import type { OwnOrigin } from '../lib/own-site.ts';
import { withAbout, type DescribePage } from '../lib/page-about.ts';
import { refuse } from './errors.ts';
import { workerPolicy } from './security.ts';

const PRELOADS = 'preloads.json';

/** The page of the built web app, for each of its addresses. */
type WebPage = (path: string) => string;

/** The same page for all, save that each names the scripts that its screen is going to ask for. */
async function readWebPage(folder: string, appConfig: AppConfig): Promise<WebPage> {
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
  const json = scriptJson(appConfig);
  // A function, because a replacement text would read $ signs in the brand's name.
  return html
    .replace(APP_CONFIG_PLACEHOLDER, () => json)
    .replaceAll('%BRAND_NAME%', () => escapeHtml(appConfig.brandName));
}

/** How the bundler names what is called `*.worker.ts`, packed or not. */
const WORKER_FILE = /\.worker-[\w-]+\.js(\.br|\.gz)?$/;

const SERVICE_WORKER = /[\\/]sw\.js(\.br|\.gz)?$/;
const MANIFEST = '/manifest.webmanifest';
/** What is missing here is missing: a page in its place would be taken for it. */
const NO_PAGE = /^\/((api|assets|icons)(\/|$)|sw\.js$|manifest\.webmanifest$)/;

type Options = {
  /** The built web app, or null to serve the API alone. */
  folder: string | null;
  appConfig: AppConfig;
  describePage: DescribePage;
  ownOrigin: OwnOrigin;
};

export const webAppPlugin = fp<Options>(
  async (app, { folder, appConfig, describePage, ownOrigin }) => {
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
      const manifest = await branded(join(folder, MANIFEST), appConfig);
      if (manifest) {
        app.get(MANIFEST, { schema: { hide: true } }, (_request, reply) =>
          reply
            .header('cache-control', 'no-cache')
            .type('application/manifest+json')
            .send(manifest),
        );
      }
    }

    const notFound = (reply: FastifyReply) =>
      refuse(reply, new AppError('NOT_FOUND', 'There is nothing at this address.'));

    app.setNotFoundHandler(async (request: FastifyRequest, reply: FastifyReply) => {
      const [path = '', query = ''] = request.url.split('?');
      const forApp = request.method === 'GET' || request.method === 'HEAD';
      if (!page || !forApp || NO_PAGE.test(path)) return notFound(reply);
      const about = await describePage({ path, query, origin: ownOrigin(request) });
      if (about && !about.isListed) reply.header('x-robots-tag', 'noindex');
      return reply
        .code(about?.status ?? 200)
        .header('cache-control', 'no-store')
        .type('text/html; charset=utf-8')
        .send(withAbout(page(path), about, appConfig.brandName));
    });
  },
);

function cacheControlOf(path: string): string {
  if (path.includes(`${sep}assets${sep}`)) return 'public, max-age=31536000, immutable';
  // Browsers ask for it to see whether there is a newer app, and must not be told yesterday's.
  return SERVICE_WORKER.test(path) ? 'no-cache' : 'public, max-age=3600';
}

/** What a phone calls the app once it is installed. */
async function branded(file: string, { brandName }: AppConfig): Promise<string | null> {
  const text = await readFile(file, 'utf8').catch(() => null);
  if (text === null) return null;
  const manifest = JSON.parse(text) as Record<string, unknown>;
  return JSON.stringify({ ...manifest, name: brandName, short_name: brandName });
}
