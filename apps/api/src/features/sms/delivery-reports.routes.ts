import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { SmsGateway } from '../../gateways/sms/sms-gateway.ts';
import { AppError } from '../../lib/app-error.ts';
import { ok } from '../../lib/envelope.ts';
import type { SmsOutbox } from './outbox.service.ts';

const tags = ['delivery reports'];
/** Providers gather some dozens of reports into one. */
const BODY_LIMIT = 256 * 1024;
/** A rush of claims comes back as reports, all from a few addresses of the provider. */
const MOST_PER_MINUTE = 30_000;

const notTheProvider = () => new AppError('FORBIDDEN', 'That is for others to do.');

type Dependencies = { gateways: SmsGateway[]; smsOutbox: Pick<SmsOutbox, 'note'> };

/** Where providers say what became of messages; each proves in its own way that it is the provider. */
export const deliveryReportRoutes =
  ({ gateways, smsOutbox }: Dependencies): FastifyPluginAsyncZod =>
  async (app) => {
    // Signatures are of what was sent, letter by letter.
    app.removeAllContentTypeParsers();
    const types = ['application/json', 'application/x-www-form-urlencoded'];
    app.addContentTypeParser(types, { parseAs: 'string' }, (_request, body, done) =>
      done(null, body),
    );

    const config = { rateLimit: { max: MOST_PER_MINUTE } };
    for (const { name, readReports, answerChallenge } of gateways) {
      if (readReports) {
        const schema = { tags, summary: `What ${name} says became of messages` };
        app.post(
          `/${name}`,
          { schema, bodyLimit: BODY_LIMIT, config },
          async ({ url, headers, body }) => {
            const reports = readReports({ path: url, headers, body: String(body ?? '') });
            if (!reports) throw notTheProvider();
            await smsOutbox.note(reports, name);
            return ok({ done: true });
          },
        );
      }
      if (answerChallenge) {
        const querystring = z.record(z.string(), z.string());
        const schema = { tags, summary: `Proves to ${name} that the address is ours`, querystring };
        app.get(`/${name}`, { schema }, async ({ query }, reply) => {
          const answer = answerChallenge(query);
          if (answer === null) throw notTheProvider();
          return reply.type('text/plain; charset=utf-8').send(answer);
        });
      }
    }
  };
