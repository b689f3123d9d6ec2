import type { ProductRow } from '../../../db/product-row.ts';
import { plainReply, type ChatMemory, type TurnReply } from './chat-state.ts';
import { askedIn, questionOf } from './asked-in.ts';
import { featuresOf } from './features.ts';
import { isChatter } from './named-things.ts';
import { MUCH_OF } from './phrases.ts';
import { isOnlyText } from './pool.ts';
import { measureUnder } from './rank.ts';
import type { Reference } from './references.ts';
import { says } from './stated.ts';
import { factUnder, measureText } from './text-measures.ts';
import { listText, money, texts } from './wording.ts';

/** What "which one is bigger" may be about. */
const MORE_OF: typeof MUCH_OF = [
  ...MUCH_OF,
  [/\b(?:lightest|lighter)\b/u, 'weight', true],
  [/\b(?:longer|longest)\b/u, 'length|battery|playtime|size'],
  [/\b(?:bigger|larger|taller|wider|tallest|widest)\b/u, 'screen|capacity|size|height|quantity'],
  [/\b(?:smaller|shorter|thinner|slimmer|shortest|thinnest)\b/u, 'screen|size|capacity', true],
];
const ASKS_LESS = /\b(?:cheap(?:er|est)|costs? (?:less|least)|less expensive|lowest price)\b/u;
/** "The most pieces", "least caffeine": of what a label says. */
const MOST_OF =
  /\b(?<how>most|more|maximum|max|highest|higher|biggest|longest|best|better|least|less|fewest|fewer|lowest|lower|minimum)\s+(?<what>\p{L}{3,})\b/u;
const LEAST = /^(?:least|less|few|low|min)/u;

type Much = (typeof MUCH_OF)[number];

/** Of what there should be most, or least. */
function muchAsked(text: string, among: ProductRow[]): Much | undefined {
  const known = MORE_OF.find(([pattern]) => pattern.test(text));
  const { how = '', what = '' } = MOST_OF.exec(text)?.groups ?? {};
  const label = featuresOf(among[0]!).find(
    (feature) => what !== '' && !isChatter(what) && says(feature.label, what),
  )?.label;
  if (known || label === undefined) return known;
  return [MOST_OF, label.toLowerCase().replaceAll(/[^\p{L}\p{N} ]/gu, '.'), LEAST.test(how)];
}

function toldUnder(product: ProductRow, labels: string): string | null {
  for (const part of labels.split('|')) {
    const fact = factUnder(product, part);
    if (fact) return `${part} ${measureText(fact)}`;
  }
  return null;
}

/** What speaks for a product among others, as its feed states it. */
function reasonsFor(product: ProductRow, among: ProductRow[], text: string): string[] {
  const others = among.filter(({ id }) => id !== product.id);
  const reasons: string[] = [];
  const much = muchAsked(text, among);
  const told = much && isOnlyText(product) ? toldUnder(product, much[1]) : null;
  if (told) reasons.push(told);
  else if (much) {
    const label = Object.keys(product.attributes).find((name) =>
      new RegExp(`\\b(?:${much[1]})`, 'iu').test(name),
    );
    if (label) reasons.push(`${label} ${product.attributes[label]}`);
  }
  const { rating, pricePaise } = product;
  if (rating !== null) {
    const isBest = others.every((other) => (other.rating ?? 0) <= rating);
    reasons.push(
      `${isBest && others.length > 0 ? 'the best rating of these, ' : 'a rating of '}${rating.toFixed(1)} of 5`,
    );
  }
  if (
    pricePaise !== null &&
    others.length > 0 &&
    others.every((other) => (other.pricePaise ?? Infinity) >= pricePaise)
  ) {
    reasons.push(`the lowest price, ${money(pricePaise)}`);
  } else if (pricePaise !== null) reasons.push(`a price of ${money(pricePaise)}`);
  const own = Object.entries(product.attributes)
    .filter(
      ([label, value]) =>
        !/colou?r/iu.test(label) &&
        !reasons.some((reason) => reason.startsWith(`${label} `)) &&
        others.some(({ attributes }) => attributes[label] !== value),
    )
    .slice(0, 2)
    .map(([label, value]) => `${label} ${value}`);
  return [...reasons, ...own];
}

/** The one to take, with the reason; or why the one that was spoken of came first. */
export function pickReply(
  text: string,
  which: Reference | null,
  memory: ChatMemory,
  shown: ProductRow[],
  isWhy: boolean,
): TurnReply {
  const isOpen = memory.need !== null && (memory.need.isMeant || memory.need.areIdeas);
  const among =
    which && !which.isVague && which.places.length > 1
      ? which.places.flatMap((place) => shown[place] ?? [])
      : // Of ideas of several kinds the first kind helps most.
        shown.filter(({ productType }) => !isOpen || productType === shown[0]!.productType);
  const much = among.length > 0 ? muchAsked(text, among) : undefined;
  const least = much?.[2] ? Infinity : -1;
  const score = (product: ProductRow) => {
    if (ASKS_LESS.test(text)) return -(product.pricePaise ?? Infinity);
    if (!much) return product.rating ?? 0;
    return (measureUnder(product, much[1]) ?? least) * (much[2] ? -1 : 1);
  };
  if (much && !isWhy && among.every((product) => measureUnder(product, much[1]) === null))
    return {
      ...plainReply('The stores do not say enough to tell which.', memory),
      products: among,
    };
  const spoken = isWhy
    ? (shown.find(({ id }) => id === memory.spokenOf) ??
      shown[which && !which.isVague ? which.places[0]! : 0])
    : undefined;
  const best =
    spoken ??
    among.toSorted(
      (a, b) =>
        score(b) - score(a) ||
        (b.rating ?? 0) - (a.rating ?? 0) ||
        (a.pricePaise ?? 0) - (b.pricePaise ?? 0),
    )[0];
  if (!best) return plainReply(texts.nothingShown, memory);
  const asked = isWhy ? `${text} ${memory.need?.use ?? ''}` : text;
  // "Of these" are all that somebody sees.
  const reasons = listText(reasonsFor(best, isOpen ? shown : among, asked));
  const said = isWhy
    ? `Because of what is stated of ${best.name}: ${reasons}.`
    : `I would take ${best.name}, because it has ${reasons}.`;
  return {
    ...plainReply(said, {
      ...memory,
      spokenOf: best.id,
      asked: null,
      question: questionOf(askedIn(text, among), []),
      need: memory.need && { ...memory.need, use: `${memory.need.use} ${text}`.slice(-480) },
    }),
    products: [best],
  };
}
