import {
  begin,
  type ChangedNeed,
  inAll,
  saysAnything,
  tellingOnly,
  understood,
  wholePrice,
  withSlots,
  withoutOldBrand,
  withoutUnwantedName,
  withoutWhatNoMore,
} from './apply-slots.ts';
import { type AssistantCatalogue, type ChatMemory, type Need } from './chat-state.ts';
import { isShelf, onShelfNamed, poolOf, thingName } from './pool.ts';
import { type NamedThing, OF_SHOWN } from './named-things.ts';
import { byWords, nounAsked, otherThing, titleIn } from './by-words.ts';
import { giftIdeas, isGiftTurn } from './gifts.ts';
import { besideShown, carriedPrice, carriedTo, carriedUnwanted, forShown } from './carried.ts';
import {
  byLaterWords,
  byNameInstead,
  ofOtherMakers,
  oneOfThings,
  siblingOf,
  wantedOfTold,
  withoutOthersKinds,
  withPlanWishes,
} from './other-thing.ts';
import { NO_LIMIT } from './phrases.ts';
import { forThose, headOf, shelfOfThing, shelvesOfList, widerFor } from './list-shelves.ts';
import { editedList, wholeList } from './list-edits.ts';
import { inContext, listedThings, withoutUnwantedThings } from './listed-things.ts';
import { pickTogether } from './named-together.ts';
import type { PickedThings } from './pick-things.ts';
import { isSameThing, withoutPlural } from './refine-or-switch.ts';
import { pickWishes, withStars, withWishes } from './pick-wishes.ts';
import { isFamily, planFor } from './plans.ts';
import { withTold } from './slots.ts';
import { slotsOf } from './slots-in-chat.ts';
import { holds } from './stated.ts';
import { byMeaning, ideasNear } from './by-meaning.ts';
import { isFarFrom, planNamed, tellsSame } from './other-than-plan.ts';
import {
  helpAmong,
  isBlank,
  isTorn,
  kindsAsked,
  shelfMeant,
  type TurnMeaning,
} from './shelves-meant.ts';
import { isInContext } from './meaning-texts.ts';
import { isTelling } from './told.ts';

function withThings(
  catalogue: AssistantCatalogue,
  before: Need | null,
  picked: PickedThings,
): Need | null {
  const { things, areIdeas } = picked;
  const [first] = things;
  if (first === undefined) return null;
  if (things.length > 1) {
    const whole = begin(before, '', false);
    return { ...whole, things, areIdeas, isPart: false };
  }
  const shelf = shelfOfThing(before?.shelves ?? [], headOf(catalogue, first));
  if (before && shelf && before.things.includes(first))
    return onShelfNamed({ ...begin(before, '', true), shelves: [shelf] }, shelf.key);
  if (isShelf(first))
    return onShelfNamed(
      {
        ...begin(before, '', true),
        shelves: [...(before?.shelves ?? []), { key: first, gists: [], far: [], said: '' }].slice(
          -8,
        ),
      },
      first,
    );
  const found = catalogue.kindsIn(first).at(-1);
  const kind = found && found.to >= first.length - 1 ? found.kind : undefined;
  if (before && before.words !== '' && first.endsWith(` ${before.words}`)) {
    return { ...before, words: first, isKind: true };
  }
  const isOther =
    kind !== undefined &&
    picked.otherName !== '' &&
    catalogue.kindsIn(picked.otherName).at(-1)?.kind.id === kind.id;
  return begin(before, isOther ? picked.otherName : (kind?.name ?? first), kind !== undefined);
}

