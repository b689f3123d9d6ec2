import { createHmac } from 'node:crypto';
import { z } from 'zod';
import type { SmsConfig } from '../provider-config.ts';
import type { Clock } from '../../lib/clock.ts';
import { isSameAs } from '../../lib/same-secret.ts';
import { attempt, outcomeOfRefusal } from './http-attempt.ts';
import { parsedAs, toReports, word } from './read-report.ts';
import type { SmsGateway, SmsMessage } from './sms-gateway.ts';

const REPORT_MINUTES = 5;
const reportSchema = z.object({
  id: z.string(),
  to: z.string(),
  report: z.enum(['delivered', 'failed']),
  code: word.optional(),
});

type WebhookConfig = Extract<SmsConfig, { provider: 'webhook' }>;

/**
 * Hands messages to an address of the operator's as signed JSON. The signature covers the time, so
 * that a recorded request is worth nothing later; the key lets the receiver drop repeats.
 */
export function createWebhook(config: WebhookConfig, clock: Clock): SmsGateway {
  const sign = (time: number, body: string) =>
    createHmac('sha256', config.secret).update(`${time}.${body}`).digest('hex');

  return {
    name: 'webhook',
    async send(message) {
      const body = JSON.stringify({
        key: message.key,
        to: `${config.countryCode}${message.to}`,
        body: message.body,
        ...aboutTemplate(message),
      });
      const time = Math.floor(clock.now().getTime() / 1000);
      const reply = await attempt(new URL(config.url), {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'idempotency-key': message.key,
          'x-signature': `t=${time},v1=${sign(time, body)}`,
        },
        body,
      });
      if ('kind' in reply) return reply;
      if (reply.status >= 200 && reply.status < 300)
        return { kind: 'sent', providerMessageId: null };
      return outcomeOfRefusal(reply);
    },

    /** Signed as what we send is, and not long ago. */
    readReports({ headers, body }) {
      const shown = String(headers['x-signature']);
      const time = Number(/^t=(\d{1,12}),/.exec(shown)?.[1]);
      const isFresh = Math.abs(clock.now().getTime() - time * 1000) <= REPORT_MINUTES * 60_000;
      if (!isFresh || !isSameAs(`t=${time},v1=${sign(time, body)}`)(shown)) return null;
      const said = parsedAs(reportSchema, body);
      return said ? toReports({ ...said, number: said.to }) : [];
    },
  };
}

/** What networks want to know of a text that is registered. */
function aboutTemplate({ id, told, template }: SmsMessage): object {
  if (!told) return {};
  const { kind, language } = told;
  if (!template) return { id, kind, language };
  const { entity_id, template_id, header, values } = template;
  const registered = { entity_id, template_id, header, class: template.class, variables: values };
  return { id, kind, language: template.language, template: registered };
}
