import { createHmac } from 'node:crypto';
import { z } from 'zod';
import { isSameAs } from '../../lib/same-secret.ts';
import type { Templates } from '../../lib/sms-templates.ts';
import { isCodeKind } from '../../lib/sms-texts.ts';
import type { WhatsappConfig } from '../provider-config.ts';
import { attempt, outcomeOfRefusal } from './http-attempt.ts';
import { parsedAs, toReports, word } from './read-report.ts';
import type { DeliveryReport, SmsGateway } from './sms-gateway.ts';

const sentSchema = z.object({ messages: z.array(z.object({ id: z.string() })).min(1) });

const statusSchema = z.object({
  status: z.string(),
  recipient_id: word.catch(''),
  biz_opaque_callback_data: z.string().catch(''),
  errors: z.array(z.object({ code: word })).catch([]),
});
const webhookSchema = z.object({
  entry: z.array(
    z.object({
      changes: z.array(
        z.object({
          value: z.object({
            metadata: z.object({ phone_number_id: word }).optional(),
            statuses: z.array(statusSchema).optional(),
          }),
        }),
      ),
    }),
  ),
});

const STATES: Record<string, DeliveryReport['report']> = {
  delivered: 'delivered',
  read: 'delivered',
  failed: 'failed',
};

/** WhatsApp's Cloud API, for codes: its authentication templates have words of their own and a button. */
export function createWhatsapp(config: WhatsappConfig, templates: Templates): SmsGateway {
  const url = new URL(
    `${config.baseUrl.replace(/\/+$/, '')}/${encodeURIComponent(config.phoneNumberId)}/messages`,
  );
  const headers = {
    authorization: `Bearer ${config.accessToken}`,
    'content-type': 'application/json',
  };
  const isVerifyToken = isSameAs(config.verifyToken);

  return {
    name: 'whatsapp',
    async send({ id, to, told }) {
      const template = told && templates.findOfWhatsapp(told.kind, told.language);
      if (!template || !isCodeKind(told.kind) || !('otp' in told.values))
        return { kind: 'refused', reason: 'no template' };
      const parameters = [{ type: 'text', text: told.values.otp }];
      const reply = await attempt(url, {
        method: 'POST',
        headers,
        body: JSON.stringify({
          messaging_product: 'whatsapp',
          recipient_type: 'individual',
          to: `${config.countryCode}${to}`.slice(1),
          type: 'template',
          biz_opaque_callback_data: id,
          template: {
            name: template.name,
            language: { code: template.locale },
            components: [
              { type: 'body', parameters },
              { type: 'button', sub_type: 'url', index: '0', parameters },
            ],
          },
        }),
      });
      if ('kind' in reply) return reply;
      if (reply.status !== 200) return outcomeOfRefusal(reply);
      const providerMessageId = parsedAs(sentSchema, reply.text)?.messages[0]!.id ?? null;
      return { kind: 'sent', providerMessageId };
    },

    readReports({ headers: shown, body }) {
      const signature = createHmac('sha256', config.appSecret).update(body).digest('hex');
      if (!isSameAs(`sha256=${signature}`)(String(shown['x-hub-signature-256']))) return null;
      const entries = parsedAs(webhookSchema, body)?.entry ?? [];
      const values = entries.flatMap(({ changes }) => changes.map(({ value }) => value));
      return values
        .filter(({ metadata }) => metadata?.phone_number_id === config.phoneNumberId)
        .flatMap(({ statuses = [] }) => statuses)
        .flatMap(({ status, recipient_id: number, biz_opaque_callback_data: id, errors }) =>
          toReports({ id, number, report: STATES[status] ?? null, code: errors[0]?.code ?? '' }),
        );
    },

    answerChallenge(query) {
      const isTheirs = query['hub.mode'] === 'subscribe';
      const challenge = query['hub.challenge'] ?? '';
      const isRight = isVerifyToken(query['hub.verify_token'] ?? '');
      return isTheirs && isRight && /^[\w-]{1,200}$/.test(challenge) ? challenge : null;
    },
  };
}
