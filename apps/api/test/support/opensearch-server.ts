import { startProvider, type SeenRequest } from './http-server.ts';
import { createEngine, fieldOf, known, Refusal, valuesOf, type Doc } from './opensearch-engine.ts';

type Entry = { version: number; doc: Doc | null };
type Index = {
  properties: Record<string, any>;
  refreshes: boolean;
  entries: Map<string, Entry>;
  /** What searches see. */
  visible: Map<string, Doc>;
  engine: ReturnType<typeof createEngine> | null;
  aliases: Set<string>;
};
type Answer = { status: number; json: unknown };

const TYPES = 'text keyword long double half_float boolean';

/** Only what the paths name, as `filter_path` does; arrays are gone through. */
function filtered(json: any, paths: string[][]): any {
  if (Array.isArray(json)) {
    const kept = json.map((each) => filtered(each, paths)).filter((each) => each !== undefined);
    return kept.length > 0 ? kept : undefined;
  }
  if (paths.some((path) => path.length === 0)) return json;
  if (typeof json !== 'object' || json === null) return undefined;
  const kept = Object.entries(json).flatMap(([name, value]) => {
    const deeper = paths.filter(([first]) => first === '*' || first === name);
    const left = filtered(
      value,
      deeper.map((path) => path.slice(1)),
    );
    return deeper.length === 0 || left === undefined ? [] : [[name, left]];
  });
  return kept.length > 0 ? Object.fromEntries(kept) : undefined;
}

function linesIn({ body, headers }: SeenRequest): any[] {
  if (headers['content-type'] !== 'application/x-ndjson') throw new Refusal(406, 'content_type');
  if (!body.endsWith('\n')) throw new Refusal(400, 'illegal_argument_exception', 'no newline');
  return body
    .slice(0, -1)
    .split('\n')
    .map((line) => JSON.parse(line));
}

function checkProperties(properties: Record<string, any>): void {
  for (const field of Object.values(properties)) {
    known(field, 'type analyzer norms ignore_above properties dynamic');
    if (field.properties) checkProperties(field.properties);
    else if (!TYPES.split(' ').includes(field.type)) {
      throw new Refusal(400, 'mapper_parsing_exception');
    }
  }
}

function checkDoc(doc: Doc, properties: Record<string, any>): void {
  for (const [name, value] of Object.entries(doc)) {
    const field = fieldOf(properties, name) as any;
    if (!field) throw new Refusal(400, 'strict_dynamic_mapping_exception');
    if (field.properties) checkDoc(value as Doc, field.properties);
  }
}

