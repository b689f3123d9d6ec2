import { factsIn } from '@baeon/search/measure-facts';
import { stemOf } from '@baeon/search/stem';
import type { ProductRow } from '../../../db/product-row.ts';
import {
  plainReply,
  SHOWN_AT_ONCE,
  type AssistantCatalogue,
  type ChatMemory,
  type Need,
  type TurnReply,
} from './chat-state.ts';
import { isMeasured, labelNamed, labelOf, SIZES } from './beyond-labels.ts';
import { changeNeed } from './change-need.ts';
import { findFor } from './find-for.ts';
import { measureUnder } from './rank.ts';
import type { Beyond } from './read-turn.ts';
import { holds } from './stated.ts';
import { answerNeed } from './show-found.ts';
import { narrowingChips } from './suggestions.ts';
import { money, noneSays } from './wording.ts';

const wordOf: Record<Beyond, string> = {
  cheaper: 'cheaper',
  dearer: 'dearer',
  bigger: 'bigger',
  smaller: 'smaller',
  better: 'better rated',
};

const extreme = (
  shown: ProductRow[],
  value: (product: ProductRow) => number | null,
  pick: 'min' | 'max',
): number | null => {
  const known = shown.flatMap((product) => value(product) ?? []);
  return known.length === 0 ? null : Math[pick](...known);
};

/** What somebody asks for beyond what is on the screen; null where it is a request of its own. */
export function beyondTurn(
  catalogue: AssistantCatalogue,
  kind: Beyond,
  text: string,
  memory: ChatMemory,
  shown: ProductRow[],
): TurnReply | null {
  if (!memory.need) return null;
  if (memory.need.things.length > 0) {
    const named = new Set(catalogue.kindsIn(text).map(({ kind }) => kind.id));
    const spoken =
      shown.find(({ id }) => named.has(catalogue.kindOf(id)?.id ?? -1)) ??
      shown.find(({ id }) => id === memory.spokenOf) ??
      shown[0]!;
    const one = catalogue.kindOf(spoken.id);
    if (!one) return null;
    const need = {
      ...memory.need,
      words: one.name,
      isKind: true,
      things: [],
      areIdeas: false,
      isPart: true,
    };
    const alike = shown.filter(({ id }) => catalogue.kindOf(id)?.id === one.id);
    return beyondReply(catalogue, kind, text, need, { ...memory, need }, alike);
  }
  const isMoney = kind === 'cheaper' || kind === 'dearer';
  const label = isMoney ? undefined : labelOf(text, shown);
  if (label === null) return null;
  const { need, isNew } = changeNeed(catalogue, text, memory);
  const hasAmount =
    need.price !== memory.need.price &&
    JSON.stringify(need.price) !== JSON.stringify(memory.need.price);
  // "A longer battery, I travel a lot" says of these by what they differ.
  const measure = labelNamed(text);
  const isOfShown =
    !isMoney &&
    isMeasured(measure, shown) &&
    catalogue.kindsIn(text).every(({ kind }) => new RegExp(measure!, 'u').test(kind.name));
  if ((isNew && !isOfShown) || (hasAmount && isMoney))
    return answerNeed(catalogue, need, memory, isNew);
  const order = kind === 'cheaper' ? memory.need.order : need.order;
  const said = { ...(isNew ? memory.need : need), order };
  const isMore = hasAmount || (said.extras.length > memory.need.extras.length && !isOfShown);
  const otherwise = isMore ? answerNeed(catalogue, said, memory, false) : undefined;
  return beyondReply(catalogue, kind, text, said, memory, shown, { label, otherwise });
}

