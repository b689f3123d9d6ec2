import type { ProductRow } from '../../../db/product-row.ts';
import type { ActNear } from '../meaning/acts.ts';
import type { MeaningAsked, Nearness } from '../meaning/near-shelves.ts';
import { aboutShown, withPrices } from './about-shown.ts';
import { stancesAsked, withStances } from './against.ts';
import { type ChangedNeed, withSlots } from './apply-slots.ts';
import { askedWords, asksKnown } from './asked-in.ts';
import { beyondTurn } from './beyond.ts';
import { nearestByWords } from './by-words.ts';
import { missingName, unknownWords } from './missing-name.ts';
import type { TurnMeaning } from './shelves-meant.ts';
import { meaningTexts } from './meaning-texts.ts';
import { refinedByMeaning, switchedByMeaning } from './by-stated.ts';
import { changeNeed } from './change-need.ts';
import { slotsOf } from './slots-in-chat.ts';
import {
  emptyMemory,
  needFor,
  plainReply,
  type AssistantCatalogue,
  type ChatMemory,
  type TurnReply,
} from './chat-state.ts';
import { clausesToAsk } from './clauses.ts';
import { COMPARING, compareReply } from './compare.ts';
import { detailsReply } from './details.ts';
import { thingNamed, unknownName } from './known-names.ts';
import {
  backReply,
  lowestPriceReply,
  smallTalkReply,
  storeReply,
  totalReply,
} from './other-replies.ts';
import { absentReply, unclearReply, unknownReply } from './not-found.ts';
import { nearerThing } from './nearer-thing.ts';
import { namesOther, OF_SHOWN } from './named-things.ts';
import { pickReply } from './pick.ts';
import { COLOURS, CORRECTS } from './phrases.ts';
import { readInChat } from './read-in-chat.ts';
import { ANYTHING, asksAbout, IS_QUESTION, type Turn } from './read-turn.ts';
import { withBrandMeant } from './references.ts';
import { answerNeed, moreReply } from './show-found.ts';
import { kindsToTry } from './suggestions.ts';
import { askForWords } from '@baeon/search/understand';
import { plain } from '@baeon/search/words';
import { mentions } from './stated.ts';
import { turnMeant } from './turn-meant.ts';
import { texts } from './wording.ts';

const ASKS_IF_THERE_IS =
  /^\W*(?:(?:and|also|but|ok|so)\W+)*(?:(?:is|are) there (?:any|an?|some)|(?:does|do|will) (?:it|they|this|these) (?:have|has|come with|support))\b/u;

export type OfflineAssistant = ReturnType<typeof createOfflineAssistant>;

