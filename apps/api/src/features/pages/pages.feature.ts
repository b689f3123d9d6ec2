import { pageNames, textPageResult } from '@baeon/contracts/pages/pages-wire';
import { DEFAULT_LANGUAGE, languages } from '@baeon/contracts/profile/language';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { envelopeOf, ok } from '../../lib/envelope.ts';
import { API_PREFIX } from '../../lib/feature.ts';
import type { DescribePage } from '../../lib/page-about.ts';
import { textPagePreview } from './page-preview.ts';
import { readPages, type PageFacts, type Pages } from './read-pages.ts';

type Contact = { text: string; href: string } | null;
type Config = { pagesDir: string | null; supportContact: Contact };

const MINUTE = 60_000;
/** They change with a restart. */
const FOR_A_WHILE = 'public, max-age=300';

/** Help, terms and privacy: what anybody may read. */
export async function createPagesFeature({ config, facts }: { config: Config; facts: PageFacts }) {
  const { pagesDir, supportContact: contact } = config;
  const pages = await readPages(pagesDir, facts);

  const describePage: DescribePage = async ({ path, origin, language }) => {
    const name = pageNames.find((one) => path === `/${one}` || path === `/${one}/`);
    if (!name) return null;
    const page = { ...pages[name][language], contact };
    return { status: 200, isListed: true, preview: textPagePreview(name, page, origin) };
  };

  return {
    describePage,
    routes: [{ prefix: API_PREFIX, plugin: pagesRoutes({ pages, contact }) }],
  };
}

const pagesRoutes =
  ({ pages, contact }: { pages: Pages; contact: Contact }): FastifyPluginAsyncZod =>
  async (app) => {
    app.get(
      '/pages/:name',
      {
        schema: {
          tags: ['pages'],
          summary: 'Help, terms or privacy, as headings, paragraphs and lists',
          params: z.object({ name: z.enum(pageNames, { error: 'There is no such page.' }) }),
          querystring: z.object({ language: z.enum(languages).default(DEFAULT_LANGUAGE) }),
          response: envelopeOf(textPageResult),
        },
        preHandler: app.limitByAddress({ name: 'pages', max: 600, windowMs: 10 * MINUTE }),
      },
      async ({ params, query }, reply) => {
        reply.header('cache-control', FOR_A_WHILE);
        return ok({ ...pages[params.name][query.language], contact });
      },
    );
  };
