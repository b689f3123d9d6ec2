import { z } from 'zod';
import type { HttpReply } from '../http/request.ts';
import { isSameAs } from '../../lib/same-secret.ts';
import type { SmsConfig } from '../provider-config.ts';
import { attempt, outcomeOfRefusal } from './http-attempt.ts';
import { parsedAs, toReports, word } from './read-report.ts';
import { messageAdviceFor } from './rejection-codes.ts';
import type { SmsGateway, SmsOutcome } from './sms-gateway.ts';

type Msg91Config = Extract<SmsConfig, { provider: 'msg91' }>;

const answerSchema = z.object({
  type: z.string().optional(),
  message: z.unknown(),
  code: word.optional(),
});

type Answer = z.infer<typeof answerSchema>;

const reportSchema = z.object({
  token: z.string().optional(),
  CRQID: word,
  telNum: word.optional(),
  number: word.optional(),
  status: word,
  failureReason: word.optional(),
  desc: word.optional(),
});

/** MSG91's Flow API: it has the text itself, and is told the template and the values alone. */
export function createMsg91(config: Msg91Config): SmsGateway {
  const url = new URL('/api/v5/flow', config.baseUrl);
  const headers = {
    authkey: config.authKey,
    'content-type': 'application/json',
    accept: 'application/json',
  };
  const isToken = isSameAs(config.reportToken);

  return {
    name: 'msg91',
    async send({ id, to, template }) {
      if (!template) return { kind: 'refused', reason: 'no template' };
      const mobiles = `${config.countryCode}${to}`.slice(1);
      const values = template.values.map((value, at) => [`VAR${at + 1}`, value]);
      const reply = await attempt(url, {
        method: 'POST',
        headers,
        body: JSON.stringify({
          template_id: template.provider_template_id,
          short_url: '0',
          CRQID: id,
          recipients: [{ mobiles, ...Object.fromEntries(values) }],
        }),
      });
      if ('kind' in reply) return reply;
      const answer = parsedAs(answerSchema, reply.text);
      if (reply.status === 200 && answer?.type === 'success') {
        const { message } = answer;
        return { kind: 'sent', providerMessageId: typeof message === 'string' ? message : null };
      }
      if (reply.status === 200 && answer?.type !== 'error') {
        return { kind: 'failed', reason: 'an answer that says nothing', maybeSent: true };
      }
      return refusalOf(reply, answer);
    },

    /** What its Webhook (New) posts, where a template of ours names the fields and holds the token. */
    readReports({ headers: shown, body }) {
      const report = parsedAs(reportSchema, body);
      const token = shown['x-report-token'] ?? report?.token;
      if (!report || typeof token !== 'string' || !isToken(token)) return null;
      const { CRQID: id, telNum, number = telNum ?? '', status } = report;
      const code = /\d{2,4}/.exec(report.failureReason ?? report.desc ?? '')?.[0] ?? status;
      return toReports({ id, number, report: stateOf(status, report.desc), code });
    },
  };
}

/** It says no with 200 at times, and with a number of its own. */
function refusalOf(reply: HttpReply, answer: Answer | null): SmsOutcome {
  const code = answer?.code ?? '';
  // Its words, but no digits of what was sent.
  const words = String(answer?.message ?? '').replaceAll(/[^A-Za-z ]/g, '');
  const plain = outcomeOfRefusal(reply);
  const isNumbered = /^\d{3}$/.test(code);
  const reason = `${words.slice(0, 80)} ${isNumbered ? `MSG91 ${code}` : plain.reason}`.trim();
  if (!isNumbered) return { ...plain, reason };
  // Keys, addresses, money: that the operator has to put right. The message itself is fine.
  const isOfAccount = messageAdviceFor('msg91', code) === 'account';
  return isOfAccount ? { kind: 'failed', reason, maybeSent: false } : { kind: 'refused', reason };
}

/** 1 is delivered, 2 failed, 9 kept from those who want no advertising, 16 and 25 rejected, 17 blocked. */
function stateOf(status: string, description = '') {
  const words = `${status} ${description}`;
  if (status === '1' || /\bdelivered\b/i.test(words)) return 'delivered';
  if (/^(2|9|16|17|25)$/.test(status) || /fail|reject|block|ndnc|undeliv/i.test(words))
    return 'failed';
  return null;
}
