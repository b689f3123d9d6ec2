import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import { z } from 'zod';
import type { SearchConfig } from '../provider-config.ts';
import { createSearchHttp, isBusy, SEARCH_TIMING, type SearchTiming } from './opensearch-http.ts';
import { candidatesQuery, sampleQuery } from './opensearch-query.ts';
import { createDocuments, INDEX_BODY } from './opensearch-schema.ts';
import {
  SearchAway,
  type IndexWrite,
  type ProductSearchGateway,
} from './product-search-gateway.ts';

const MOST_BYTES_AT_ONCE = 4 * 1024 * 1024;
const MOST_PAUSE_MS = 30_000;
const MOST_ATTEMPTS = 8;
const OF_SHELF = 3;
const OF_MAKER = 1;
const VALUES_AT_ONCE = 500;

const hits = z.object({ hits: z.array(z.object({ _id: z.string() })).default([]) });
const found = z.object({
  responses: z.array(
    z.object({
      hits: hits.default({ hits: [] }),
      timed_out: z.boolean().default(false),
      _shards: z.object({ failed: z.number() }).default({ failed: 0 }),
      status: z.number().default(200),
      error: z.object({ type: z.string() }).optional(),
    }),
  ),
});
const buckets = z.object({
  after_key: z.record(z.string(), z.unknown()).optional(),
  buckets: z.array(z.object({ of: z.object({ hits }) })).default([]),
});
/** Of an empty index there is nothing left of the answer. */
const sampled = z.object({ aggregations: z.object({ some: buckets }).optional() });
const written = z.object({
  errors: z.boolean(),
  items: z
    .array(
      z.record(
        z.string(),
        z.object({ status: z.number(), error: z.object({ type: z.string() }).optional() }),
      ),
    )
    .default([]),
});
const aliases = z.record(z.string(), z.unknown());

/** Names that we give to the indexes behind an alias. */
const isOurs = (name: string, alias: string): boolean =>
  name.startsWith(`${alias}-`) && /^[0-9a-f]{8}-[0-9a-z]+$/.test(name.slice(alias.length + 1));

/** What the engine says of an action that is done, or need not be done any more. */
const isDone = (status: number): boolean => status < 300 || status === 404 || status === 409;

