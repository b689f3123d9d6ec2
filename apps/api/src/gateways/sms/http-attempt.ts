import { request, type HttpReply, type HttpRequest } from '../http/request.ts';
import type { SmsOutcome } from './sms-gateway.ts';

const TIMEOUT_MS = 8000;
/** The request cannot have reached the provider. */
const NEVER_CONNECTED = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'UND_ERR_CONNECT_TIMEOUT',
]);

/** One request with a time limit, or the outcome that its failure amounts to. */
export async function attempt(
  url: URL,
  init: HttpRequest,
): Promise<HttpReply | Extract<SmsOutcome, { kind: 'failed' }>> {
  const reply = await request(url, init, TIMEOUT_MS);
  if ('status' in reply) return reply;
  const { reason } = reply;
  return { kind: 'failed', reason, maybeSent: !NEVER_CONNECTED.has(reason) };
}

/** The provider's own number for an error, where it gives one; its text may repeat the message. */
function errorCodeIn(text: string): string {
  return /"code"\s*:\s*"?(\w{1,20})"?/.exec(text)?.[1] ?? '';
}

/** What an answer other than yes means for the message. */
export function outcomeOfRefusal({
  status,
  text,
}: HttpReply): Exclude<SmsOutcome, { kind: 'sent' }> {
  const reason = `HTTP ${status} ${errorCodeIn(text)}`.trim();
  if (status >= 500) return { kind: 'failed', reason, maybeSent: true };
  // Busy, or an account that the operator has to put right: the message itself is fine.
  if ([401, 403, 408, 425, 429].includes(status)) {
    return { kind: 'failed', reason, maybeSent: false };
  }
  return { kind: 'refused', reason };
}
