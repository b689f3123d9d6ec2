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

export type HttpAnswer = { status: number; text: string };

/** One request with a time limit, or the outcome that its failure amounts to. */
export async function attempt(
  url: URL,
  init: { method: 'GET' | 'POST'; headers: Record<string, string>; body?: string },
): Promise<HttpAnswer | Extract<SmsOutcome, { kind: 'failed' }>> {
  try {
    const response = await fetch(url, {
      ...init,
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    return { status: response.status, text: await response.text() };
  } catch (error) {
    const { name, message, cause } = error as Error & { cause?: { code?: string } };
    const reason = cause?.code ?? (name === 'TimeoutError' ? 'no answer in time' : message);
    return { kind: 'failed', reason, maybeSent: !NEVER_CONNECTED.has(reason) };
  }
}

/** The provider's own number for an error, where it gives one; its text may repeat the message. */
function errorCodeIn(text: string): string {
  return /"code"\s*:\s*"?(\w{1,20})"?/.exec(text)?.[1] ?? '';
}

/** What an answer other than yes means for the message. */
export function outcomeOfRefusal({
  status,
  text,
}: HttpAnswer): Exclude<SmsOutcome, { kind: 'sent' }> {
  const reason = `HTTP ${status} ${errorCodeIn(text)}`.trim();
  if (status >= 500) return { kind: 'failed', reason, maybeSent: true };
  // Busy, or an account that the operator has to put right: the message itself is fine.
  if ([401, 403, 408, 425, 429].includes(status)) {
    return { kind: 'failed', reason, maybeSent: false };
  }
  return { kind: 'refused', reason };
}
