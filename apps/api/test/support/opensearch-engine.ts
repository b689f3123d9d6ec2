import { editDistance } from '@baeon/search/edit-distance';

/*
 * What OpenSearch's documentation says of the queries that we send, over documents of terms with blanks between them.
 * Whatever it does not know it refuses, as OpenSearch does: so a slip in a query is seen here.
 */

export class Refusal extends Error {
  readonly status: number;
  readonly type: string;

  constructor(status: number, type: string, reason = type) {
    super(reason);
    this.status = status;
    this.type = type;
  }
}

export type Doc = Record<string, unknown>;
type Scores = Map<string, number>;
type Field = { type: string; norms?: boolean };
type Query = Record<string, any>;

const K1 = 1.2;
const B = 0.75;

/** Refuses what is not among the known names. */
export function known(json: object, names: string): void {
  const unknown = Object.keys(json).filter((name) => !names.split(' ').includes(name));
  if (unknown.length > 0) throw new Refusal(400, 'parsing_exception', `unknown: ${unknown.join()}`);
}

export function fieldOf(properties: Record<string, any>, path: string): Field | null {
  const [first, ...rest] = path.split('.');
  const field = properties[first!];
  return rest.length === 0 ? (field ?? null) : fieldOf(field?.properties ?? {}, rest.join('.'));
}

export const valuesOf = (doc: Doc, path: string): unknown[] =>
  [path.split('.').reduce<any>((at, name) => at?.[name], doc)].flat().filter((v) => v != null);

const termsOf = (doc: Doc, path: string): string[] =>
  valuesOf(doc, path).flatMap((text) => String(text).split(/\s+/).filter(Boolean));

type Postings = { terms: Map<string, Map<string, number>>; lengths: Map<string, number> };

