import { answerNeed, thingText } from './show-found.ts';
import type { ProductRow } from '../../../db/product-row.ts';
import { nearestTo } from './by-meaning.ts';
import { switchedByMeaning } from './by-stated.ts';
import {
  plainReply,
  type AssistantCatalogue,
  type ChatMemory,
  type Need,
  type TurnReply,
} from './chat-state.ts';
import { isAffordable } from './fits.ts';
import { thingNamed } from './known-names.ts';
import type { TurnMeaning } from './shelves-meant.ts';
import { kindsToTry } from './suggestions.ts';
import { texts } from './wording.ts';

/** Fewer words are a name, which is not guessed at. */
const LEAST_SAID = 2;

/** A name that the feed does not have; the nearest of what it stands for is shown. */
export function unknownReply(
  catalogue: AssistantCatalogue,
  name: string,
  need: Need,
  memory: ChatMemory,
): TurnReply {
  const said = `I have no “${name}”.`;
  const thing = need.isKind ? need.words : thingNamed(name);
  const kind = thing === '' ? undefined : catalogue.kindsIn(thing).at(-1)?.kind;
  if (!kind && memory.need && memory.need.words !== '')
    return answerNeed(catalogue, memory.need, memory, false, said);
  if (!kind)
    return plainReply(
      `${said} Tell me what kind of thing, and I will look for another make.`,
      memory,
      kindsToTry(catalogue),
    );
  const nearest = {
    ...need,
    words: kind.name,
    isKind: true,
    things: [],
    extras: need.extras.filter((wish) => !wish.startsWith(name) && !/^\d+$/u.test(wish)),
  };
  return answerNeed(catalogue, nearest, memory, true, said);
}

export function absentReply(
  catalogue: AssistantCatalogue,
  words: string,
  memory: ChatMemory,
  need: Need,
  meaning: TurnMeaning | undefined,
  text = words,
): TurnReply {
  const onScreen = memory.shown.flatMap((id) => catalogue.find(id) ?? []);
  if (memory.need && memory.need.things.length > 0 && onScreen.length > 0)
    return unclearReply(memory, onScreen);
  if (/^[\d\s]*$/u.test(words))
    return plainReply(texts.askThing, { ...memory, asked: 'thing' }, kindsToTry(catalogue));
  const isNonsense =
    memory.need === null &&
    words.split(' ').length > 2 &&
    !words.split(' ').some((word) => catalogue.countOf(word) > 0);
  if (isNonsense) return plainReply(texts.notUnderstood, memory, kindsToTry(catalogue));
  // A name alone that nothing has is not guessed at.
  const isName = words.split(' ').length < LEAST_SAID;
  const other =
    meaning && memory.need && !isName
      ? switchedByMeaning(catalogue, words, meaning, memory.need, onScreen)
      : null;
  if (other) return answerNeed(catalogue, other, memory, true);
  if (memory.need && memory.need.words !== '' && onScreen.length > 0) {
    const none = `None of the ${thingText(memory.need)} says “${words}”, and I have nothing else called so.`;
    return { ...plainReply(none, memory, kindsToTry(catalogue)), products: onScreen };
  }
  const said = words.split(' ').length > 3 ? 'I have nothing like that.' : `I have no “${words}”.`;
  const nearest = meaning && nearestTo(catalogue, meaning, need, text.split(' '));
  if (nearest) return answerNeed(catalogue, nearest, memory, true, `${said} This comes nearest.`);
  return plainReply(`${said} What else can I look for?`, memory, kindsToTry(catalogue));
}

export function unclearReply(memory: ChatMemory, shown: ProductRow[]): TurnReply {
  const need = memory.need!;
  const said = `Shall I narrow these ${need.words === '' ? '' : `${thingText(need)} `}down? Tell me a price, a brand, a colour or a size, or ask about one of them.`;
  const products = shown.filter((product) => isAffordable(product, need));
  return { ...plainReply(said, memory, ['Cheaper', 'Show more']), products };
}
