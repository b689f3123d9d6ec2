import { retrievalWords, type RetrievalWord } from '@baeon/search/retrieval';
import { singular } from '@baeon/search/stem';
import { askForWords } from '@baeon/search/understand';
import type { CandidatesAsked } from './product-search-gateway.ts';

/** What our own ranking gives the fields, as nearly as the engine can say it. */
const FIELDS = ['title^6', 'stated^4', 'description'];
const NAMING_FIELDS = ['title^6', 'stated^4'];
/** How well it does for a word that it may be a mistake for, is said like it, or begins so. */
const MISTAKEN = 0.3;
const SAID_SO = 2;
const JOINED = 3;
const BEGINS_SO = 3;
const MOST_MISTAKEN = 20;
/** What has in its title what is not wanted comes last; our ranking decides. */
const UNWANTED = 0.2;

/** Any of the ways to say a word. */
function wordQuery({ terms, written, sound, isStart }: RetrievalWord, withGuesses: boolean) {
  const queries: object[] = terms.map(([query, boost]) => ({
    multi_match: { query, fields: FIELDS, type: 'best_fields', boost },
  }));
  const [first] = terms;
  if (withGuesses && first) {
    queries.push({ term: { joined: { value: first[0], boost: JOINED } } });
    if (isStart) queries.push({ prefix: { title: { value: first[0], boost: BEGINS_SO } } });
    if (sound !== null) queries.push({ term: { sounds: { value: sound, boost: SAID_SO } } });
    if (written !== null) {
      const fuzzy = { fuzziness: 'AUTO', prefix_length: 1, max_expansions: MOST_MISTAKEN };
      queries.push({
        multi_match: { query: written, fields: NAMING_FIELDS, ...fuzzy, boost: MISTAKEN },
      });
    }
  }
  return { dis_max: { queries } };
}

/** From paise to paise, or from one measure to another. */
const within = ({ from, to }: { from: number | null; to: number | null }) => ({
  ...(from !== null && { gte: from }),
  ...(to !== null && { lte: to }),
});

/** The body of a search for candidates. */
export function candidatesQuery({ understood, category, kindName, size }: CandidatesAsked) {
  const { price, bounds, unwanted } = understood;
  const words = retrievalWords(understood);
  const kind = kindName === undefined ? [] : retrievalWords(askForWords(kindName));
  const filter = [
    ...(category === undefined ? [] : [{ term: { category } }]),
    ...(price ? [{ range: { price: within(price) } }] : []),
    ...bounds.map((bound) => ({ range: { [`measures.${bound.unit}`]: within(bound) } })),
  ];
  const should = words.map((word) => wordQuery(word, true));
  const must = kind.map((word) => wordQuery(word, false));
  const asked = {
    bool: { filter, must, should, minimum_should_match: should.length > 0 ? 1 : 0 },
  };
  const negative = { terms: { title: [...new Set(unwanted.map(singular))] } };
  return {
    size,
    _source: false,
    track_total_hits: false,
    query:
      unwanted.length === 0
        ? asked
        : { boosting: { positive: asked, negative, negative_boost: UNWANTED } },
    // Where nothing is asked for in words, the best come first.
    ...(should.length + must.length === 0 && {
      sort: [{ rating: { order: 'desc', missing: '_last' } }],
    }),
  };
}

/** The body of a look at some products of each value of a field, from the one behind `after`. */
export const sampleQuery = (field: string, each: number, values: number, after: object | null) => ({
  size: 0,
  track_total_hits: false,
  aggs: {
    some: {
      composite: {
        size: values,
        sources: [{ value: { terms: { field } } }],
        ...(after && { after }),
      },
      aggs: { of: { top_hits: { size: each, _source: false } } },
    },
  },
});
