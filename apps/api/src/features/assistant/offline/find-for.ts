import { plain } from '@baeon/search/words';
import type { ProductRow } from '../../../db/product-row.ts';
import type { Need } from './chat-state.ts';
import {
  RULED_OUT_LESS,
  isAffordable,
  isAnotherWorld,
  isOfBrand,
  isRuledOut,
  isWithinBounds,
  keepIf,
} from './fits.ts';
import { forAnybody } from './for-whom.ts';
import { suits } from './made-for.ts';
import type { NeedRule } from './need-rules.ts';
import {
  departmentOf,
  MOST_LOOKED_AT,
  nameWords,
  type ProductSource,
  poolFor,
  underOtherNames,
} from './pool.ts';
import { byWishes, cheapestOf, inOrder, oneOfEachKind, usualFirst } from './rank.ts';
import { holds, mentions } from './stated.ts';

/** Nothing that many people rate stays at the full five. */
const NEARLY_ALL = 4.5;

const LITTLE_MORE = 1.5;

/** What there is for a need. */
export type Found = {
  /** All that fit as well as anything does, the best first. */
  products: ProductRow[];
  /** The best of those that fit less. */
  nearly: ProductRow[];
  /** What was asked for and none of the products states. */
  unmet: string[];
  /** Rules that the products keep to. */
  kept: NeedRule[];
  /** Everything of the kind, whatever it costs. */
  pool: ProductRow[];
  /** The cheapest of what fits but for its price. */
  cheapest: ProductRow | null;
  /** The cheapest that has the last wish, where nothing within the budget has it. */
  beyond: ProductRow | null;
  /** Whether there may be more than was looked at. */
  isCut: boolean;
};

const nothing: Found = {
  products: [],
  nearly: [],
  unmet: [],
  kept: [],
  pool: [],
  cheapest: null,
  beyond: null,
  isCut: false,
};

/** "Cheap" has an end: half of what fits costs no more, or it costs little more than the cheapest. */
function cheapHalf({ products, nearly }: Pick<Found, 'products' | 'nearly'>) {
  const costs = products.map(({ pricePaise }) => pricePaise ?? Infinity).toSorted((a, b) => a - b);
  const middle = costs[Math.floor((costs.length - 1) / 2)] ?? 0;
  const most = Math.max(middle, (costs[0] ?? 0) * LITTLE_MORE);
  const isCheap = ({ pricePaise }: ProductRow) => (pricePaise ?? Infinity) <= most;
  return { products: products.filter(isCheap), nearly: nearly.filter(isCheap) };
}

/** Words of a name that nothing has of what was found by the others. */
const notNamed = (need: Need, products: ProductRow[]): string[] =>
  products.length === 0
    ? []
    : nameWords(need.words).filter((word) => !products.some((product) => holds(product, word)));

/** "Not blankets, quilts": what all of them could be called too, and none is, rules nothing out. */
const isOtherName = (word: string, pool: ProductRow[]): boolean =>
  pool.every((product) => mentions(product, word)) &&
  !pool.some(({ title, description, attributes }) =>
    plain([title, description, ...Object.values(attributes)].join(' ')).includes(word),
  );

/** Less than this of a kind lies there by chance. */
const FAIR_SHARE = 0.15;
const FEW = 2;

/** A keyboard after guitars is one to play: of a word for things of two departments those beside what was spoken of. */
function inDepartment(pool: ProductRow[], { near, isKind }: Need): ProductRow[] {
  const department = near.split(' > ')[0]!;
  if (department === '' || !isKind) return pool;
  const own = pool.filter((product) => departmentOf(product) === department);
  return own.length > FEW && own.length >= pool.length * FAIR_SHARE ? own : pool;
}

/** Ranks everything of the kind; only budget, exclusions, bounds, brands and for whom it is keep anything out. */
export function findFor(catalogue: ProductSource, asked: Need): Found {
  const pool = inDepartment(poolFor(catalogue, asked), asked);
  const need = { ...asked, unwanted: asked.unwanted.filter((word) => !isOtherName(word, pool)) };
  const isCut = pool.length >= MOST_LOOKED_AT;
  const unmet: string[] = [];
  let all = pool.filter((product) => !isRuledOut(product, need) && suits(product, need.forWhom));
  for (const isOut of RULED_OUT_LESS) {
    if (all.length === 0)
      all = pool.filter((product) => !isOut(product, need) && suits(product, need.forWhom));
  }
  for (const whom of [{ ...need.forWhom, age: null }, forAnybody]) {
    if (all.length > 0 || pool.length === 0) break;
    all = pool.filter((product) => !isRuledOut(product, need) && suits(product, whom));
    if (whom === forAnybody && all.length > 0) unmet.push(`for ${need.forWhom.audience ?? 'that'}`);
  }
  const { audience } = need.forWhom;
  if (all.length === 0 && (audience === 'women' || audience === 'men')) {
    const anybody = { ...need.forWhom, audience: null };
    all = pool.filter((product) => !isRuledOut(product, need) && suits(product, anybody));
    if (all.length > 0) unmet.push(`for ${audience}`);
  }
  if (all.length === 0) return { ...nothing, pool, isCut };
  if (need.brands.length > 0) {
    all = keepIf(
      all,
      (product) => isOfBrand(product, need.brands),
      need.brands.join(' or '),
      unmet,
    );
  }
  for (const bound of need.bounds) {
    all = keepIf(all, (product) => isWithinBounds(product, { bounds: [bound] }), bound.said, unmet);
  }
  const { atLeastStars } = need;
  if (atLeastStars !== null) {
    const rated = all.filter(({ rating }) => rating !== null);
    const enough = rated.filter(({ rating }) => rating! >= atLeastStars);
    if (enough.length === 0) unmet.push(`${atLeastStars} stars`);
    const best = Math.max(0, ...rated.map(({ rating }) => rating!));
    all =
      enough.length > 0
        ? enough
        : rated.filter(({ rating }) => rating! >= Math.min(best, NEARLY_ALL));
  }
  let affordable = all.filter((product) => isAffordable(product, need));
  if (affordable.length === 0 && need.price?.to != null && need.isKind)
    affordable = underOtherNames(catalogue, need);
  const ranked = byWishes(catalogue, need, affordable);
  const { kept, open } = ranked;
  const { products, nearly } = need.order === 'cheapest' ? cheapHalf(ranked) : ranked;
  const cheap = affordable.length > 0 ? products : byWishes(catalogue, need, all).products;
  const latest = need.extras.at(-1);
  if (need.price && latest !== undefined && open.includes(latest)) {
    const atAnyPrice = byWishes(catalogue, need, all);
    const beyond = cheapestOf(atAnyPrice.products);
    if (!atAnyPrice.open.includes(latest))
      return { ...nothing, nearly: products, unmet: open, pool, cheapest: beyond, beyond, isCut };
  }
  return {
    products: inOrder(
      need.extras.length + kept.length > 0
        ? products
        : oneOfEachKind(catalogue, usualFirst(catalogue, products, need), need),
      need,
    ),
    nearly,
    unmet: [...unmet, ...open, ...(need.isKind ? [] : notNamed(need, products))],
    kept,
    pool,
    cheapest: isAnotherWorld(all, need) ? null : cheapestOf(cheap),
    beyond: null,
    isCut,
  };
}
