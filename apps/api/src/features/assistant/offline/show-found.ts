import type { ProductRow } from '../../../db/product-row.ts';
import {
  plainReply,
  SHOWN_AT_ONCE,
  type AssistantCatalogue,
  type ChatMemory,
  type Need,
  type TurnReply,
} from './chat-state.ts';
import { findFor, type Found } from './find-for.ts';
import { isAnotherWorld, withScale } from './fits.ts';
import { withKinds } from './materials.ts';
import { holds, mentions } from './stated.ts';
import { poolFor, thingName } from './pool.ts';
import { dearerFirst } from './rank.ts';
import { severalReply } from './show-several.ts';
import { kindsToTry, narrowingChips } from './suggestions.ts';
import {
  limitText,
  budgetText,
  listText,
  money,
  noneSays,
  plural,
  priceOf,
  texts,
  vary,
} from './wording.ts';

/** Who gets so many to choose from is asked what they would spend. */
const MANY = 8;
const MOST_EARLIER = 5;

/** What was looked for before is kept, for whoever wants to go back. */
export function remembering(memory: ChatMemory, need: Need, isNew: boolean): ChatMemory {
  const { need: before, earlier } = memory;
  const isKept = isNew && before !== null && memory.shown.length > 0;
  return {
    ...memory,
    need,
    earlier: isKept
      ? [...earlier, { ...before, shown: memory.shown }].slice(-MOST_EARLIER)
      : earlier,
    spokenOf: null,
    asked: null,
    question: '',
    deals: null,
  };
}

type ThingNamed = Pick<Need, 'words' | 'isKind' | 'shelves'>;
/** The thing as it can be said: "study tables". */
export const thingText = ({ words, isKind, shelves }: ThingNamed): string =>
  shelves.some(({ key }) => thingName(key) === words)
    ? words
    : isKind
      ? plural(words)
      : words === ''
        ? 'things'
        : `products for “${words}”`;

function openText(unmet: string[]): string {
  const stars = unmet.find((wish) => wish.endsWith(' stars'));
  const wishes = unmet.filter((wish) => wish !== stars);
  return [stars ? `None of them has ${stars}; these are the best rated.` : '', noneSays(wishes)]
    .join(' ')
    .trim();
}

/** Whether a feed says of anything of the kind that there is such a thing in it. */
const isTold = (pool: ProductRow[], word: string): boolean =>
  withKinds(word).some((each) => pool.some((product) => mentions(product, each)));

/** Of what is eaten or put on the skin nobody may take silence for absence. */
const INSIDE = /diet|flavou?r|ingredient|variety|caffeine|skin type|hair type/iu;
const isTakenIn = ({ attributes }: ProductRow): boolean =>
  Object.keys(attributes).some((label) => INSIDE.test(label));

/** What is not wanted and what no store speaks of is not said to be missing. */
function silentText({ unwanted }: Need, { pool }: Found): string {
  const silent = pool.some(isTakenIn) ? unwanted.filter((word) => !isTold(pool, word)) : [];
  return silent.length === 0
    ? ''
    : `Whether there is ${listText(silent, 'or')} in them the stores do not say.`;
}

/** The thing with what was asked of it and is there: "black sofas without leather rated 4 or more". */
function wishText(need: Need, found: Found): string {
  const { unmet } = found;
  const asked = [...need.brands, ...need.extras]
    .filter((wish) => !unmet.includes(wish) && !thingText(need).includes(wish))
    .slice(-3);
  const words = asked.filter((wish) => !/^\d/u.test(wish));
  const numbers = asked.filter((wish) => /^\d/u.test(wish));
  const out = [
    ...need.unwanted.filter((word) => !found.pool.some(isTakenIn) || isTold(found.pool, word)),
    ...need.unwantedBrands.map((brand) => `“${brand}”`),
  ];
  const bounds = need.bounds
    .filter(({ said }) => !unmet.includes(said))
    .map(({ said }) => ` ${limitText(said)}`);
  const stars =
    need.atLeastStars === null || unmet.includes(`${need.atLeastStars} stars`)
      ? ''
      : ` rated ${need.atLeastStars} or more`;
  return `${[...words, thingText(need)].join(' ')}${numbers.length > 0 ? ` (${numbers.join(', ')})` : ''}${bounds.join(',')}${out.length > 0 ? ` without ${listText(out, 'or')}` : ''}${stars}`;
}