/** What somebody looks for after a sentence, given what they looked for before. */
export function changeNeed(
  catalogue: AssistantCatalogue,
  text: string,
  memory: ChatMemory,
  meaning?: TurnMeaning,
): ChangedNeed {
  const { need: before } = wholeList(text, memory);
  const read = withoutOthersKinds(
    catalogue,
    text,
    slotsOf(catalogue, text, memory),
    before,
    meaning,
  );
  const kinds = read.kinds.map((kind) => ({
    ...kind,
    isTold: kind.isTold && !isOfThings(kind, before),
  }));
  const told = kinds.filter(({ isTold }) => isTold);
  const askedFor = kindsAsked(catalogue, kinds, meaning, read.rest);
  const asked = askedFor.length > 0 || before ? askedFor : wantedOfTold(catalogue, read, told);
  const asksUse =
    asked.length === 0 && kinds.some((kind) => !kind.isTold && isBlank(kind, read.rest));
  // Without knowing what a sentence means, a thing that it tells of is the best guess.
  const hasThing = before !== null && (before.words !== '' || before.things.length > 0);
  const slots = meaning || hasThing || asked.length > 0 ? { ...read, kinds: asked } : read;
  const title = slots.brands.length > 0 ? null : titleIn(catalogue, text);
  if (title !== null)
    return understood({ ...begin(before, title, false), price: slots.price }, true);
  const edited = editedList(catalogue, text, slots, { ...memory, need: before });
  if (edited) return understood(edited, true);
  if (meaning && isGiftTurn(text, read, before)) {
    const gift = giftIdeas(catalogue, text, withTold(read), before, meaning);
    if (gift) return understood(gift, true);
  }
  // What is told of may be an occasion, or what a line of a table is about.
  const whole = withTold(slots);
  const isOfShown = before !== null && before.words !== '' && OF_SHOWN.test(text);
  const listed = listedThings(catalogue, slots, before, meaning?.parts);
  const plan = isOfShown ? null : planNamed(planFor(catalogue, text, whole, before), asked, listed);
  const planned = plan && withPlanWishes(catalogue, withSlots(plan, slots, text), slots);
  const tells = whole.words.length > 1 || isTelling(text);
  if (planned?.areIdeas && meaning && asked.every(({ said }) => isFamily(said)) && tells) {
    const near = ideasNear(catalogue, planned, meaning);
    if (near) return understood(near, true);
  }
  const isOff =
    planned &&
    meaning &&
    (asked.length === 0 || tellsSame(text, whole, meaning.alone)) &&
    isFarFrom(catalogue, planned, text, whole, meaning);
  if (planned && !isOff) return understood(inAll(planned, slots), true);
  // Two names in one that are neither: "book rack" is on the shelf that is nearest.
  const spokenOf = before && kinds.length === 2 ? poolOf(catalogue, before, []) : [];
  if (
    meaning &&
    slots.words.length <= FEW_WORDS &&
    isTorn(catalogue, { ...slots, kinds }, meaning, spokenOf)
  ) {
    const isOut = (name: string) => slots.unwanted.some((out) => isSameThing(name, out));
    const { top } = meaning.alone;
    const { key, gists, far } = top.find(({ name }) => !isOut(name.toLowerCase())) ?? top[0]!;
    const fresh = withSlots(begin(before, '', true), slots, text);
    return understood(
      onShelfNamed({ ...fresh, shelves: [{ key, gists, far, said: '' }] }, key),
      true,
    );
  }
  const meant =
    meaning &&
    !isOfShown &&
    listed.length === 0 &&
    (asked.length > 0 || nounAsked(catalogue, slots) === null) &&
    (asked.length === 0 || (isOff && tellsSame(text, whole, meaning.alone)))
      ? byMeaning(catalogue, text, slots, before, meaning, told, asksUse)
      : null;
  if (meant) return understood(inAll(meant, slots), true);

  const isOut =
    before !== null &&
    before.words !== '' &&
    slots.unwanted.some((out) => withoutPlural(out) === withoutPlural(before.words));
  const picked: PickedThings =
    listed.length > 1
      ? { things: listed, areIdeas: false, asWishes: [], tookWords: true, otherName: '' }
      : forShown(catalogue, pickTogether(catalogue, slots, isOut ? null : before), text, memory);
  const [thing] = slots.kinds;
  const shelf =
    meaning &&
    thing &&
    slots.kinds.length === 1 &&
    picked.things.length === 1 &&
    (before?.isMeant || !before?.things.includes(picked.things[0]!))
      ? isInContext(before)
        ? shelfMeant(catalogue, thing, meaning, -NEARER)
        : shelfMeant(catalogue, thing, { ...meaning, whole: meaning.alone }, NEARER)
      : null;
  const named = shelf
    ? forThose(catalogue, {
        ...onShelfNamed({ ...begin(before, '', true), shelves: [shelf] }, shelf.key),
      })
    : withThings(catalogue, before, picked);
  const hasNone = before === null || (before.words === '' && before.things.length === 0);
  if (named === null && (hasNone || (isOut && slots.words.length > 0))) {
    return byWords(catalogue, text, slots, isOut ? null : before, picked.asWishes);
  }
  const isNew = named !== null && named.words !== before?.words;
  let need = widerFor(
    catalogue,
    withoutWhatNoMore(withSlots(named ?? before!, slots, text), text, slots),
  );
  if (isNew)
    need = {
      ...need,
      price: need.price ?? carriedPrice(catalogue, memory, need, text, slots),
      unwanted: [...new Set([...need.unwanted, ...carriedUnwanted(catalogue, memory, need, text)])],
    };
  if (isNew) need = besideShown(catalogue, need, memory);
  if (need.things.length > 0 || need.isPart) need = { ...need, price: wholePrice(need, slots) };
  need = withoutUnwantedName(need);
  need = withoutUnwantedThings(need, slots.unwanted);
  if (picked.tookWords) {
    need = { ...need, things: inContext(catalogue, need.things, need.use) };
    const near = isInContext(before) ? meaning?.whole : meaning?.alone;
    const shelves = shelvesOfList(catalogue, need.things, before, near);
    return understood({ ...need, shelves }, true);
  }
  const pool = poolOf(catalogue, need, [
    ...slots.words.map((word) => word.text),
    ...picked.asWishes,
  ]);
  const made = named ? null : ofOtherMakers(catalogue, text, slots, before!, pool);
  if (made) return made;
  need = { ...need, unwanted: tellingOnly(need.unwanted, slots.unwanted, pool) };
  const { wishes, left } = pickWishes(catalogue, slots.words, slots.rest, pool);
  const able = pool.filter((each) =>
    [...need.extras, ...wishes].every((wish) => holds(each, wish)),
  );
  const help = named === null && left.length > 0 && meaning ? helpAmong(meaning.alone, able) : [];
  const all = [
    ...help,
    ...(isNew ? carriedTo(catalogue, memory, need, pool, text, slots) : []),
    ...picked.asWishes,
    ...wishes,
  ];
  const changed = withStars(
    withoutOldBrand(withWishes(need, all, pool, slots.unwanted), slots, wishes, pool),
    pool,
  );
  const isOnlyUse =
    picked.asWishes.length === 0 || slots.kinds.every(({ after }) => after === 'for');
  const sibling = named === null ? siblingOf(catalogue, need, [...left, ...wishes], pool) : null;
  if (sibling) return understood(sibling, true);
  // "I meant batting gloves" of cricket bats: what it ends in is nothing of theirs.
  const isEnd = slots.corrects && left.includes(slots.words.at(-1)?.text ?? '');
  if (named === null && (wishes.length === 0 || isEnd) && isOnlyUse && left.length > 0) {
    const other = otherThing(catalogue, text, slots, before!);
    if (other && (wishes.length === 0 || other.absent === null))
      return { ...other, need: besideShown(catalogue, other.need, memory) };
  }
  if (isNew) {
    const instead = byNameInstead(catalogue, changed, slots, pool);
    if (instead) return instead;
  }
  const again =
    named === null && !need.isKind ? byLaterWords(catalogue, changed, wishes, pool) : null;
  if (again) return understood(again, false);
  const one = oneOfThings(catalogue, changed, wishes, text);
  const isUnderstood =
    NO_LIMIT.test(text) ||
    /\bany (?:colour|brand)\b/u.test(text) ||
    named !== null ||
    all.length > 0 ||
    saysAnything(slots) ||
    slots.kinds.length > 0;
  return { need: one ?? changed, isNew: isNew || one !== null, isUnderstood, absent: null };
}

/** So much nearer another shelf has to be than where a thing is looked for first. */
const NEARER = 0.08;
const FEW_WORDS = 2;

/** "The tent has to fit all of us" is about the tent of a plan. */
const isOfThings = ({ name }: NamedThing, before: Need | null): boolean =>
  before?.things.some((thing) => isSameThing(thingName(thing), name)) ?? false;
