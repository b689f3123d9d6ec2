import { createHmac } from 'node:crypto';
import { isSameAs } from '../../lib/same-secret.ts';
import type { SmsConfig } from '../provider-config.ts';
import { attempt, outcomeOfRefusal } from './http-attempt.ts';
import { toReports } from './read-report.ts';
import type { SmsGateway, SmsMessage } from './sms-gateway.ts';

type TwilioConfig = Extract<SmsConfig, { provider: 'twilio' }>;
type TwilioMessage = { sid: string; body: string; status: string };

const REPORT_PATH = '/api/message-reports/twilio';

/** Statuses of a listed message that did not, and will not, reach the phone. */
const UNDELIVERED = new Set(['failed', 'undelivered', 'canceled']);

/** Twilio's Messages API. It knows no idempotency keys, so an attempt in doubt is looked up first. */
export function createTwilio(config: TwilioConfig): SmsGateway {
  const messages = new URL(
    `/2010-04-01/Accounts/${encodeURIComponent(config.accountSid)}/Messages.json`,
    config.baseUrl,
  );
  const credentials = Buffer.from(`${config.accountSid}:${config.authToken}`).toString('base64');
  const headers = { authorization: `Basic ${credentials}`, accept: 'application/json' };
  const phone = (message: SmsMessage) => `${config.countryCode}${message.to}`;

  async function findSent(message: SmsMessage, since: Date) {
    const url = new URL(messages);
    url.searchParams.set('To', phone(message));
    url.searchParams.set('DateSent>', since.toISOString().slice(0, 10));
    url.searchParams.set('PageSize', '50');
    const reply = await attempt(url, { method: 'GET', headers });
    if ('kind' in reply) return { ...reply, maybeSent: true };
    if (reply.status !== 200)
      return { ...outcomeOfRefusal(reply), kind: 'failed', maybeSent: true } as const;
    const listed = (JSON.parse(reply.text) as { messages: TwilioMessage[] }).messages;
    return listed.find(({ body, status }) => body === message.body && !UNDELIVERED.has(status));
  }

  return {
    name: 'twilio',
    async send(message, maybeSentSince) {
      if (maybeSentSince) {
        const earlier = await findSent(message, maybeSentSince);
        if (earlier && 'kind' in earlier) return earlier;
        if (earlier) return { kind: 'sent', providerMessageId: earlier.sid };
      }
      const form = new URLSearchParams({
        To: phone(message),
        Body: message.body,
        ...config.sender,
        ...(config.reportOrigin && {
          StatusCallback: `${config.reportOrigin}${REPORT_PATH}?id=${message.id}`,
        }),
      });
      const reply = await attempt(messages, {
        method: 'POST',
        headers: { ...headers, 'content-type': 'application/x-www-form-urlencoded' },
        body: form.toString(),
      });
      if ('kind' in reply) return reply;
      if (reply.status !== 201 && reply.status !== 200) return outcomeOfRefusal(reply);
      return { kind: 'sent', providerMessageId: (JSON.parse(reply.text) as TwilioMessage).sid };
    },

    /** Signed are the address, and the fields in the order of their names. */
    readReports({ path, headers: shown, body }) {
      const form = [...new URLSearchParams(body)].toSorted(([a], [b]) => (a < b ? -1 : 1));
      const signed = `${config.reportOrigin}${path}${form.flat().join('')}`;
      const signature = createHmac('sha1', config.authToken).update(signed).digest('base64');
      if (!isSameAs(signature)(String(shown['x-twilio-signature']))) return null;
      const {
        MessageStatus = '',
        To: number = '',
        ErrorCode: code = '',
      } = Object.fromEntries(form);
      const isFailed = UNDELIVERED.has(MessageStatus);
      const isDelivered = MessageStatus === 'delivered' || MessageStatus === 'read';
      const report = isFailed ? 'failed' : isDelivered ? 'delivered' : null;
      const id = new URL(path, 'http://localhost').searchParams.get('id') ?? '';
      return toReports({ id, number, report, code });
    },
  };
}
