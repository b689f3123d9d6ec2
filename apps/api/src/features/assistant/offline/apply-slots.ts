import { type Need, needFor } from './chat-state.ts';
import type { ForWhom } from './for-whom.ts';
import { COLOURS, NO_LIMIT } from './phrases.ts';
import type { ProductRow } from '../../../db/product-row.ts';
import type { Slots } from './slots.ts';
import { holds, mentions, says } from './stated.ts';

const LONGEST_USE = 480;

export type ChangedNeed = {
  need: Need;
  /** Whether something else is looked for than before. */
  isNew: boolean;
  /** Whether the sentence said anything that was understood. */
  isUnderstood: boolean;
  /** What was asked for and the catalogue does not have. */
  absent: string | null;
};

export const understood = (need: Need, isNew: boolean): ChangedNeed => ({
  need,
  isNew,
  isUnderstood: true,
  absent: null,
});

const mergedWhom = (before: ForWhom, now: ForWhom): ForWhom => ({
  audience:
    now.audience ??
    (now.recipient !== null && now.recipient !== before.recipient && before.recipient !== null
      ? null
      : before.audience),
  age: now.age ?? (now.audience !== null && now.audience !== before.audience ? null : before.age),
  recipient: now.recipient ?? before.recipient,
});

/** "Need ten, seven thousand in all" is seven hundred for one. */
function priceEach({ price, quantity, isTotal }: Slots): Need['price'] {
  if (!price) return null;
  const { from, to } = price;
  if (!quantity || !isTotal) return { from, to };
  const most = to ?? from;
  return { from: null, to: most === null ? null : Math.floor(most / quantity) };
}

/** "For him" is for whom it was before, be it a baby. */
const isAsBefore = ({ forWhom }: Need, { forWhom: { recipient } }: Slots, text: string): boolean =>
  forWhom.audience !== null && recipient === null && /\bfor (?:him|her)\b/u.test(text);

/** "At least five though" leaves the limit as it was. */
const withLimit = (said: Need['price'], before: Need['price']): Need['price'] =>
  said && said.to === null && said.from !== null && (before?.to ?? 0) > said.from
    ? { ...said, to: before!.to }
    : said;

/** What can be said of any thing: money, brands, for whom, what is not wanted. */
export function withSlots(need: Need, slots: Slots, text: string): Need {
  const brands = slots.brands.length > 0 ? slots.brands : need.brands;
  const bounds = need.bounds.filter(
    ({ unit }) => !slots.bounds.some((bound) => bound.unit === unit),
  );
  const isOut = (brand: string) => slots.unwantedBrands.includes(brand);
  return {
    ...need,
    price: withLimit(priceEach(slots), need.price) ?? (NO_LIMIT.test(text) ? null : need.price),
    order: slots.order ?? (slots.most ? 'fitting' : need.order),
    most: slots.most ?? (slots.order ? null : need.most),
    atLeastStars: slots.stars ?? need.atLeastStars,
    unwanted: [...new Set([...need.unwanted, ...slots.unwanted])].slice(-16),
    unwantedBrands: [
      ...new Set([
        ...need.unwantedBrands.filter((brand) => !slots.brands.includes(brand)),
        ...slots.unwantedBrands,
      ]),
    ].slice(-16),
    brands: brands.filter((brand) => !isOut(brand)).slice(0, 8),
    bounds: [...bounds, ...slots.bounds].slice(-8),
    forWhom: isAsBefore(need, slots, text) ? need.forWhom : mergedWhom(need.forWhom, slots.forWhom),
    quantity: slots.quantity ?? need.quantity,
    use: `${need.use} ${text}`.trim().slice(-LONGEST_USE),
  };
}

