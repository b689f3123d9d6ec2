import { setTimeout as pause } from 'node:timers/promises';
import { request, type HttpRequest } from './request.ts';

/** How long one attempt may take, and how long to wait before the second and last. */
export type Patience = { timeoutMs: number; pauseMs: number };

export const PATIENCE: Patience = { timeoutMs: 4000, pauseMs: 250 };

export type JsonAnswer =
  | { ok: true; json: unknown }
  /** `status` is null where there was no answer at all. */
  | { ok: false; reason: string; status: number | null };

/**
 * Asks a provider for JSON. What may pass by itself (a lost connection, a fault of the server) is
 * tried once more; a refusal is not, nor a timeout: the person has waited long enough by then.
 */
export async function askForJson(
  url: URL,
  init: HttpRequest,
  { timeoutMs, pauseMs }: Patience = PATIENCE,
): Promise<JsonAnswer> {
  for (let attempt = 1; ; attempt += 1) {
    const reply = await request(url, init, timeoutMs);
    const passing = 'status' in reply ? reply.status >= 500 : reply.connectionLost;
    if (passing && attempt === 1) {
      await pause(pauseMs);
      continue;
    }
    if (!('status' in reply)) return { ok: false, reason: reply.reason, status: null };
    const { status, text } = reply;
    if (status !== 200) return { ok: false, reason: refusalIn(status, text), status };
    try {
      return { ok: true, json: JSON.parse(text) };
    } catch {
      return { ok: false, reason: 'not JSON', status };
    }
  }
}

/** The provider's own word for an error, where it gives one; its sentence may repeat our key. */
function refusalIn(status: number, text: string): string {
  const word = /"status"\s*:\s*"([A-Z_]{1,40})"/.exec(text)?.[1] ?? '';
  return `HTTP ${status} ${word}`.trim();
}
