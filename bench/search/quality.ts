import type { ProductRow } from '../../apps/api/src/db/product-row.ts';
import type { Finder } from './finder.ts';
import { gradesFor } from './grade.ts';
import { LOOKED_AT, ndcg } from './ndcg.ts';
import type { Fact, Facts, Query, QueryKind } from './query.ts';

/** A catalogue with what people ask it for. */
export type LabelledSet = {
  name: string;
  products: readonly ProductRow[];
  kinds: readonly QueryKind[];
};

export type JudgedQuery = {
  set: string;
  kind: string;
  q: string;
  /** nDCG@10 by who found. */
  scores: Record<string, number>;
  /** What each one found, and the grade of it. */
  found: Record<string, { grade: number; title: string }[]>;
  /** How many products there are of grades 1, 2 and 3. */
  there: [number, number, number];
};

export async function judge(set: LabelledSet, finders: readonly Finder[]): Promise<JudgedQuery[]> {
  const titles = new Map(set.products.map(({ id, title }) => [id, title]));
  const judged: JudgedQuery[] = [];
  refuseSlips(set);
  for (const { kind, queries } of set.kinds) {
    for (const query of queries) {
      const grades = gradesFor(query, set.products);
      const count = (grade: number) => [...grades.values()].filter((each) => each === grade).length;
      const scores: JudgedQuery['scores'] = {};
      const found: JudgedQuery['found'] = {};
      for (const { name, find } of finders) {
        const ids = await find(query.q, LOOKED_AT);
        scores[name] = ndcg(ids, grades);
        found[name] = ids.map((id) => ({ grade: grades.get(id) ?? 0, title: titles.get(id)! }));
      }
      judged.push({
        set: set.name,
        kind,
        q: query.q,
        scores,
        found,
        there: [count(1), count(2), count(3)],
      });
    }
  }
  return judged;
}

/** A rule with a slip of the pen would grade everything 0 in silence. */
function refuseSlips({ name, products, kinds }: LabelledSet): void {
  const known = new Set(products.flatMap(({ productType }) => productType?.split(/\s*>\s*/) ?? []));
  const asked = new Set<string>();
  const slips: string[] = [];
  for (const query of kinds.flatMap(({ queries }) => queries)) {
    const { q } = query;
    if (asked.has(q)) slips.push(`'${q}' is asked twice`);
    asked.add(q);
    for (const type of typesOf(query)) if (!known.has(type)) slips.push(`'${q}': no ${type}`);
    const grades = [...gradesFor(query, products).values()];
    if (!grades.includes(3)) slips.push(`'${q}': nothing is meant by it`);
  }
  if (slips.length > 0) throw new Error(`queries of ${name}:\n${slips.join('\n')}`);
}

const typesOf = ({ is, near = [], not = {} }: Query): string[] =>
  [is, near, not].flat<(Facts | readonly Facts[])[]>().flatMap((facts) => textsOf(facts['type']));

const textsOf = (fact: Fact | undefined): string[] =>
  [fact].flat().filter((each) => typeof each === 'string');
