import type { ProductRow } from '../../../db/product-row.ts';
import {
  plainReply,
  type AssistantCatalogue,
  type ChatMemory,
  type Need,
  type TurnReply,
} from './chat-state.ts';
import { changeNeed } from './change-need.ts';
import { slotsOf } from './slots-in-chat.ts';
import { findFor } from './find-for.ts';
import { countedThing } from './list-parts.ts';
import { nameWords } from './pool.ts';
import { readReference } from './references.ts';
import type { Turn } from './read-turn.ts';
import { answerNeed, thingText } from './show-found.ts';
import type { SmallTalk } from './small-talk.ts';
import { isSameThing } from './refine-or-switch.ts';
import { says } from './stated.ts';
import { kindsToTry } from './suggestions.ts';
import { money, texts } from './wording.ts';

const COUNTS = 'zero one two three four five six seven eight nine ten eleven twelve'.split(' ');

export function smallTalkReply(
  catalogue: AssistantCatalogue,
  talk: SmallTalk,
  memory: ChatMemory,
  shown: ProductRow[],
): TurnReply {
  if (talk === 'nod') {
    const said =
      shown.length > 0
        ? 'Shall I compare them, show more, or narrow them down by price, brand or colour?'
        : texts.greeting;
    return plainReply(
      said,
      memory,
      shown.length > 1 ? ['Compare the first two', 'Show more'] : kindsToTry(catalogue),
    );
  }
  if (talk === 'joke') return plainReply(texts.outside, memory, kindsToTry(catalogue));
  const isOpening = talk !== 'thanks' && talk !== 'bye';
  return plainReply(texts[talk], memory, isOpening ? kindsToTry(catalogue) : []);
}

/** Who sells it is the one to ask; the card of a product leads there. */
export function storeReply(
  about: Extract<Turn, { kind: 'store' }>['about'],
  text: string,
  memory: ChatMemory,
  shown: ProductRow[],
): TurnReply {
  const it = shown.findIndex(({ id }) => id === memory.spokenOf);
  const which = readReference(text, shown.length, it < 0 ? null : it);
  const product = shown[which?.places[0] ?? Math.max(0, it)];
  const settled: Record<typeof about, string> = {
    return:
      'Returns and exchanges are settled by the store that sells it; I do not know its policy.',
    delivery: 'Whether it is delivered, and when, is for the store that sells it to say.',
    service: 'Gift wrapping, fitting, repair and the like are for the store that sells it to say.',
    pay: 'How you can pay is for the store that sells it to say.',
    order: 'I cannot order for you: open the product to buy it from the store that sells it.',
    where: 'The product’s page says who sells it.',
  };
  if (!product) return plainReply(settled[about], memory);
  return {
    ...plainReply(`${settled[about]} Open ${product.name} to go there.`, {
      ...memory,
      spokenOf: product.id,
    }),
    products: [product],
    ...(about === 'where' && { asksForStores: product }),
  };
}

/** The sum of what is on the screen, or so many of one. */
export function totalReply(text: string, memory: ChatMemory, shown: ProductRow[]): TurnReply {
  const said =
    /\b(?:for|of)\s+(?<n>\d{1,3}|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|a dozen)\b/u.exec(
      text,
    )?.groups?.['n'];
  const count =
    said === undefined
      ? null
      : said === 'a dozen'
        ? 12
        : COUNTS.includes(said)
          ? COUNTS.indexOf(said)
          : Number(said);
  const isOne =
    count !== null ||
    (memory.need !== null &&
      memory.need.things.length === 0 &&
      !/\b(?:both|all|together|two)\b/u.test(text));
  if (isOne) {
    const product =
      named(text, shown) ?? shown.find(({ id }) => id === memory.spokenOf) ?? shown[0]!;
    const many = count ?? memory.need?.quantity ?? 1;
    if (product.pricePaise === null)
      return plainReply(`The store gives no price for ${product.name}.`, memory);
    const each = many > 1 ? `, ${money(product.pricePaise)} each` : '';
    return {
      ...plainReply(
        `${many > 1 ? `${many} of ` : ''}${product.name} ${many > 1 ? 'come' : 'comes'} to ${money(product.pricePaise * many)}${each}.`,
        memory,
      ),
      products: [product],
    };
  }
  const each = firstOfEach(memory, shown);
  const counted = /\b(?:both|two)\b/u.test(text) ? each.slice(0, 2) : each;
  const things = memory.need?.things ?? [];
  const countAt = (nth: number) =>
    things.length === counted.length ? countedThing(things[nth]!).count : 1;
  const sum = counted.reduce((so, { pricePaise }, nth) => so + (pricePaise ?? 0) * countAt(nth), 0);
  const parts = counted
    .map(({ name, pricePaise }, nth) => {
      const times = countAt(nth) > 1 ? `${countAt(nth)} × ` : '';
      return `${times}${name} ${money((pricePaise ?? 0) * countAt(nth))}`;
    })
    .join(', ');
  return { ...plainReply(`Together ${money(sum)}: ${parts}.`, memory), products: counted };
}