/** Searches documents by BM25. */
export function createEngine(docs: Map<string, Doc>, properties: Record<string, any>) {
  const fields = new Map<string, Postings>();

  function postingsOf(path: string): Postings {
    const made = fields.get(path);
    if (made) return made;
    if (fieldOf(properties, path)?.type !== 'text') {
      throw new Refusal(400, 'query_shard_exception', `no text: ${path}`);
    }
    const postings: Postings = { terms: new Map(), lengths: new Map() };
    for (const [id, doc] of docs) {
      const terms = termsOf(doc, path);
      postings.lengths.set(id, terms.length);
      for (const term of terms) {
        const at = postings.terms.get(term) ?? new Map<string, number>();
        postings.terms.set(term, at.set(id, (at.get(id) ?? 0) + 1));
      }
    }
    fields.set(path, postings);
    return postings;
  }

  function bm25(path: string, term: string, boost: number, asRareAs = term): Scores {
    const { terms, lengths } = postingsOf(path);
    const at = terms.get(term) ?? new Map<string, number>();
    const count = terms.get(asRareAs)?.size ?? at.size;
    const rarity = Math.log(1 + (docs.size - count + 0.5) / (count + 0.5));
    const usual = [...lengths.values()].reduce((sum, each) => sum + each, 0) / lengths.size || 1;
    const hasNorms = fieldOf(properties, path)!.norms !== false;
    return new Map(
      [...at].map(([id, often]) => {
        const long = hasNorms ? 1 - B + (B * lengths.get(id)!) / usual : 1;
        return [id, (boost * rarity * often * (K1 + 1)) / (often + K1 * long)];
      }),
    );
  }

  const best = (all: Scores[]): Scores => {
    const scores: Scores = new Map();
    for (const each of all) {
      for (const [id, score] of each) scores.set(id, Math.max(score, scores.get(id) ?? 0));
    }
    return scores;
  };

  function fuzzy(path: string, word: string, boost: number, prefix: number, most: number): Scores {
    const bound = word.length < 3 ? 0 : word.length < 6 ? 1 : 2;
    const near = [...postingsOf(path).terms.keys()]
      .filter((term) => term.startsWith(word.slice(0, prefix)))
      .map((term) => ({ term, away: editDistance(word, term, bound) }))
      .filter(({ away }) => away <= bound)
      .sort((a, b) => a.away - b.away)
      .slice(0, most);
    const counts = near.map(({ term }) => postingsOf(path).terms.get(term)!.size);
    const commonest = near[counts.indexOf(Math.max(...counts))]?.term;
    return best(
      near.map(({ term, away }) =>
        bm25(path, term, boost * (1 - away / word.length), commonest ?? term),
      ),
    );
  }

  function multiMatch(asked: Query): Scores {
    known(asked, 'query fields type boost fuzziness prefix_length max_expansions');
    if (asked.type !== undefined && asked.type !== 'best_fields') throw new Refusal(400, 'type');
    if (/\s/.test(asked.query)) throw new Refusal(400, 'x_content_parse_exception', 'two terms');
    return best(
      asked.fields.map((field: string) => {
        const [path, weight = '1'] = field.split('^');
        const boost = Number(weight) * (asked.boost ?? 1);
        if (asked.fuzziness === undefined) return bm25(path!, asked.query, boost);
        if (asked.fuzziness !== 'AUTO') throw new Refusal(400, 'parsing_exception');
        return fuzzy(path!, asked.query, boost, asked.prefix_length, asked.max_expansions);
      }),
    );
  }

  const having = (path: string, is: (value: unknown) => boolean, score = 1): Scores => {
    if (!fieldOf(properties, path)) return new Map();
    const isText = fieldOf(properties, path)!.type === 'text';
    const all = (doc: Doc) => (isText ? termsOf(doc, path) : valuesOf(doc, path));
    return new Map([...docs].filter(([, doc]) => all(doc).some(is)).map(([id]) => [id, score]));
  };

  function only(asked: Query): [string, any] {
    const entries = Object.entries(asked);
    if (entries.length !== 1) throw new Refusal(400, 'parsing_exception', 'one of it');
    return entries[0]!;
  }

  function bool(asked: Query): Scores {
    known(asked, 'filter must should minimum_should_match');
    const { filter = [], must = [], should = [], minimum_should_match: least = 0 } = asked;
    const filters: Scores[] = filter.map(run);
    const musts: Scores[] = must.map(run);
    const shoulds: Scores[] = should.map(run);
    const scores: Scores = new Map();
    for (const id of docs.keys()) {
      if (![...filters, ...musts].every((each) => each.has(id))) continue;
      if (shoulds.filter((each) => each.has(id)).length < least) continue;
      const points = [...musts, ...shoulds].map((each) => each.get(id) ?? 0);
      scores.set(
        id,
        points.reduce((sum, each) => sum + each, 0),
      );
    }
    return scores;
  }

  function run(query: Query): Scores {
    const [name, asked] = only(query);
    switch (name) {
      case 'bool':
        return bool(asked);
      case 'dis_max':
        known(asked, 'queries tie_breaker');
        return best(asked.queries.map(run));
      case 'multi_match':
        return multiMatch(asked);
      case 'term': {
        const [path, how] = only(asked);
        const value = how.value ?? how;
        return fieldOf(properties, path)?.type === 'text'
          ? bm25(path, value, how.boost ?? 1)
          : having(path, (each) => each === value);
      }
      case 'terms': {
        const [path, values] = only(asked);
        return having(path, (each) => values.includes(each));
      }
      case 'prefix': {
        const [path, { value, boost = 1 }] = only(asked);
        return having(path, (each) => String(each).startsWith(value), boost);
      }
      case 'range': {
        const [path, { gte = -Infinity, lte = Infinity, ...more }] = only(asked);
        known(more, '');
        return having(path, (each) => (each as number) >= gte && (each as number) <= lte);
      }
      case 'boosting': {
        known(asked, 'positive negative negative_boost');
        const bad = run(asked.negative);
        return new Map(
          [...run(asked.positive)].map(([id, score]) => [
            id,
            bad.has(id) ? score * asked.negative_boost : score,
          ]),
        );
      }
      default:
        throw new Refusal(400, 'parsing_exception', `unknown query [${name}]`);
    }
  }

  return { run };
}