/** OpenSearch by its REST API. One alias is searched; the indexes behind it have names of their own. */
export function createOpenSearch(
  config: SearchConfig,
  log: FastifyBaseLogger,
  timing: SearchTiming = SEARCH_TIMING,
): ProductSearchGateway {
  const http = createSearchHttp(config, timing);
  const documentOf = createDocuments();
  const { alias } = config;

  function read<T>(schema: z.ZodType<T>, json: unknown): T {
    const parsed = schema.safeParse(json);
    if (parsed.success) return parsed.data;
    throw new SearchAway('an answer of another form', 200);
  }

  async function some(field: string, each: number, atMost: number): Promise<string[]> {
    const ids: string[] = [];
    for (let after: object | null = null; ids.length < atMost;) {
      const json = sampleQuery(field, each, VALUES_AT_ONCE, after);
      const query = {
        filter_path: 'aggregations.some.after_key,aggregations.some.buckets.of.hits.hits._id',
      };
      const asked = { method: 'POST', path: `/${alias}/_search`, query, json } as const;
      const found = read(sampled, await http.work(asked)).aggregations?.some;
      for (const { of } of found?.buckets ?? []) ids.push(...of.hits.hits.map(({ _id }) => _id));
      if (!found?.after_key || found.buckets.length < VALUES_AT_ONCE) break;
      after = found.after_key;
    }
    return ids.slice(0, atMost);
  }

  const linesOf = ({ id: _id, version, product }: IndexWrite): object[] => {
    const action = { _id, version, version_type: 'external_gte' };
    return product ? [{ index: action }, documentOf(product)] : [{ delete: action }];
  };

  /** Those of one request that have to be tried again, and how many are refused for good. */
  async function bulk(index: string, writes: { lines: object[] }[]) {
    const query = { filter_path: 'errors,items.*.status,items.*.error.type' };
    const lines = writes.flatMap((write) => write.lines);
    const asked = { method: 'POST', path: `/${index}/_bulk`, query, lines } as const;
    const { items } = read(written, await http.work(asked));
    if (items.length !== writes.length) throw new SearchAway('an answer of another form', 200);
    const again: { lines: object[] }[] = [];
    let refused = 0;
    for (const [nth, item] of items.entries()) {
      const [{ status, error }] = Object.values(item) as [{ status: number; error?: object }];
      if (isDone(status)) continue;
      if (status === 429 || status >= 500) again.push(writes[nth]!);
      else {
        refused += 1;
        log.warn({ status, error }, 'the search engine refuses a product');
      }
    }
    return { again, refused };
  }

  /** All of it, however often parts have to be sent again; slower and slower while the engine is busy. */
  async function writeAll(index: string, writes: { lines: object[] }[], signal: AbortSignal) {
    let [left, refused] = [writes, 0];
    for (let attempt = 1; left.length > 0; attempt += 1) {
      try {
        const done = await bulk(index, left);
        refused += done.refused;
        left = done.again;
      } catch (error) {
        const mayPass = error instanceof SearchAway && (error.status === null || isBusy(error));
        if (!mayPass || attempt === MOST_ATTEMPTS) throw error;
      }
      if (left.length === 0) return refused;
      if (attempt === MOST_ATTEMPTS) throw new SearchAway('it stays busy', 429);
      const longest = Math.min(MOST_PAUSE_MS, timing.pauseMs * 2 ** attempt);
      await pause(longest * (0.5 + Math.random() / 2), undefined, { signal });
    }
    return refused;
  }

  async function namesBehind(name: string): Promise<string[]> {
    try {
      return Object.keys(read(aliases, await http.work({ method: 'GET', path: name })));
    } catch (error) {
      if (error instanceof SearchAway && error.status === 404) return [];
      throw error;
    }
  }

  return {
    isAway: http.isAway,

    async find(asked) {
      const lines = asked.flatMap((each) => [{}, candidatesQuery(each)]);
      const query = {
        filter_path:
          'responses.hits.hits._id,responses.timed_out,responses._shards.failed,responses.status,responses.error.type',
      };
      const path = `/${alias}/_msearch`;
      const { responses } = read(found, await http.search({ method: 'POST', path, query, lines }));
      return responses.map((response) => {
        const { status, error, timed_out, _shards } = response;
        if (status !== 200) throw new SearchAway(`HTTP ${status} ${error?.type ?? ''}`, status);
        if (timed_out || _shards.failed > 0) throw new SearchAway('a part of an answer', null);
        return response.hits.hits.map(({ _id }) => _id);
      });
    },

    async sample(atMost) {
      const ofShelves = await some('shelf', OF_SHELF, atMost);
      const ofMakers = await some('maker', OF_MAKER, atMost);
      return [...new Set([...ofShelves, ...ofMakers])].slice(0, atMost);
    },

    async currentIndex() {
      return (await namesBehind(`/_alias/${alias}`))[0] ?? null;
    },

    async createIndex(name) {
      await http.work({ method: 'PUT', path: `/${name}`, json: INDEX_BODY });
    },

    async write(index, writes, signal) {
      let refused = 0;
      for (
        let part: { lines: object[] }[] = [], bytes = 0, nth = 0;
        nth < writes.length;
        nth += 1
      ) {
        const lines = linesOf(writes[nth]!);
        part.push({ lines });
        bytes += JSON.stringify(lines).length;
        if (bytes < MOST_BYTES_AT_ONCE && nth < writes.length - 1) continue;
        refused += await writeAll(index, part, signal);
        [part, bytes] = [[], 0];
      }
      return refused;
    },

    async useIndex(name) {
      const json = { index: { refresh_interval: '1s' } };
      await http.work({ method: 'PUT', path: `/${name}/_settings`, json });
      await http.work({ method: 'POST', path: `/${name}/_refresh` });
      const all = await namesBehind(`/${alias}-*/_alias`);
      const others = all.filter((each) => each !== name && isOurs(each, alias));
      const actions = [
        { add: { index: name, alias } },
        ...others.map((index) => ({ remove_index: { index } })),
      ];
      await http.work({ method: 'POST', path: '/_aliases', json: { actions } });
    },

    async count(index) {
      const path = `/${index}/_count`;
      return read(z.object({ count: z.number() }), await http.work({ method: 'GET', path })).count;
    },

    async ids(index, after, atMost) {
      const json = {
        size: atMost,
        _source: false,
        track_total_hits: false,
        sort: [{ id: 'asc' }],
        search_after: [after],
      };
      const query = { filter_path: 'hits.hits._id' };
      const asked = { method: 'POST', path: `/${index}/_search`, query, json } as const;
      const answer = z.object({ hits: hits.default({ hits: [] }) });
      return read(answer, await http.work(asked)).hits.hits.map(({ _id }) => _id);
    },

    async refresh(index) {
      await http.work({ method: 'POST', path: `/${index}/_refresh` });
    },
  };
}
