import { Agent } from 'node:https';
import webPush from 'web-push';
import type { PushGateway, PushOutcome } from './push-gateway.ts';

const SILENCE_MS = 8000;
/** A service that answers drop by drop is no quicker than a silent one. */
const ALL_IN_ALL_MS = 15_000;
const MOST_CONNECTIONS = 50;

type Options = { subject: string; timeoutMs?: number; agent?: Agent };

/**
 * Speaks to push services as RFC 8030, 8291 and 8292 have it. Redirects are not followed: the address
 * that a device gave was looked at, another was not.
 */
export function createWebPush({
  subject,
  timeoutMs = SILENCE_MS,
  agent = new Agent({ keepAlive: true, maxSockets: MOST_CONNECTIONS }),
}: Options): PushGateway {
  return {
    async send({ endpoint, p256dh, auth }, { payload, ttlSeconds, urgency, topic }, keys) {
      const sending = webPush.sendNotification({ endpoint, keys: { p256dh, auth } }, payload, {
        vapidDetails: { subject, ...keys },
        contentEncoding: 'aes128gcm',
        TTL: ttlSeconds,
        urgency,
        topic,
        timeout: timeoutMs,
        agent,
      });
      return inTime(sending.then(() => ({ kind: 'sent' as const }), outcomeOf));
    },
  };
}

async function inTime(sending: Promise<PushOutcome>): Promise<PushOutcome> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<PushOutcome>((resolve) => {
    timer = setTimeout(() => resolve(failed('no whole answer in time')), ALL_IN_ALL_MS);
  });
  try {
    return await Promise.race([sending, late]);
  } finally {
    clearTimeout(timer);
  }
}

const failed = (reason: string, retryAfterSeconds: number | null = null): PushOutcome => ({
  kind: 'failed',
  reason,
  retryAfterSeconds,
});

/** Reasons are fit for a log: never an address, never what the service says of it. */
function outcomeOf(error: Error & { code?: string }): PushOutcome {
  if (!(error instanceof webPush.WebPushError)) return failed(error.code ?? error.message);
  const { statusCode, headers } = error;
  const reason = `HTTP ${statusCode}`;
  if (statusCode === 404 || statusCode === 410) return { kind: 'gone' };
  // Keys that the operator has to put right; the message itself is fine.
  const isRefused =
    statusCode >= 400 && statusCode < 500 && ![401, 403, 408, 425, 429].includes(statusCode);
  if (isRefused) return { kind: 'refused', reason };
  return failed(reason, secondsIn(headers['retry-after']));
}

/** Seconds, or a date; nothing where it says neither. */
function secondsIn(retryAfter: string | undefined): number | null {
  if (!retryAfter) return null;
  if (/^\d{1,6}$/.test(retryAfter)) return Number(retryAfter);
  const at = Date.parse(retryAfter);
  return Number.isNaN(at) ? null : Math.max(0, Math.ceil((at - Date.now()) / 1000));
}
