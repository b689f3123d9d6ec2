import type { ProductRow } from '../../../db/product-row.ts';
import { begin, withSlots } from './apply-slots.ts';
import { needFor, type AssistantCatalogue, type Need } from './chat-state.ts';
import { isForOthers, suits } from './made-for.ts';
import type { Nearness } from '../meaning/near-shelves.ts';
import { shelfName } from '../meaning/shelves.ts';
import { isOf } from './by-meaning.ts';
import { isCalled, isShelf, onShelfNamed, poolFor } from './pool.ts';
import { isSameThing } from './refine-or-switch.ts';
import { shelfOrKind, type TurnMeaning, withTitleWords } from './shelves-meant.ts';
import type { Slots } from './slots.ts';
import { isLong } from './told.ts';

/*
 * What was found by words and rules is weighed once more by what the turn means as a whole: in a story a word by the
 * way may name something, or be like a line of a table. Where another shelf is nearer by far, that is meant.
 */

/** So near a shelf has to be, and so much nearer than what was found. */
const LEAST = 0.36;
const BY_FAR = 0.12;
/** Something that is asked for by its name is meant, unless all else that is said is about something else. */
const BY_FAR_AND_NAMED = 0.25;
/** What the table has for those who tell nearly the same is meant, be it far from their words. */
const TOLD = 0.6;
/** Who speaks of cricket so surely is offered no earrings as well. */
const SURE = 0.45;
const FAR = 0.22;
/** Whoever is given something is glad of what is nearly as near. */
const AS_NEAR = 0.08;
const MOST_IDEAS = 4;

/** Of several ideas those that are near; null where all are, or none. */
function nearIdeas(need: Need, { of, shelvesOf }: Nearness, least: number): Need | null {
  if (!need.areIdeas) return null;
  const things = need.things.filter((thing) =>
    (isShelf(thing) ? [thing] : shelvesOf(thing)).some((key) => of(key) >= least),
  );
  return things.length === 0 || things.length === need.things.length ? null : { ...need, things };
}

export function nearerThing(
  catalogue: AssistantCatalogue,
  text: string,
  slots: Slots,
  before: Need | null,
  found: { need: Need | null; products: ProductRow[] },
  { alone }: TurnMeaning,
): Need | null {
  const [first] = found.products;
  if (!first || !isLong(text) || (slots.corrects && slots.kinds.length > 0)) return null;
  const shelf = shelfOrKind(catalogue, first);
  if ((alone.helps.get(shelf)?.score ?? 0) >= TOLD) return null;
  const here = alone.of(shelf);
  const asked = slots.kinds.filter(({ isTold, standing }) => !isTold && standing !== 'aside');
  const told = slots.kinds.filter(({ isTold }) => isTold).map(({ name }) => name);
  const base = withSlots(before ? begin(before, '', false) : needFor(''), slots, text);
  const fits = (product: ProductRow) =>
    suits(product, base.forWhom) && !isForOthers(product, base.forWhom, base.use);
  const isOut = [...base.unwanted, ...told];
  const needOn = ({ key, gists, far }: Nearness['top'][number]): Need =>
    onShelfNamed({ ...base, shelves: [{ key, gists, far, said: '' }] }, key);
  const isMeant = (shelf: Nearness['top'][number]) =>
    !isOf(shelfName(shelf.key), isOut) && poolFor(catalogue, needOn(shelf)).some(fits);
  // Looked up one by one, since each takes a search.
  const least = Math.max(LEAST, here + (found.need?.areIdeas ? 0 : BY_FAR));
  const top = alone.top.find((each) => each.score >= least && isMeant(each));
  if (!top) return null;
  const ideas =
    found.need && top.score >= SURE ? nearIdeas(found.need, alone, top.score - FAR) : null;
  if (ideas) return ideas;
  // A bag for books is a school bag, which is a bag as well.
  const isNamed =
    found.need?.areIdeas !== true &&
    asked.some(({ said }) => isCalled(first, said) && !isSameThing(shelfName(top.key), said));
  if (top.score < here + (isNamed ? BY_FAR_AND_NAMED : BY_FAR)) return null;
  const isGift = found.need?.areIdeas === true && base.forWhom.recipient !== null;
  const others = isGift
    ? alone.top.filter((each) => each.score >= top.score - AS_NEAR && isMeant(each))
    : [];
  return others.length > 1
    ? {
        ...base,
        isMeant: true,
        areIdeas: true,
        shelves: others.slice(0, MOST_IDEAS).flatMap((each) => needOn(each).shelves),
        things: others.slice(0, MOST_IDEAS).map(({ key }) => key),
      }
    : withTitleWords(catalogue, { ...needOn(top), isMeant: true }, slots);
}
