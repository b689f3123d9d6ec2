import { startApi, type ApiProcess } from '../api-process.ts';
import type { Bench } from '../bench.ts';
import type { SearchInSql, SearchOverHttp } from '../load/tasks.ts';
import { median } from '../numbers.ts';
import { atLeast, atMost, perSecond, ratio, type Figure, type Goal } from '../report.ts';
import { manyProducts } from '../search/many-products.ts';
import { measureCatalogue } from '../search/memory.ts';
import { textSides, textStatements, type TextSide } from '../search/postgres-text.ts';
import { makeProductsDatabase } from '../search/products-database.ts';
import type { LabelledSet } from '../search/quality.ts';
import { refuseEmptyAnswers, untilSearchable } from './search-check.ts';

const CLIENTS = [1, 16];
const P50_MS = 5;
const LEAST_A_SECOND = 500;
const READ_SECONDS = 20;
const BYTES_A_PRODUCT = 2048;
/** No question and no change may keep the event loop for longer. */
const BLOCKED_MS = 50;
const HTTP_TO_TEXT = 1;
/** Speed is measured in a part of the products as well, to see how it grows. */
const PART = 5;

type Side = 'HTTP' | TextSide;
type Scene = { databaseUrl: string; api: ApiProcess; queries: string[] };
type Case = { side: Side; clients: number; figure: Figure };

/** A search over HTTP, beside full text with its index through the driver. */
export async function measureSearchSpeed(bench: Bench, sets: LabelledSet[]): Promise<void> {
  const { products } = bench.options;
  for (const count of [Math.ceil(products / PART), products]) await measureAt(bench, sets, count);
  const { bytes, longestPutMs, misspeltMs } = measureCatalogue(manyProducts(sets, products));
  bench.report.goals.push(
    atMost('memory a product, bytes', BYTES_A_PRODUCT, bytes),
    atMost('search: longest change of a product, ms', BLOCKED_MS, longestPutMs),
    atMost('search: 500 misspelt letters, ms', BLOCKED_MS, misspeltMs),
  );
}

async function measureAt(bench: Bench, sets: LabelledSet[], count: number): Promise<void> {
  const { options, say } = bench;
  const size = count.toLocaleString('en-US');
  say(`making ${size} products`);
  const made = manyProducts(sets, count);
  const databaseUrl = await makeProductsDatabase(bench.postgres, `search_${count}`, made);
  const api = await startApi(databaseUrl, bench.cleanup);
  const secondsToRead = await untilSearchable(api.port);
  await api.quiet();
  const queries = sets.flatMap(({ kinds }) => kinds.flatMap((each) => each.queries));
  const scene = { databaseUrl, api, queries: queries.map(({ q }) => q) };
  await refuseEmptyAnswers(api.port, scene.queries);

  const cases = CLIENTS.flatMap((clients) =>
    (['HTTP', ...textSides] as const).map((side): Case => {
      const what = `search at ${size}`;
      return { side, clients, figure: { suite: 'search', what, side, clients, rounds: [] } };
    }),
  );
  // The first one does not count: by its end all code is compiled and all data that fits is cached.
  for (let round = 0; round <= options.rounds; round += 1) {
    say(`search, round ${round} of ${options.rounds}`);
    // Turned around every other time, so that nobody always comes first.
    for (const each of round % 2 === 1 ? cases : cases.toReversed()) {
      const outcome = await bench.load.run(taskOf(scene, each, options.seconds));
      if (round > 0) each.figure.rounds.push(outcome);
    }
  }
  bench.report.figures.push(...cases.map(({ figure }) => figure));
  bench.report.facts[`seconds to read ${size} products`] = secondsToRead;
  bench.report.facts[`API's memory at ${size} products, MB`] = api.memoryMb();
  bench.report.goals.push(
    atMost(`search at ${size}, seconds to read all`, READ_SECONDS, secondsToRead),
    ...goalsOf(cases, size),
  );
  await api.kill();
}

function taskOf(
  { databaseUrl, api, queries }: Scene,
  { side, clients }: Case,
  seconds: number,
): SearchOverHttp | SearchInSql {
  const common = { clients, seconds, queries };
  if (side === 'HTTP') return { kind: 'search over HTTP', port: api.port, ...common };
  return { kind: 'search in SQL', databaseUrl, statement: textStatements[side], ...common };
}

function goalsOf(cases: Case[], size: string): Goal[] {
  const figureOf = (side: Side, clients: number) =>
    cases.find((each) => each.side === side && each.clients === clients)!.figure;
  const alone = figureOf('HTTP', 1).rounds.map(({ p50Ms }) => p50Ms);
  return [
    atMost(`search at ${size}, p50 of one client, ms`, P50_MS, median(alone)),
    atLeast(
      `search at ${size}, a second at ${CLIENTS.at(-1)} clients`,
      LEAST_A_SECOND,
      median(figureOf('HTTP', CLIENTS.at(-1)!).rounds.map(perSecond)),
    ),
    ...CLIENTS.flatMap((clients) =>
      textSides.map((side) => {
        const found = ratio(figureOf('HTTP', clients), figureOf(side, clients), perSecond);
        const goal = `search at ${size}, clients: ${clients}: HTTP to ${side}`;
        return atLeast(goal, HTTP_TO_TEXT, found);
      }),
    ),
  ];
}
