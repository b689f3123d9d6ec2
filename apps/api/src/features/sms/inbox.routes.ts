import { readFileSync } from 'node:fs';
import { mobileNumberSchema } from '@baeon/contracts/auth/auth-wire';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { Db } from '../../db/client.ts';
import { envelopeOf, ok } from '../../lib/envelope.ts';
import { listInbox } from './inbox.repo.ts';

const MOST_SHOWN = 50;

const inboxMessage = z.object({
  id: z.uuid(),
  to: z.string(),
  body: z.string(),
  created_at: z.date(),
});

const page = (name: string) =>
  readFileSync(new URL(`./inbox-page/${name}`, import.meta.url), 'utf8');

export const inboxApiRoutes =
  ({ db }: { db: Db }): FastifyPluginAsyncZod =>
  async (app) => {
    app.get(
      '/messages',
      {
        schema: {
          tags: ['development'],
          summary: 'Messages that the inbox provider delivered, newest first',
          querystring: z.object({ mobile_number: mobileNumberSchema.optional() }),
          response: envelopeOf(z.array(inboxMessage)),
        },
      },
      async (request) => {
        return ok(await listInbox(db, request.query.mobile_number, MOST_SHOWN));
      },
    );
  };

/** The page around it: plain files of our own origin, so that the strict policy holds here too. */
export const inboxPageRoutes: FastifyPluginAsyncZod = async (app) => {
  const files = [
    ['/inbox', 'text/html', page('inbox.html')],
    ['/inbox/inbox.js', 'text/javascript', page('inbox.js')],
    ['/inbox/inbox.css', 'text/css', page('inbox.css')],
  ] as const;
  for (const [url, type, content] of files) {
    app.get(url, { schema: { hide: true } }, (_request, reply) =>
      reply.type(`${type}; charset=utf-8`).header('cache-control', 'no-cache').send(content),
    );
  }
};