/** Of several things on the screen the one that is named: "sleeping bags how much for 4". */
function named(text: string, shown: ProductRow[]): ProductRow | undefined {
  const words = nameWords(text);
  const saidOf = ({ title }: ProductRow) => words.filter((word) => says(title, word)).length;
  const most = Math.max(0, ...shown.map(saidOf));
  return most === 0 ? undefined : shown.find((product) => saidOf(product) === most);
}

/** Of two things, two of each may be on the screen. */
function firstOfEach({ need }: ChatMemory, shown: ProductRow[]): ProductRow[] {
  return need && need.things.length === 2 && shown.length > 2
    ? [shown[0]!, shown[Math.ceil(shown.length / 2)]!]
    : shown;
}

/** What the cheapest costs, whatever the budget was. */
export function lowestPriceReply(
  catalogue: AssistantCatalogue,
  memory: ChatMemory,
): TurnReply | null {
  const { need } = memory;
  if (!need || need.words === '') return null;
  const { products } = findFor(catalogue, { ...need, price: null, order: 'cheapest', most: null });
  const [first] = products;
  if (!first || first.pricePaise === null) return null;
  const isWithin = need.price?.to == null || first.pricePaise <= need.price.to;
  return {
    ...plainReply(`The cheapest I have is ${first.name} at ${money(first.pricePaise)}.`, {
      ...memory,
      need: isWithin ? { ...need, order: 'cheapest' } : need,
      spokenOf: first.id,
      shown: isWithin
        ? [first.id, ...memory.shown.filter((id) => id !== first.id)].slice(0, 8)
        : memory.shown,
    }),
    products: isWithin ? [first] : [],
  };
}

const nameOf = (need: Need): string => `${need.words} ${need.things.join(' ')}`;

/** "The mesh chairs again", of office chairs, says "mesh". */
const withoutName = (catalogue: AssistantCatalogue, text: string, { words }: Need): string =>
  catalogue
    .kindsIn(text)
    .filter(({ kind }) => words.endsWith(kind.name) || isSameThing(words, kind.name))
    .reduceRight((so, { from, to }) => `${so.slice(0, from)} ${so.slice(to)}`, text);

/** What was looked for before: the one that is named, else the last one; "the first ones" are the first. */
export function backReply(
  catalogue: AssistantCatalogue,
  text: string,
  memory: ChatMemory,
): TurnReply | null {
  const { earlier, need } = memory;
  const kinds = catalogue.kindsIn(text).map(({ kind }) => kind.name);
  const words = text.split(/[^\p{L}\p{N}]+/u).filter((word) => word.length > 3);
  const isMeant = (each: Need) => {
    const name = nameOf(each);
    return (
      kinds.some((kind) => name.includes(kind) || kind.includes(each.words || ' ')) ||
      words.some((word) => ` ${name} `.includes(` ${word.replace(/s$/u, '')}`))
    );
  };
  const isCalled = (each: Need) =>
    kinds.some((kind) => each.words !== '' && isSameThing(each.words, kind));
  // What is on the screen is gone back to only where nothing before it is called so.
  const named =
    earlier.findLast(isCalled) ??
    (need && isCalled(need) ? need : undefined) ??
    earlier.findLast(isMeant) ??
    (need && isMeant(need) ? need : undefined);
  const start =
    need && need.extras.length > 0
      ? { ...need, extras: [], brands: [], order: 'fitting' as const, most: null }
      : undefined;
  const target =
    named ?? (/\bfirst\b/u.test(text) ? (earlier[0] ?? start) : (earlier.at(-1) ?? start));
  if (!target) return null;
  const back = { ...memory, need: target };
  const changed = named
    ? changeNeed(
        catalogue,
        withoutName(catalogue, text, target)
          .replaceAll(
            /\b(?:go back to|back to|earlier|previous|again|show|the|one|ones|thing|first)\b/gu,
            ' ',
          )
          .trim(),
        back,
      )
    : null;
  const isSame =
    changed !== null && !changed.isNew && changed.absent === null && changed.isUnderstood;
  const { price } = slotsOf(catalogue, text, back);
  const result = isSame ? changed.need : { ...target, price: price ?? target.price };
  const reply = answerNeed(
    catalogue,
    result,
    { ...back, earlier },
    false,
    `Back to the ${thingText(result).replace('products for ', '')}.`,
  );
  const kept =
    need && need !== target
      ? [...earlier.filter((each) => each !== target), need].slice(-5)
      : earlier;
  return { ...reply, memory: { ...reply.memory, earlier: kept } };
}
