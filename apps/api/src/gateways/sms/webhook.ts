import { createHmac } from 'node:crypto';
import type { SmsConfig } from '../provider-config.ts';
import type { Clock } from '../../lib/clock.ts';
import { attempt, outcomeOfRefusal } from './http-attempt.ts';
import type { SmsGateway } from './sms-gateway.ts';

type WebhookConfig = Extract<SmsConfig, { provider: 'webhook' }>;

/**
 * Hands messages to an address of the operator's as signed JSON. The signature covers the time, so
 * that a recorded request is worth nothing later; the key lets the receiver drop repeats.
 */
export function createWebhook(config: WebhookConfig, clock: Clock): SmsGateway {
  return {
    name: 'webhook',
    async send(message) {
      const body = JSON.stringify({
        key: message.key,
        to: `${config.countryCode}${message.to}`,
        body: message.body,
      });
      const time = Math.floor(clock.now().getTime() / 1000);
      const signature = createHmac('sha256', config.secret).update(`${time}.${body}`).digest('hex');
      const reply = await attempt(new URL(config.url), {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'idempotency-key': message.key,
          'x-signature': `t=${time},v1=${signature}`,
        },
        body,
      });
      if ('kind' in reply) return reply;
      if (reply.status >= 200 && reply.status < 300)
        return { kind: 'sent', providerMessageId: null };
      return outcomeOfRefusal(reply);
    },
  };
}