/** Answers as OpenSearch's documentation says, and remembers what it is told. `interfere` may answer instead. */
export async function startOpenSearch(options: { authorization?: string } = {}) {
  const indexes = new Map<string, Index>();
  const faults = {
    /** Instead of an answer. */
    request: null as ((request: SeenRequest) => Answer | 'hang' | 'cut' | null) | null,
    /** Instead of one action of a bulk. */
    item: null as ((id: string) => { status: number; type: string } | null) | null,
  };

  function indexAt(name: string): Index {
    const found = indexes.get(name) ?? [...indexes.values()].find((each) => each.aliases.has(name));
    if (found) return found;
    throw new Refusal(404, 'index_not_found_exception', `no such index [${name}]`);
  }

  function refresh(index: Index): void {
    const there = [...index.entries].filter(([, { doc }]) => doc !== null);
    index.visible = new Map(there.map(([id, { doc }]) => [id, doc!]));
    index.engine = null;
  }

  function create(name: string, json: any): object {
    if (indexes.has(name)) throw new Refusal(400, 'resource_already_exists_exception');
    known(json, 'settings mappings');
    known(json.settings.index, 'refresh_interval gc_deletes');
    known(json.mappings, 'dynamic properties');
    const { properties } = json.mappings;
    checkProperties(properties);
    const refreshes = json.settings.index.refresh_interval !== '-1';
    const index = { properties, refreshes, engine: null, aliases: new Set<string>() };
    indexes.set(name, { ...index, entries: new Map(), visible: new Map() });
    return { acknowledged: true, shards_acknowledged: true, index: name };
  }

  function act(index: Index, kind: string, meta: any, doc: Doc | null): object {
    known(meta, '_id version version_type');
    const { _id: id, version } = meta;
    const fault = faults.item?.(id);
    const error = ({ status, type }: { status: number; type: string }) => ({
      [kind]: { _id: id, status, error: { type, reason: `it holds ${id}` } },
    });
    if (fault) return error(fault);
    if (meta.version_type !== 'external_gte' || !Number.isSafeInteger(version)) {
      throw new Refusal(400, 'action_request_validation_exception');
    }
    const before = index.entries.get(id);
    if (before && before.version > version) {
      return error({ status: 409, type: 'version_conflict_engine_exception' });
    }
    if (doc) {
      try {
        checkDoc(doc, index.properties);
      } catch (refusal) {
        return error(refusal as Refusal);
      }
    }
    index.entries.set(id, { version, doc });
    const status = doc ? (before?.doc ? 200 : 201) : before?.doc ? 200 : 404;
    return { [kind]: { _id: id, _version: version, status } };
  }

  function bulk(index: Index, request: SeenRequest): object {
    const lines = linesIn(request);
    const items: any[] = [];
    while (lines.length > 0) {
      const [[kind, meta]] = Object.entries(lines.shift()) as [[string, any]];
      if (kind !== 'index' && kind !== 'delete') throw new Refusal(400, 'parsing_exception');
      items.push(act(index, kind, meta, kind === 'index' ? lines.shift() : null));
    }
    if (index.refreshes) refresh(index);
    const errors = items.some((item) => (Object.values(item)[0] as any).error);
    return { took: 1, errors, items };
  }

  function composite(index: Index, { composite: asked, aggs }: any): object {
    known(asked, 'size sources after');
    const [[name, source]] = Object.entries(asked.sources[0]) as [[string, any]];
    const { field } = source.terms;
    if (fieldOf(index.properties, field)?.type !== 'keyword') throw new Refusal(400, 'aggregation');
    const buckets = new Map<string, string[]>();
    for (const [id, doc] of index.visible) {
      for (const value of valuesOf(doc, field) as string[]) {
        buckets.set(value, [...(buckets.get(value) ?? []), id]);
      }
    }
    const after = asked.after?.[name] ?? '';
    const sorted = [...buckets].sort(([a], [b]) => (a < b ? -1 : 1));
    const page = sorted.filter(([value]) => value > after).slice(0, asked.size);
    const [[sub, top]] = Object.entries(aggs) as [[string, any]];
    return {
      ...(page.length > 0 && { after_key: { [name]: page.at(-1)![0] } }),
      buckets: page.map(([value, ids]) => ({
        key: { [name]: value },
        doc_count: ids.length,
        [sub]: { hits: { hits: ids.slice(0, top.top_hits.size).map((_id) => ({ _id })) } },
      })),
    };
  }

  function order(index: Index, ids: string[], sort: any[], after?: string[]): string[] {
    const [[field, how]] = Object.entries(sort[0]) as [[string, any]];
    if (!fieldOf(index.properties, field)) throw new Refusal(400, 'query_shard_exception');
    const value = (id: string) => valuesOf(index.visible.get(id)!, field)[0] as any;
    const sign = (how.order ?? how) === 'desc' ? -1 : 1;
    return ids
      .filter((id) => !after || value(id) > after[0]!)
      .sort((a, b) => {
        if (value(a) === undefined || value(b) === undefined)
          return value(a) === undefined ? 1 : -1;
        return value(a) < value(b) ? -sign : value(a) > value(b) ? sign : 0;
      });
  }

  function search(index: Index, json: any): object {
    known(json, 'size _source track_total_hits query sort search_after aggs');
    if (json.size > 10_000) throw new Refusal(400, 'illegal_argument_exception');
    index.engine ??= createEngine(index.visible, index.properties);
    const scores: Map<string, number> = json.query
      ? index.engine.run(json.query)
      : new Map([...index.visible.keys()].map((id) => [id, 1]));
    const ids = [...scores].sort(([, a], [, b]) => b - a).map(([id]) => id);
    const sorted = json.sort ? order(index, ids, json.sort, json.search_after) : ids;
    const hits = sorted.slice(0, json.size).map((_id) => ({ _id, _score: scores.get(_id) }));
    const some = json.aggs && { aggregations: { some: composite(index, json.aggs.some) } };
    const shards = { total: 1, successful: 1, skipped: 0, failed: 0 };
    return { took: 1, timed_out: false, _shards: shards, hits: { hits }, ...some };
  }

  function multiSearch(index: Index, request: SeenRequest): object {
    const lines = linesIn(request);
    const bodies = lines.filter((_line, nth) => nth % 2 === 1);
    return { responses: bodies.map((json) => Object.assign(search(index, json), { status: 200 })) };
  }

  function changeAliases({ actions }: any): object {
    for (const { add, remove_index: removed } of actions) {
      if (add) indexAt(add.index).aliases.add(add.alias);
      if (removed && !indexes.delete(removed.index)) throw new Refusal(404, 'index_not_found');
    }
    return { acknowledged: true };
  }

  const aliasesOf = (is: (name: string, index: Index) => boolean): object =>
    Object.fromEntries(
      [...indexes]
        .filter(([name, index]) => is(name, index))
        .map(([name, { aliases }]) => [
          name,
          { aliases: Object.fromEntries([...aliases].map((alias) => [alias, {}])) },
        ]),
    );

  function answer(request: SeenRequest): object {
    const { method, path, body } = request;
    const json = () => JSON.parse(body);
    const [, first = '', second = ''] = path.split('/').map(decodeURIComponent);
    const at = `${method} ${first.startsWith('_') ? first : '*'}/${second}`;
    switch (at) {
      case 'PUT */':
        return create(first, json());
      case 'PUT */_settings':
        indexAt(first).refreshes = json().index.refresh_interval !== '-1';
        return { acknowledged: true };
      case 'POST */_refresh':
        refresh(indexAt(first));
        return { _shards: { failed: 0 } };
      case 'GET */_count':
        return { count: indexAt(first).visible.size };
      case 'POST */_bulk':
        return bulk(indexAt(first), request);
      case 'POST */_search':
        return search(indexAt(first), json());
      case 'POST */_msearch':
        return multiSearch(indexAt(first), request);
      case 'POST _aliases/':
        return changeAliases(json());
      case 'GET */_alias':
        return aliasesOf((name) => name.startsWith(first.replace('*', '')));
      default: {
        if (method !== 'GET' || first !== '_alias') throw new Refusal(405, 'no_such_path', at);
        const found = aliasesOf((_name, { aliases }) => aliases.has(second));
        if (Object.keys(found).length === 0) throw new Refusal(404, 'alias_missing');
        return found;
      }
    }
  }

  const provider = await startProvider((request) => {
    const fault = faults.request?.(request);
    if (fault) return fault;
    try {
      if (options.authorization && request.headers.authorization !== options.authorization) {
        throw new Refusal(401, 'security_exception');
      }
      const json = answer(request);
      const paths = request.query.get('filter_path')?.split(',');
      const kept = paths
        ? filtered(
            json,
            paths.map((path) => path.split('.')),
          )
        : json;
      return { status: 200, json: kept ?? {} };
    } catch (error) {
      const { status = 500, type = 'exception', message } = error as Refusal;
      return { status, json: { error: { type, reason: message }, status } };
    }
  });

  return {
    ...provider,
    faults,
    indexes,
    /** What is searched by an alias now. */
    documents: (alias: string): Doc[] => [...indexAt(alias).visible.values()],
  };
}
