import { errorSchema } from '@baeon/contracts/common/common-wire';
import type { GeneratedRequest } from './generated-requests.ts';
import type { Sent } from './send.ts';

/** What zod, Fastify and PostgreSQL say. */
export const WORDS_OF_LIBRARIES =
  /expected|received|Invalid (input|UUID|option)|Too (big|small)|Unrecognized|FST_|syntax|violates/;

/** Documented as something else than the envelope. */
const OTHER_FORMS = /^\/api\/(openapi\.json|docs)/;
/** Says 503 as long as requests should go elsewhere, which is no failure: the tests' clock is not the database's. */
const READINESS = /^\/api\/ready\W?/;

/** What is wrong with how something odd was answered, or null. */
export function faultOf(
  { method, path: asked }: GeneratedRequest,
  { answer, trouble }: Sent,
): string | null {
  const path = asked.replace(/^http:\/\/[^/]+/, '');
  if (!answer) return trouble;
  const { status, type, body } = answer;
  const isNotReady = status === 503 && READINESS.test(path);
  if (status >= 500 && !isNotReady) return `${status} ${body?.slice(0, 300)}`;
  if (method === 'HEAD' || body === null) return null;
  const isJson = type.startsWith('application/json');
  // Pages tell people, not programs, that there is nothing.
  if (
    (status === 404 || status === 410) &&
    type.startsWith('text/html') &&
    !path.startsWith('/api/')
  )
    return null;
  if (status >= 400) return isJson ? refusalFault(status, body) : `${status} as ${type}`;
  if (!path.startsWith('/api/') || OTHER_FORMS.test(path) || status >= 300) return null;
  if (!isJson) return `${status} as ${type}`;
  const { error, result } = parsed(body) ?? {};
  return error === false && result !== undefined ? null : `no envelope: ${body.slice(0, 300)}`;
}

function refusalFault(status: number, body: string): string | null {
  const refusal = errorSchema.safeParse(parsed(body)).data;
  if (!refusal) return `${status} without an envelope: ${body.slice(0, 300)}`;
  const { msg } = refusal.result;
  return WORDS_OF_LIBRARIES.test(msg) ? `${status} in a library's words: ${msg}` : null;
}

export function parsed(body: string): { error?: unknown; result?: unknown } | null {
  try {
    return JSON.parse(body);
  } catch {
    return null;
  }
}