function leadText(need: Need, found: Found, shown: ProductRow[], turn: number): string {
  const { length: total } = found.products;
  const of = `${wishText(need, found)}${budgetText(need)}`;
  if (shown.length === 1) return `I found one that fits: ${shown[0]!.name}, ${priceOf(shown[0]!)}.`;
  if (found.unmet.length > 0) return `These are the nearest ${of}.`;
  if (total <= shown.length)
    return vary(turn, [`Here are ${total} ${of}.`, `I found ${total} ${of}.`]);
  return `Here are ${shown.length} of ${found.isCut ? 'at least ' : ''}${total} ${of}.`;
}

/** Why the first one comes first, where the order or a rule says so. */
function whyText(need: Need, found: Found, [first]: ProductRow[]): string {
  if (!first) return '';
  const why = found.kept.map((rule) => rule.why);
  if (need.order === 'cheapest')
    why.push(`The cheapest of these is ${first.name} at ${priceOf(first)}.`);
  if (need.order === 'dearest')
    why.push(`The most expensive of these is ${first.name} at ${priceOf(first)}.`);
  if (need.order === 'best rated' && first.rating !== null) {
    why.push(`The best rated is ${first.name}, ${first.rating.toFixed(1)} of 5.`);
  }
  if (need.quantity !== null && need.quantity > 1 && first.pricePaise !== null) {
    why.push(`${need.quantity} of the first come to ${money(first.pricePaise * need.quantity)}.`);
  }
  return why.join(' ');
}

const beyondText = (need: Need, { beyond }: Found): string =>
  beyond
    ? `The cheapest I have with “${need.extras.at(-1)}” is ${beyond.name} at ${priceOf(beyond)}.`
    : '';

/** Nothing to show: what there is, in words. */
function emptyText(need: Need, found: Found): string {
  const thing = thingText(need);
  const { price } = need;
  if (found.pool.length === 0 || isAnotherWorld(found.pool, need)) return `I have no ${thing}.`;
  const { cheapest } = found;
  if (price && cheapest) {
    const isBelow = !found.isCut && price.to !== null && (cheapest.pricePaise ?? 0) > price.to;
    const asked = need.extras.slice(-2).join(' ');
    const said = `I have no ${asked === '' ? '' : `${asked} `}${thing}${budgetText(need)}.`;
    return isBelow
      ? `${said} The cheapest I have is ${cheapest.name} at ${priceOf(cheapest)}.`
      : `${said} I have some at other prices, such as ${cheapest.name} at ${priceOf(cheapest)}.`;
  }
  const out = [...need.unwanted, ...need.unwantedBrands];
  if (out.length > 0)
    return `All the ${thing} I have are ruled out by ${listText(out.map((each) => `“${each}”`))}.`;
  return `None of the ${thing} I have is for that.`;
}

/** No aluminium leaves none of the rice cookers, but other cookers: what ends in the same name and is not ruled out. */
function widerNeed(catalogue: AssistantCatalogue, need: Need): Need | null {
  const name = need.words.split(' ').at(-1)!;
  if (need.unwanted.length === 0 || name === need.words) return null;
  const wider = { ...need, words: name, isKind: false, shelves: [] };
  return findFor(catalogue, wider).products.length > 0 ? wider : null;
}