/** The assistant that needs nobody else: what it says is put together from rows of the catalogue alone. */
export function createOfflineAssistant(catalogue: AssistantCatalogue) {
  /** Nobody is left with nothing while some titles say what they said. */
  function request(...turn: Parameters<typeof requestExactly>): TurnReply {
    const reply = requestExactly(...turn);
    const [text, memory, shown] = turn;
    if (reply.products.length > 0)
      return shown.length === 0 && asksAbout(text)
        ? detailsReply(catalogue, text, null, reply.memory, reply.products, undefined, reply)
        : reply;
    const slots = slotsOf(catalogue, text, memory);
    const base = withSlots({ ...(memory.need ?? needFor('')), brands: [] }, slots, text);
    const near = nearestByWords(catalogue, slots, base);
    const nearest = near && answerNeed(catalogue, near, memory, true);
    return nearest && nearest.products.length > 0 ? nearest : reply;
  }

  function requestExactly(
    text: string,
    memory: ChatMemory,
    shown: ProductRow[],
    written = text,
    meaning?: TurnMeaning,
  ): TurnReply {
    const said = withBrandMeant(text, shown, memory.spokenOf, catalogue);
    const changed = changeNeed(catalogue, said, memory, meaning);
    const { need, isNew, isUnderstood, absent } = changed;
    // "Sorry, I meant what one ties the baby on with": what it is for says that it is something else.
    const corrected =
      meaning &&
      memory.need &&
      !isNew &&
      CORRECTS.test(said) &&
      need.extras.length <= memory.need.extras.length
        ? switchedByMeaning(catalogue, said, meaning, memory.need, shown)
        : null;
    if (corrected) return answerNeed(catalogue, corrected, memory, true);
    const refined = refinedReply(said, memory, shown, changed, meaning);
    if (refined) return refined;
    const name = unknownName(
      plain(written),
      (word) =>
        catalogue.brandsIn(word).length > 0 ||
        (catalogue.countOf(word) > 0 && (thingNamed(word) !== '' || !namesBrands(word))),
    );
    if (
      name !== null &&
      !need.unwanted.includes(name) &&
      !/\b(?:not|no|but|except|than)\b/u.test(said)
    )
      return unknownReply(catalogue, name, need, memory);
    const slots = isNew && meaning ? slotsOf(catalogue, said, memory) : null;
    const missing = slots && missingName(catalogue, said, slots, need, memory.need, meaning!);
    const none = missing ?? absent;
    const isOfShown = memory.need !== null && OF_SHOWN.test(said);
    if (none !== null) {
      const meant = isOfShown ? undefined : meaning;
      return absentReply(catalogue, none, memory, need, meant, absent ?? said);
    }
    if (!isUnderstood && memory.need && shown.length > 0) {
      const other = meaning && switchedByMeaning(catalogue, said, meaning, memory.need, shown);
      return other ? answerNeed(catalogue, other, memory, true) : unclearReply(memory, shown);
    }
    if (ANYTHING.test(text) && need.words === '' && need.things.length === 0) {
      const { need: ideas } = changeNeed(catalogue, 'gift for a friend', memory);
      const mine = { ...ideas, price: need.price, forWhom: need.forWhom };
      return answerNeed(catalogue, mine, memory, true);
    }
    if (!isUnderstood)
      return plainReply(texts.askThing, { ...memory, asked: 'thing' }, kindsToTry(catalogue));
    return answerNeed(catalogue, need, memory, isNew);
  }

  /** What is found anew is what the turn means; else that is shown. */
  function weighed(
    text: string,
    memory: ChatMemory,
    reply: TurnReply,
    meaning: TurnMeaning | undefined,
  ): TurnReply {
    const { need } = reply.memory;
    const { need: before } = memory;
    const isSame = need?.words === before?.words && need?.things.join() === before?.things.join();
    const isNew = before === null || (reply.isNew === true && !isSame);
    const isList = need !== null && need.things.length > 1 && !need.areIdeas;
    if (!meaning || !isNew || isList) return reply;
    const slots = slotsOf(catalogue, text, memory);
    if (slots.brands.length > 0) return reply;
    const found = { need, products: reply.products };
    const nearer = nearerThing(catalogue, text, slots, memory.need, found, meaning);
    const other = nearer && answerNeed(catalogue, nearer, memory, true);
    return other && other.products.length > 0 ? other : reply;
  }

  /** Whether what has a word in it says who makes it. */
  const namesBrands = (word: string): boolean =>
    catalogue.search({ understood: askForWords(word), limit: 1 }).found[0]?.product.brand != null;

  /** What no words of products say may be what they state. */
  function refinedReply(
    text: string,
    memory: ChatMemory,
    shown: ProductRow[],
    { isNew, isUnderstood, absent }: ChangedNeed,
    meaning: TurnMeaning | undefined,
  ): TurnReply | null {
    const { need: before } = memory;
    if (!meaning || !before || shown.length === 0) return null;
    const isLost = !isUnderstood || absent !== null;
    if (!isLost && !isNew) return null;
    const slots = slotsOf(catalogue, text, memory);
    const refined = refinedByMeaning(catalogue, text, slots, before, meaning.alone);
    if (!refined) return null;
    if ('need' in refined) return answerNeed(catalogue, refined.need, memory, false);
    return isLost && IS_QUESTION.test(text)
      ? detailsReply(catalogue, text, null, memory, shown, refined.label)
      : null;
  }

  function answer(
    text: string,
    turn: Turn,
    memory: ChatMemory,
    shown: ProductRow[],
    written: string,
    meaning: TurnMeaning | undefined,
  ): TurnReply {
    const spoken = aboutShown(catalogue, text, turn, memory, shown);
    if (spoken) return spoken;
    switch (turn.kind) {
      case 'small talk':
        return smallTalkReply(catalogue, turn.talk, memory, shown);
      case 'store':
        return storeReply(turn.about, text, memory, shown);
      case 'afresh':
        return plainReply(texts.afresh, emptyMemory, kindsToTry(catalogue));
      case 'deals':
        return {
          ...plainReply(texts.noDeals, memory, kindsToTry(catalogue)),
          asksForDeals: turn.question,
        };
      case 'compare':
        return namesOther(catalogue, text, shown)
          ? request(text.replaceAll(COMPARING, ' ').trim(), memory, shown)
          : compareReply(catalogue, text, turn.which, memory, shown);
      case 'pick':
      case 'why':
        return pickReply(text, turn.which, memory, shown, turn.kind === 'why');
      case 'details':
        if (
          turn.which === null &&
          !(shown.length > 0 && asksKnown(text)) &&
          namesOther(catalogue, text, shown, memory.need)
        )
          return request(text, memory, []);
        return shown.length > 0
          ? detailsReply(catalogue, text, turn.which, memory, shown)
          : plainReply(texts.nothingShown, memory, kindsToTry(catalogue));
      case 'more':
        return moreReply(catalogue, memory, /\belse\b/u.test(text));
      case 'total':
        return totalReply(text, memory, shown);
      case 'lowest price':
        return (
          (changeNeed(catalogue, text, memory).need.extras.length >
          (memory.need?.extras.length ?? 0)
            ? null
            : lowestPriceReply(catalogue, memory)) ?? request(text, memory, shown)
        );
      case 'back':
        return backReply(catalogue, text, memory) ?? request(text, memory, shown);
      case 'cheaper':
      case 'dearer':
      case 'bigger':
      case 'smaller':
      case 'better':
        return (
          beyondTurn(catalogue, turn.kind, text, memory, shown) ?? request(text, memory, shown)
        );
      case 'request':
        if (asksIfThereIs(text, shown)) return detailsReply(catalogue, text, null, memory, shown);
        return withPrices(
          text,
          weighed(text, memory, request(text, memory, shown, written, meaning), meaning),
        );
    }
  }

  /** "Is there any SOS button?" asks of what is shown, where some of that tells of one. */
  const asksIfThereIs = (text: string, shown: ProductRow[]): boolean =>
    ASKS_IF_THERE_IS.test(text) &&
    catalogue.kindsIn(text).length === 0 &&
    !/\bones?\b/u.test(text) &&
    askedWords(text).some(
      (word) => !COLOURS.has(word) && shown.some((product) => mentions(product, word)),
    );

  return {
    reply(written: string, before: ChatMemory, meaning?: TurnMeaning, acts?: ActNear[]): TurnReply {
      const { text, turn, memory, shown, clauses } = readInChat(catalogue, written, before, acts);
      const meant =
        turn.kind === 'request' && meaning
          ? turnMeant(meaning, slotsOf(catalogue, text, memory), {
              shown: shown.length,
              aboutDeals: memory.deals !== null,
              clauses,
            })
          : null;
      return answer(text, meant ?? turn, memory, shown, written, meaning);
    },

    /** Clauses that may speak against something. */
    stancesAsked(written: string, before: ChatMemory): MeaningAsked[] | null {
      const { text, turn, memory } = readInChat(catalogue, written, before);
      if (turn.kind !== 'request') return null;
      const asked = stancesAsked(catalogue, text, memory);
      return asked.length > 0 ? asked : null;
    },

    withStances(written: string, before: ChatMemory, stances: Nearness[]): string {
      const { text, memory } = readInChat(catalogue, written, before);
      const said = withStances(catalogue, text, memory, stances);
      return said === text ? written : said;
    },

    /** Clauses of which the grammar alone does not say what they do. */
    clausesAsked(written: string, before: ChatMemory): MeaningAsked[] | null {
      const { whole, turn, memory } = readInChat(catalogue, written, before);
      if (turn.kind !== 'request') return null;
      return clausesToAsk(catalogue, whole, memory.need !== null);
    },

    /** Whose meaning has to be known to answer a turn: of the turn, and of it with what was said before. */
    meaningAsked(written: string, before: ChatMemory, acts?: ActNear[]): MeaningAsked[] | null {
      const { text, turn, memory } = readInChat(catalogue, written, before, acts);
      if (turn.kind !== 'request') return null;
      const slots = slotsOf(catalogue, text, memory);
      return meaningTexts(text, slots, memory.need, unknownWords(catalogue, slots).length > 0);
    },
  };
}