/** What has more or less of something than what is on the screen. */
function beyondReply(
  catalogue: AssistantCatalogue,
  kind: Beyond,
  text: string,
  need: Need,
  memory: ChatMemory,
  shown: ProductRow[],
  {
    label: named,
    otherwise,
  }: { label?: string | undefined; otherwise?: TurnReply | undefined } = {},
): TurnReply {
  const isPrice = kind === 'cheaper' || kind === 'dearer';
  const wider: Need = isPrice
    ? {
        ...need,
        price: kind === 'dearer' ? null : need.price && { from: null, to: need.price.to },
        order: 'fitting',
        most: null,
      }
    : { ...need, most: null };
  const first = findFor(catalogue, wider);
  const isLess = (product: ProductRow) =>
    (product.pricePaise ?? Infinity) <
    Math.min(...shown.map(({ pricePaise }) => pricePaise ?? Infinity));
  // Nothing of the brand costs less: others may.
  const isStuck =
    kind === 'cheaper' &&
    wider.brands.length > 0 &&
    ![...first.products, ...first.nearly].some(isLess);
  const { products, nearly } = isStuck ? findFor(catalogue, { ...wider, brands: [] }) : first;
  const all = [...products, ...nearly];
  const isMore = kind === 'dearer' || kind === 'bigger' || kind === 'better';
  // By which of the measures there is something beyond what is shown.
  const goesOn = (each: string): boolean => {
    const most = extreme(shown, (product) => measureUnder(product, each), isMore ? 'max' : 'min');
    return (
      most !== null &&
      all.some((product) => {
        const value = measureUnder(product, each);
        return value !== null && (isMore ? value > most : value < most);
      })
    );
  };
  const label =
    named ??
    labelNamed(text) ??
    SIZES.find(goesOn) ??
    SIZES.find((each) => shown.some((product) => measureUnder(product, each) !== null));
  const valueOf = (product: ProductRow): number | null => {
    if (isPrice) return product.pricePaise;
    if (kind === 'better') return product.rating;
    return label === undefined ? null : measureUnder(product, label);
  };
  const mark = extreme(shown, valueOf, isMore ? 'max' : 'min');
  const isBeyond = (product: ProductRow): boolean => {
    const value = valueOf(product);
    return value !== null && mark !== null && (isMore ? value > mark : value < mark);
  };
  const sorted = (list: ProductRow[]) =>
    list.filter(isBeyond).toSorted((a, b) => (valueOf(a)! - valueOf(b)!) * (isMore ? 1 : -1));
  const inside = sorted(products);
  const asked = need.extras.filter((wish) => !/^\d/u.test(wish));
  const asAsked =
    inside.length > 0
      ? inside
      : sorted(all.filter((product) => asked.every((wish) => holds(product, wish))));
  const beyond = asAsked.length > 0 || !isPrice ? asAsked : sorted(all);
  const open =
    asAsked.length > 0
      ? []
      : asked.filter((wish) => !beyond.some((product) => holds(product, wish)));
  if (beyond.length === 0) {
    if (otherwise && (mark === null || otherwise.memory.need?.price !== memory.need?.price))
      return otherwise;
    const furthest = shown.filter((product) => valueOf(product) !== null);
    furthest.sort((a, b) => (valueOf(b)! - valueOf(a)!) * (isMore ? 1 : -1));
    return nothingBeyond(kind, mark, memory, furthest.length > 0 ? furthest : shown);
  }
  // The next step first: who wants it bigger rarely wants the biggest.
  const next = (
    isPrice || kind === 'better'
      ? beyond.toSorted((a, b) => all.indexOf(a) - all.indexOf(b))
      : beyond
  ).slice(0, SHOWN_AT_ONCE);
  const added =
    isPrice || label === undefined || mark === null ? [] : boundBeyond(shown, label, mark, isMore);
  const changed: Need = {
    ...need,
    brands: isStuck ? [] : need.brands,
    price:
      kind === 'cheaper'
        ? { from: null, to: mark! - 1 }
        : kind === 'dearer'
          ? { from: mark! + 1, to: null }
          : need.price,
    extras:
      isPrice || kind === 'better'
        ? need.extras
        : need.extras.filter(
            (wish) =>
              !/^\d/u.test(wish) ||
              next.some((product) =>
                Object.values(product.attributes).join(' ').toLowerCase().includes(wish),
              ),
          ),
    bounds: [...need.bounds, ...added],
  };
  const [bound] = added;
  const [own] =
    named === undefined
      ? (/\blighter\b/u.exec(text) ?? [])
      : /\b(?:more|less|fewer) \p{L}+/u.exec(text)!;
  const word = named === undefined ? (own ?? wordOf[kind]) : `with ${own}`;
  const markText = bound ? `, ${bound.said}` : '';
  const count = next.length === 1 ? 'Here is one' : `Here are ${next.length}`;
  const said =
    kind === 'cheaper'
      ? `${count} that cost less than ${money(mark!)}.`
      : kind === 'dearer'
        ? `${count} above ${money(mark!)}.`
        : `${count} ${word}${markText}.`;
  return {
    ...plainReply(
      [next.length === 1 ? said.replace('that cost', 'that costs') : said, noneSays(open)]
        .join(' ')
        .trim(),
      memory,
    ),
    products: next,
    suggestions: narrowingChips(beyond, changed, next.length),
    memory: {
      ...memory,
      need: changed,
      shown: next.map(({ id }) => id),
      seen: next.length,
      asked: null,
      spokenOf: next.length === 1 ? next[0]!.id : null,
    },
  };
}

/** What "more" after "bigger" keeps to. */
function boundBeyond(
  shown: ProductRow[],
  label: string,
  mark: number,
  isMore: boolean,
): Need['bounds'] {
  const patterns = label.split('|').map((part) => new RegExp(`\\b${part}`, 'iu'));
  for (const { attributes } of shown) {
    const own = Object.entries(attributes).find(
      ([name, value]) =>
        patterns.some((pattern) => pattern.test(name)) && factsIn(value)[0]?.number === mark,
    );
    const fact = own && factsIn(own[1])[0];
    if (!own || !fact) continue;
    const step = mark * 0.001;
    return [
      {
        unit: fact.unit,
        from: isMore ? mark + step : null,
        to: isMore ? null : mark - step,
        near: own[0].toLowerCase().split(' ').map(stemOf),
        said: `${isMore ? 'more' : 'less'} than ${own[1]}`,
      },
    ];
  }
  return [];
}

function nothingBeyond(
  kind: Beyond,
  mark: number | null,
  memory: ChatMemory,
  shown: ProductRow[],
): TurnReply {
  const first = shown[0]?.name ?? 'these';
  const said =
    mark === null
      ? `The stores do not say enough to tell which is ${wordOf[kind]}.`
      : `None is ${wordOf[kind]} than ${first}.`;
  const furthest = { ...memory, shown: shown.map(({ id }) => id) };
  return {
    ...plainReply(said, furthest, ['Show more', 'Start over']),
    products: shown,
  };
}
