import { setTimeout as pause } from 'node:timers/promises';
import type { SearchConfig } from '../provider-config.ts';
import { request, type HttpRequest } from '../http/request.ts';
import { SearchAway } from './product-search-gateway.ts';

export type SearchTiming = {
  /** How long one search may take, and one request of the indexer. */
  searchMs: number;
  writeMs: number;
  /** Before the second and last attempt of a search, and before the second of a write; doubled each time. */
  pauseMs: number;
  /** For so long nobody is sent to an engine that just failed. */
  restMs: number;
};

export const SEARCH_TIMING: SearchTiming = {
  searchMs: 2000,
  writeMs: 30_000,
  pauseMs: 100,
  restMs: 1000,
};

type Asked = {
  method: HttpRequest['method'];
  path: string;
  query?: Record<string, string>;
  json?: object;
  /** Lines of JSON. */
  lines?: object[];
};

/** Requests in OpenSearch's manner. What comes back is JSON of any form. */
export function createSearchHttp(config: SearchConfig, timing: SearchTiming) {
  const { base, headers: who } = searchAddress(config);
  let restsUntil = -Infinity;
  let isAway = false;

  async function send({ method, path, query = {}, json, lines }: Asked, timeoutMs: number) {
    const url = new URL(base.pathname.replace(/\/$/, '') + path, base);
    url.search = new URLSearchParams(query).toString();
    const body = lines ? lines.map((line) => `${JSON.stringify(line)}\n`).join('') : json;
    const type = lines ? 'application/x-ndjson' : 'application/json';
    const headers = {
      accept: 'application/json',
      ...(body !== undefined && { 'content-type': type }),
      ...who,
    };
    const text = typeof body === 'object' ? JSON.stringify(body) : body;
    const init = { method, headers, ...(text !== undefined && { body: text }) };
    const reply = await request(url, init, timeoutMs);
    isAway = !('status' in reply) || reply.status === 429 || reply.status >= 500;
    if (!('status' in reply)) throw new SearchAway(reply.reason, null);
    if (reply.status >= 300) {
      throw new SearchAway(`HTTP ${reply.status} ${typeIn(reply.text)}`.trim(), reply.status);
    }
    try {
      return JSON.parse(reply.text) as unknown;
    } catch {
      throw new SearchAway('not JSON', reply.status);
    }
  }

  return {
    /** Whether the last request came to nothing since the engine is away or busy. */
    isAway: (): boolean => isAway,

    /** For somebody who waits: quick, and not at all while the engine is known to be away. */
    async search(asked: Asked): Promise<unknown> {
      if (performance.now() < restsUntil) throw new SearchAway('it was away a moment ago', null);
      for (let attempt = 1; ; attempt += 1) {
        try {
          return await send(asked, timing.searchMs);
        } catch (error) {
          if (!(error instanceof SearchAway)) throw error;
          // Whoever had no answer in time has waited long enough.
          if (attempt === 1 && isBusy(error)) await pause(timing.pauseMs);
          else {
            if (isBusy(error) || error.status === null) {
              restsUntil = performance.now() + timing.restMs;
            }
            throw error;
          }
        }
      }
    },

    /** For the indexer, which has time. */
    work: (asked: Asked): Promise<unknown> => send(asked, timing.writeMs),
  };
}

/** Whether the same may succeed a little later. */
export const isBusy = ({ status }: SearchAway): boolean =>
  status === 429 || (status !== null && status >= 500);

/** Where the engine is, and who we say that we are. */
export function searchAddress({ url, apiKey }: Omit<SearchConfig, 'alias'>) {
  const base = new URL(url);
  const authorization = authorizationOf(base, apiKey);
  base.username = base.password = '';
  const headers: Record<string, string> = authorization === null ? {} : { authorization };
  return { base, headers };
}

function authorizationOf({ username, password }: URL, apiKey: string | null): string | null {
  if (apiKey !== null) return `ApiKey ${apiKey}`;
  if (username === '') return null;
  const credentials = `${decodeURIComponent(username)}:${decodeURIComponent(password)}`;
  return `Basic ${Buffer.from(credentials).toString('base64')}`;
}

/** The engine's own name for an error; its sentence may repeat what was asked. */
const typeIn = (text: string): string => /"type"\s*:\s*"([a-z_]{1,60})"/.exec(text)?.[1] ?? '';