/** What there is for a need, or why there is nothing. */
export function answerNeed(
  catalogue: AssistantCatalogue,
  asked: Need,
  memory: ChatMemory,
  isNew: boolean,
  before = '',
): TurnReply {
  const need = asked.words === '' ? asked : withScale(poolFor(catalogue, asked), asked);
  const remembered = remembering(memory, need, isNew);
  if (need.things.length > 0) return severalReply(catalogue, need, remembered);
  if (need.words === '') return askThing(catalogue, need, remembered);
  const found = findFor(catalogue, need);
  const isMissing = isAnotherWorld(found.pool, need);
  const all = found.beyond && need.price?.to != null ? found.nearly : found.products;
  const within = dearerFirst(all, need, isNew ? null : memory.need);
  const shown = isMissing ? [] : within.slice(0, SHOWN_AT_ONCE);
  // Who gets a part of what was asked wants no others that have less of it.
  const isPartMet = need.extras.some((wish) => !found.unmet.includes(wish));
  if (shown.length > 0 && found.unmet.length > 0 && !isPartMet) {
    const latest = need.extras.at(-1);
    const near = found.nearly.filter(
      (product) =>
        !shown.includes(product) &&
        (latest === undefined || found.unmet.includes(latest) || holds(product, latest)),
    );
    shown.push(...near.slice(0, SHOWN_AT_ONCE - shown.length));
  }
  const wider = shown.length === 0 && found.pool.length > 0 ? widerNeed(catalogue, need) : null;
  if (wider) return answerNeed(catalogue, wider, memory, isNew, emptyText(need, found));
  if (shown.length === 0) {
    // A wish that nothing answers is not built upon.
    const kept = found.pool.length === 0 || isMissing ? memory.need : need;
    return plainReply(
      [before, emptyText(need, found)].filter((part) => part !== '').join(' '),
      { ...remembered, need: kept, earlier: memory.earlier },
      found.pool.length === 0 ? kindsToTry(catalogue) : emptyChips(need, found),
    );
  }
  const asksBudget =
    isNew &&
    need.extras.length === 0 &&
    need.price === null &&
    found.products.length > MANY &&
    need.order === 'fitting';
  const message = [
    before,
    leadText(need, found, shown, remembered.earlier.length + need.extras.length),
    openText(found.unmet),
    silentText(need, found),
    beyondText(need, found),
    whyText(need, found, shown),
    asksBudget ? texts.askBudget : '',
  ];
  return {
    ...plainReply(
      message.filter((part) => part !== '').join(' '),
      memory,
      narrowingChips(found.products, need, shown.length),
    ),
    products: shown,
    isNew,
    memory: {
      ...remembered,
      shown: shown.map(({ id }) => id),
      seen: shown.length,
      asked: asksBudget ? 'budget' : null,
      spokenOf: shown.length === 1 ? shown[0]!.id : null,
    },
  };
}

function emptyChips(need: Need, { cheapest }: Found): string[] {
  if (!cheapest?.pricePaise) return [];
  const rupees = cheapest.pricePaise / 100;
  const step = 10 ** Math.max(1, Math.floor(Math.log10(rupees))) / 2;
  return need.price?.to != null && need.price.to < cheapest.pricePaise
    ? [`Up to ${money(Math.ceil(rupees / step) * step * 100)}`]
    : ['At any price'];
}

function askThing(catalogue: AssistantCatalogue, need: Need, memory: ChatMemory): TurnReply {
  return plainReply(texts.askThing, { ...memory, need, asked: 'thing' }, kindsToTry(catalogue));
}

/** The next few of what fits. */
export function moreReply(
  catalogue: AssistantCatalogue,
  memory: ChatMemory,
  asksElse: boolean,
): TurnReply {
  const { need, seen } = memory;
  if (!need || (need.words === '' && need.things.length === 0)) {
    return plainReply(texts.nothingShown, memory, kindsToTry(catalogue));
  }
  if (need.things.length > 0) return severalReply(catalogue, need, memory, memory.shown);
  const whole = memory.earlier.findLast(({ things }) => things.length > 0);
  if (need.isPart && whole && asksElse) {
    const rest = whole.things.filter(
      (thing) => !thing.includes(need.words) && !need.words.includes(thing),
    );
    return severalReply(catalogue, { ...whole, things: rest, extras: [] }, memory);
  }
  const { products, nearly } = findFor(catalogue, need);
  // What is on the screen may have come in another order: "bigger" goes up by size.
  const rest = products
    .filter(({ id }) => !memory.shown.includes(id))
    .slice(Math.max(0, seen - memory.shown.length));
  const next = (rest.length > 0 ? rest : nearly.slice(Math.max(0, seen - products.length))).slice(
    0,
    SHOWN_AT_ONCE,
  );
  if (next.length === 0) return plainReply(texts.nothingMore, memory, kindsToTry(catalogue));
  const isSame = rest.length > 0;
  return {
    ...plainReply(
      isSame
        ? `Here ${next.length === 1 ? 'is one' : `are ${next.length}`} more.`
        : 'These come near it as well.',
      memory,
    ),
    products: next,
    suggestions: narrowingChips(products, need, seen + next.length),
    memory: {
      ...memory,
      shown: next.map(({ id }) => id),
      seen: seen + next.length,
      spokenOf: null,
      asked: null,
    },
  };
}
