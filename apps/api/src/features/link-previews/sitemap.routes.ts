import type { FastifyReply } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type pg from 'pg';
import { AppError } from '../../lib/app-error.ts';
import type { Clock } from '../../lib/clock.ts';
import { escapeHtml } from '../../lib/html.ts';
import type { OwnOrigin } from '../../lib/own-site.ts';
import {
  countListed,
  listedKinds,
  readListed,
  type Listed,
  type ListedKind,
} from './sitemap.repo.ts';

type Dependencies = { pool: pg.Pool; clock: Clock; ownOrigin: OwnOrigin };

const MINUTE = 60_000;
/** In one file; a list of more is cut in pieces by the first digits of ids. */
const MOST_IN_ONE = 5000;
/** Half of what a file may hold by the protocol, since pieces are not all of one size. */
const MOST_IN_PIECE = 25_000;
const HEX = [...'0123456789abcdef'];
/** What is always there. */
const FIXED = ['/coupon', '/stores', '/help', '/terms', '/privacy'];
const FIXED_PIECE = '/sitemap-pages.xml';
const PIECE = /^\/sitemap-(coupon|store)-([\da-f]{1,2})\.xml$/;

/** What search engines may read, and where they find all of it. */
export const sitemapRoutes =
  ({ pool, clock, ownOrigin }: Dependencies): FastifyPluginAsyncZod =>
  async (app) => {
    const preHandler = app.limitByAddress({ name: 'sitemap', max: 600, windowMs: 10 * MINUTE });
    const options = { schema: { hide: true }, preHandler };

    const read = (kind: ListedKind, digits: string, most: number) =>
      readListed(pool, kind, { now: clock.now(), digits, most });

    app.get('/robots.txt', { schema: { hide: true } }, (request, reply) =>
      send(reply, 'text/plain', robots(ownOrigin(request))),
    );

    app.get('/sitemap.xml', options, async (request, reply) => {
      const origin = ownOrigin(request);
      const most = MOST_IN_PIECE * HEX.length + 1;
      const lists = await Promise.all(
        listedKinds.map(async (kind) => ({
          kind,
          count: await countListed(pool, kind, { now: clock.now(), most }),
        })),
      );
      if (lists.reduce((sum, { count }) => sum + count, 0) > MOST_IN_ONE) {
        return send(reply, 'application/xml', indexOf(origin, lists));
      }
      const all = await Promise.all(
        listedKinds.map(async (kind) => entries(origin, kind, await read(kind, '', MOST_IN_ONE))),
      );
      return send(reply, 'application/xml', urlset([...fixed(origin), ...all.flat()]));
    });

    app.get('/sitemap-:piece', options, async (request, reply) => {
      const path = request.url.split('?')[0]!;
      const origin = ownOrigin(request);
      if (path === FIXED_PIECE) return send(reply, 'application/xml', urlset(fixed(origin)));
      const [, kind, digits = ''] = PIECE.exec(path) ?? [];
      if (!kind) throw new AppError('NOT_FOUND', 'There is no such list.');
      const rows = await read(kind as ListedKind, digits, 2 * MOST_IN_PIECE);
      return send(reply, 'application/xml', urlset(entries(origin, kind as ListedKind, rows)));
    });
  };

const send = (reply: FastifyReply, type: string, text: string) =>
  reply.type(`${type}; charset=utf-8`).header('cache-control', 'public, max-age=3600').send(text);

/** What the app asks of the API to draw a page may be asked; what is about one person may not. */
const robots = (origin: string): string =>
  `User-agent: *
Disallow: /api/
Disallow: /dev/
Disallow: /login
Disallow: /user
Disallow: /wishlist
Disallow: /my-deals
Disallow: /*?from_user=
Disallow: /*&from_user=
Allow: /api/coupons
Allow: /api/stores
Allow: /api/store-categories
Allow: /api/pages/
Disallow: /api/coupons/passes/

Sitemap: ${origin}/sitemap.xml
`;

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n';
const SPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

/** The addresses of pages as lines of a list. */
const entries = (origin: string, kind: ListedKind, rows: Listed[]): string[] => {
  const start = escapeHtml(`${origin}/${kind}/`);
  return rows.map(
    ({ id, changed }) =>
      `<url><loc>${start}${id}</loc><lastmod>${changed.toISOString()}</lastmod></url>\n`,
  );
};

const fixed = (origin: string): string[] =>
  FIXED.map((path) => `<url><loc>${escapeHtml(origin + path)}</loc></url>\n`);

const urlset = (urls: string[]): string => `${HEAD}<urlset ${SPACE}>\n${urls.join('')}</urlset>\n`;

function indexOf(origin: string, lists: { kind: ListedKind; count: number }[]): string {
  const pages = `<sitemap><loc>${escapeHtml(origin + FIXED_PIECE)}</loc></sitemap>\n`;
  const files = lists.flatMap(({ kind, count }) => {
    const start = escapeHtml(`${origin}/sitemap-${kind}-`);
    const isLarge = count > MOST_IN_PIECE * HEX.length;
    const pieces = isLarge ? HEX.flatMap((first) => HEX.map((second) => first + second)) : HEX;
    return pieces.map((digits) => `<sitemap><loc>${start}${digits}.xml</loc></sitemap>\n`);
  });
  return `${HEAD}<sitemapindex ${SPACE}>\n${pages}${files.join('')}</sitemapindex>\n`;
}
