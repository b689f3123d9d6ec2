import { stemOf } from '@baeon/search/stem';
import { askForWords } from '@baeon/search/understand';
import { plain } from '@baeon/search/words';
import type { ProductRow } from '../../../db/product-row.ts';
import { begin, type ChangedNeed, saysAnything, understood, withSlots } from './apply-slots.ts';
import { type AssistantCatalogue, type Need, needFor } from './chat-state.ts';
import { COLOURS } from './phrases.ts';
import { OF_SHOWN } from './named-things.ts';
import { nameWords, poolFor } from './pool.ts';
import type { Slots } from './slots.ts';
import { holds, says, tellsBesides } from './stated.ts';

/** Turns of so few words name what is looked for, or nothing. */
export const SHORT = 4;
/** Up to here a title says what it is; behind it for what, by whom, and more. */
const BEHIND_NAME = /\s(?:for|with|by|from)\s.*|\s?[([–,].*/iu;
/** What a title may end in behind the thing. */
const TRAILING = new Set('set sets pack kit combo pair'.split(' '));

const endOf = (text: string, reach: number): string[] =>
  plain(text)
    .split(' ')
    .filter((word) => word !== '' && !TRAILING.has(word))
    .slice(-reach);

/**
 * Whether a product is what a word names: its type or its title ends in it, or in what it goes before ("rash cream")
 * where the reach is two words. A title of a book names itself.
 */
function isThing({ title, productType }: ProductRow, word: string, reach = 1): boolean {
  if (productType === null) return true;
  const leaf = productType.split('>').at(-1)!;
  const isEnd = (text: string) => endOf(text, reach).some((end) => stemOf(end) === stemOf(word));
  if (isEnd(leaf)) return true;
  const name = title.replace(BEHIND_NAME, '');
  return isEnd(name) && !says(title.slice(name.length), endOf(leaf, 1).join(' '));
}

/** Whether a product has a word as what it is, in what it states, or in its model's name; not in a name of its own. */
function isMeantBy(product: ProductRow, word: string): boolean {
  const { title, brand, productType } = product;
  const model = plain(title.startsWith(brand ?? '') ? title.slice(brand?.length ?? 0) : '').trim();
  return (
    isThing(product, word) ||
    tellsBesides(product, word) ||
    says(productType ?? '', word) ||
    (brand !== null && says(model.split(' ').slice(0, 2).join(' '), word))
  );
}

/** The word that names a thing, though it is no kind of its own: "garlic bread" is a bread, "flute bamboo" a flute. */
function thingAmong(catalogue: AssistantCatalogue, words: string[], reach = 1): string | null {
  const named = words.filter((word) => /^\p{L}{3,}$/u.test(word));
  const ends = [...new Set([named.at(-1), named[0]])];
  return (
    ends.find((word) => {
      if (word === undefined || catalogue.countOf(word) === 0) return false;
      return poolFor(catalogue, needFor(word))
        .slice(0, 8)
        .some((product) => product.productType !== null && isThing(product, word, reach));
    }) ?? null
  );
}

/** The words up to what it is for, or with what. */
function headWords({ rest, words }: Slots): string[] {
  const end = /\b(?:for|with|of|in|on|to|from)\b|[,;.]/u.exec(rest)?.index ?? rest.length;
  const head = words.filter(({ from }) => from < end);
  return (head.length > 0 ? head : words).map(({ text }) => text);
}

/** "I want a cooker": what is asked for by a noun that things are called by, of whatever kind they are. */
const ASKED_NOUN =
  /\b(?:want|need|buy|looking for|show(?: me)?|get(?: me)?|give(?: me)?|suggest(?: me)?)\s+(?:an?|one|some|any)\s+(?<said>[\p{L} -]+?)(?=\s*(?:$|[,.;!?]|\b(?:for|with|which|that|in|under|of|to|it|up)\b))/u;
export function nounAsked(catalogue: AssistantCatalogue, { rest }: Slots): string | null {
  const words = ASKED_NOUN.exec(rest)?.groups?.['said']?.split(/\s+/u) ?? [];
  // Of several things each is looked for by itself.
  const isOne = words.length > 0 && words.length <= SHORT && !words.includes('and');
  return !isOne ? null : thingAmong(catalogue, words.slice(-1));
}

export const namesThing = (catalogue: AssistantCatalogue, slots: Slots): boolean =>
  thingAmong(catalogue, headWords(slots)) !== null;

/** A thing that is named by a word, with what else was said of it. */
function needNamed(
  catalogue: AssistantCatalogue,
  base: Need,
  slots: Slots,
  text: string,
): Need | null {
  const isShort = slots.adds || text.split(' ').length < SHORT;
  const thing = thingAmong(catalogue, headWords(slots), isShort ? 2 : 1);
  if (thing === null) return null;
  const words = slots.words.map((word) => word.text);
  const extras = words.filter((word) => word !== thing && catalogue.countOf(word) > 0);
  return {
    ...withSlots({ ...base, words: thing, isKind: false }, slots, text),
    extras: [...base.extras, ...extras],
  };
}

/** No kind is named: what products are called, or nothing that there is. */
export function byWords(
  catalogue: AssistantCatalogue,
  text: string,
  slots: Slots,
  before: Need | null,
  wishes: string[],
): ChangedNeed {
  const words = slots.words.map((word) => word.text);
  const base = { ...(before ?? needFor('')), words: '' };
  if (words.length === 0 && slots.brands.length === 0) {
    return {
      need: withSlots(base, slots, text),
      isNew: false,
      isUnderstood: saysAnything(slots),
      absent: null,
    };
  }
  if (
    words.length > 0 &&
    words.every((word) => COLOURS.has(word)) &&
    (before !== null || thingAmong(catalogue, words) === null)
  ) {
    return {
      need: { ...withSlots(base, slots, text), extras: words },
      isNew: false,
      isUnderstood: true,
      absent: null,
    };
  }
  const known = words.filter((word) => /\d/u.test(word) || catalogue.countOf(word) > 0);
  for (const name of namesIn(known, words, slots)) {
    const more = words.filter((word) => !name.includes(word) && !/^\p{L}+$/u.test(word));
    const extras = [...wishes, ...(slots.brands.length > 0 ? more : [])];
    const need = { ...withSlots({ ...base, words: name }, slots, text), extras };
    const pool = poolFor(catalogue, need);
    const parts = nameWords(name);
    const isMeant = (product: ProductRow) =>
      (parts.length > 1 && plain(product.title).includes(name)) ||
      parts.some((word) => isMeantBy(product, word));
    if (slots.brands.length > 0 ? pool.length > 0 : pool.some(isMeant))
      return understood(need, true);
  }
  const named = needNamed(catalogue, base, slots, text);
  if (named) return understood(named, true);
  const need = withSlots(base, slots, text);
  return { need, isNew: true, isUnderstood: false, absent: headWords(slots).join(' ') };
}

/** Ways in which the words may be a name: all that are known, those without numbers, a brand by itself. */
function namesIn(known: string[], words: string[], { brands }: Slots): string[] {
  const letters = known.filter((word) => !/^\d/u.test(word));
  const isEnough =
    words.length <= 2 ? known.length === words.length : known.length >= words.length / 2;
  const names = letters.length > 0 && isEnough ? [known.join(' ')] : [];
  if (names.length > 0 && letters.length < known.length && letters.length > 1)
    names.push(letters.join(' '));
  if (brands.length > 0 && letters.length === 0) names.push(brands.join(' ').toLowerCase());
  return names;
}

/** Words that say nothing of what is looked for may name something else, by what its products are called. */
export function otherThing(
  catalogue: AssistantCatalogue,
  text: string,
  slots: Slots,
  before: Need,
): ChangedNeed | null {
  const words = slots.words
    .map((word) => word.text)
    .filter((word) => !COLOURS.has(word) && word !== 'colour');
  if (words.length === 0) return null;
  const isShort = text.split(' ').length <= SHORT;
  // "One with a remote" asks for no remote, "for the pool" for no pool.
  const isProperty =
    /\b(?:ones?|type|kind|handed|free)\b|^(?:for|with|in)\b|\bif (?:it|they|this|these)\b/u.test(
      text,
    );
  if (!isProperty) {
    const named = needNamed(catalogue, begin(before, '', false), slots, text);
    if (named) return understood(named, true);
    const known = words.filter((word) => !/\d/u.test(word) && catalogue.countOf(word) > 0);
    const thing = begin(before, known.join(' '), false);
    const isName = known.length > 1 && known.length <= 3 && known.length === words.length;
    const [best] = isName ? poolFor(catalogue, thing) : [];
    if (best && known.every((word) => says(best.title, word)))
      return understood(withSlots(thing, slots, text), true);
  }
  return (isShort || OF_SHOWN.test(text)) && !saysAnything(slots)
    ? { need: before, isNew: false, isUnderstood: false, absent: words.join(' ') }
    : null;
}

const MOST_FOUND = 30;
const TWO = 2;
/** What a description tells counts for less than what a title says. */
const TOLD = 0.5;

/** What says most of the words in its title, the rare ones first: where nothing is called so, it comes nearest. */
export function nearestByWords(
  catalogue: AssistantCatalogue,
  slots: Slots,
  base: Need,
): Need | null {
  const said = [...slots.words.map(({ text }) => text), ...slots.kinds.map((kind) => kind.said)];
  const words = [...new Set([...said, ...slots.brands.map((brand) => brand.toLowerCase())])].filter(
    (word) => /^\p{L}|^\d{3,}$/u.test(word) && !COLOURS.has(word) && catalogue.countOf(word) > 0,
  );
  if (words.length < TWO) return null;
  const { found } = catalogue.search({
    understood: askForWords(words.join(' ')),
    limit: MOST_FOUND,
  });
  const weigh = (some: string[]) =>
    some.reduce((sum, word) => sum + 1 / Math.log(2 + catalogue.countOf(word)), 0);
  let best = { inTitle: [] as string[], told: [] as string[], weight: 0 };
  for (const { product } of found) {
    const inTitle = words.filter((word) => says(product.title, word));
    const told = words.filter((word) => !inTitle.includes(word) && holds(product, word));
    const isNear =
      inTitle.length >= TWO ||
      inTitle.length + told.length > TWO ||
      told.some((word) => /\d/u.test(word));
    const weight = weigh(inTitle) + weigh(told) * TOLD;
    if (isNear && inTitle.length > 0 && weight > best.weight) best = { inTitle, told, weight };
  }
  if (best.inTitle.length === 0) return null;
  const extras = best.told.filter((word) => /\d/u.test(word));
  return { ...base, words: best.inTitle.join(' '), isKind: false, things: [], extras };
}

const LEAST_TITLE = 3;

/** A turn that is a part of a title, word by word, names that product. */
export function titleIn(catalogue: AssistantCatalogue, text: string): string | null {
  const name = plain(text)
    .replace(
      /^(?:(?:i|we|do|you|have|want|need|show|me|the book|book|called|looking|for|any|is|there)\s+)+/u,
      '',
    )
    .replaceAll(/[?!."“”]+/gu, '')
    .trim();
  const words = name.split(' ');
  if (
    words.length < LEAST_TITLE ||
    words.length > 10 ||
    words.some((word) => catalogue.countOf(word) === 0 && word.length > 3)
  )
    return null;
  const { found } = catalogue.search({
    understood: askForWords(name),
    limit: 4,
  });
  const isOwn = found.some(
    ({ product }) => product.productType !== null && plain(product.title).startsWith(name),
  );
  return isOwn && catalogue.kindsIn(name).every(({ to }) => to < name.length) ? name : null;
}
