import { openConnection } from '../../apps/api/src/db/client.ts';
import { demoProducts } from '@baeon/demo-city/products/products';
import type { Bench } from '../bench.ts';
import { mean } from '../numbers.ts';
import { atLeast } from '../report.ts';
import { bm25 } from '../search/bm25.ts';
import { carParts } from '../search/car-parts.ts';
import { OURS, ourSearch } from '../search/finder.ts';
import { textFinder, textSides } from '../search/postgres-text.ts';
import { makeProductsDatabase } from '../search/products-database.ts';
import { retrievedSearch } from '../search/retrieved.ts';
import { judge, type JudgedQuery, type LabelledSet } from '../search/quality.ts';
import { carPartQueries } from '../search/queries/car-parts.ts';
import { demoQueries } from '../search/queries/demo-queries.ts';

const WORST = 10;
const LEAST = 0.95;
/** By how much the best of the others is left behind. */
const AHEAD = 0.15;

export const labelledSets = (): LabelledSet[] => [
  { name: 'demo catalogue', products: demoProducts(), kinds: demoQueries },
  { name: 'car parts', products: carParts(), kinds: carPartQueries },
];

/** How good what is found first is, beside what PostgreSQL and BM25 find for the same words. */
export async function measureQuality(bench: Bench, sets: LabelledSet[]): Promise<void> {
  for (const [number, set] of sets.entries()) {
    bench.say(`search, ${set.name}: ${set.products.length} products`);
    const url = await makeProductsDatabase(bench.postgres, `quality_${number}`, set.products);
    const connection = await openConnection(url, 'baeon-bench');
    try {
      const judged = await judge(set, [
        ourSearch(set.products),
        await retrievedSearch(set.products),
        ...textSides.map((side) => textFinder(connection, side)),
        bm25(set.products),
      ]);
      report(bench, set, judged);
    } finally {
      await connection.end();
    }
  }
}

function report({ report }: Bench, { name, products, kinds }: LabelledSet, judged: JudgedQuery[]) {
  const sides = Object.keys(judged[0]!.scores);
  const score = (side: string, kind?: string): number =>
    mean(
      judged
        .filter((each) => kind === undefined || each.kind === kind)
        .map(({ scores }) => scores[side]!),
    );
  report.facts[`products of ${name}`] = products.length;
  report.tables.push({
    head: [`nDCG@10, ${name}`, 'queries', ...sides],
    rows: [
      ...kinds.map(({ kind, queries }) => [
        kind,
        String(queries.length),
        ...sides.map((side) => score(side, kind).toFixed(3)),
      ]),
      ['all', String(judged.length), ...sides.map((side) => score(side).toFixed(3))],
    ],
  });
  report.tables.push({
    head: [`worst of ours, ${name}`, 'kind', OURS, 'first that is of no use'],
    rows: judged
      .toSorted((a, b) => a.scores[OURS]! - b.scores[OURS]!)
      .slice(0, WORST)
      .map(({ q, kind, scores, found }) => [
        q,
        kind,
        scores[OURS]!.toFixed(3),
        firstOfNoUse(found[OURS]!),
      ]),
  });
  report.queries.push(...judged);
  const others = sides.filter((side) => !side.startsWith(OURS)).map((side) => score(side));
  const ahead = score(OURS) - Math.max(...others);
  report.goals.push(
    atLeast(`nDCG@10, ${name}`, LEAST, score(OURS)),
    atLeast(`nDCG@10, ${name}: ahead of the best of the others`, AHEAD, ahead),
  );
}

const firstOfNoUse = (found: { grade: number; title: string }[]): string =>
  found.length === 0 ? '(nothing is found)' : (found.find(({ grade }) => grade === 0)?.title ?? '');