/** Something else is looked for; a person, and the budget for several things, go on. */
export function begin(before: Need | null, thing: string, isKind: boolean): Need {
  const fresh = { ...needFor(thing), isKind };
  if (!before) return fresh;
  const isPart = before.isPart || before.isMeant || before.things.length > 0;
  const hasThings = before.things.length > 0;
  return {
    ...fresh,
    isPart,
    forWhom: before.forWhom,
    // What was not asked for by its name was looked for with all there is to spend.
    price: isPart || before.words === '' ? before.price : null,
    unwanted: hasThings ? before.unwanted : [],
    // Who had trouble with a make wants nothing of it.
    unwantedBrands: before.unwantedBrands,
    extras: hasThings ? before.extras : [],
    use: isPart ? before.use : '',
  };
}

/** "Any colour" takes back what was said about it. */
export function withoutWhatNoMore(need: Need, text: string, slots: Slots): Need {
  const what = /\bany (colour|brand)\b|\b(colour|brand) (?:doesn't|does not|don't) matter\b/u.exec(
    text,
  );
  const name = what?.[1] ?? what?.[2];
  if (name === 'brand')
    return { ...need, brands: slots.brands, unwantedBrands: slots.unwantedBrands };
  return name === 'colour'
    ? {
        ...need,
        extras: need.extras.filter(
          (wish) => !wish.split(' or ').every((word) => COLOURS.has(word)),
        ),
      }
    : need;
}

/** What is ruled out may be a part of how the thing is called: "not running" of running shoes. */
export function withoutUnwantedName(need: Need): Need {
  const words = need.words.split(' ');
  const isOut = (word: string) =>
    need.unwanted.some((out) => out === word || `${out}s` === word || out === `${word}s`);
  const rest = words.filter((word) => !isOut(word));
  const unwanted = need.unwanted.filter(
    (out) => out !== need.words && `${out}s` !== need.words && out !== `${need.words}s`,
  );
  return rest.length === 0 || rest.length === words.length
    ? { ...need, unwanted }
    : { ...need, words: rest.join(' ') };
}

/** "Not the oily skin one": all are for skin, so that word rules nothing out. */
export function tellingOnly(unwanted: string[], said: string[], pool: ProductRow[]): string[] {
  const isOfAll = (word: string) => pool.every((product) => mentions(product, word));
  const isTelling = (word: string) => !isOfAll(word) && pool.some((each) => mentions(each, word));
  if (said.length < 2 || !said.some(isTelling)) return unwanted;
  return unwanted.filter((word) => !said.includes(word) || !isOfAll(word));
}

/** For several things only the upper end counts, ideas are one by one; "around" is that, and a little more. */
export function wholePrice(
  { price, areIdeas, words }: Need,
  { price: said }: Slots,
): Need['price'] {
  if (!price || (areIdeas && said?.about === undefined)) return price;
  // "Can it be a watch? Two to three thousand is enough": said of the one thing.
  if (words !== '' && said?.from != null && said.to != null && said.about === undefined)
    return price;
  return { from: null, to: said?.about !== undefined ? Math.round(said.about * 1.05) : price.to };
}

export const saysAnything = (slots: Slots): boolean =>
  slots.price !== null ||
  slots.order !== null ||
  slots.most !== null ||
  slots.stars !== null ||
  slots.quantity !== null ||
  slots.unwanted.length + slots.unwantedBrands.length + slots.brands.length + slots.bounds.length >
    0 ||
  slots.forWhom.audience !== null ||
  slots.forWhom.recipient !== null ||
  slots.forWhom.age !== null;

/** What is planned is paid for together. */
export const inAll = (need: Need, slots: Slots): Need =>
  need.things.length > 0 && !need.areIdeas ? { ...need, price: wholePrice(need, slots) } : need;

/** A brand of before that has nothing of what is asked now was not meant to stay. */
export function withoutOldBrand(
  need: Need,
  slots: Slots,
  wishes: string[],
  pool: ProductRow[],
): Need {
  const last = wishes.at(-1);
  if (need.brands.length === 0 || slots.brands.length > 0 || last === undefined) return need;
  const isOld = (product: ProductRow) =>
    need.brands.some((brand) =>
      says(`${product.brand ?? ''} ${product.title}`, brand.toLowerCase()),
    );
  const stating = pool.filter((product) => holds(product, last));
  return stating.length > 0 && !stating.some(isOld) ? { ...need, brands: [] } : need;
}
