import { readPrice } from '@baeon/search/prices';
import type { MeaningAsked } from '../meaning/near-shelves.ts';
import type { Need } from './chat-state.ts';
import { isPersonWord } from './for-whom.ts';
import { isChatter } from './named-things.ts';
import { isGiftTurn, toldOf } from './gifts.ts';
import { MOST_THINGS, partsOfList } from './list-parts.ts';
import { nameAsked } from './missing-name.ts';
import { type Slots, withTold } from './slots.ts';
import { isAsking, isTelling } from './told.ts';

/** Fewer words than this mean what they name. */
const FEW_WORDS = 4;
const LEAST_TELLING = 2;
const ASKED = 'product for:';
/** How something is asked for says nothing of what. */
const POLITE = new Set('please pls kindly tell show want some'.split(' '));
/** They draw boxes and wrapping. */
const GIFT_WORDS = /\b(?:gift(?:s|ing|ed)?|presents?|surprise)\b/gu;

export const onlyTells = (text: string): boolean => isTelling(text) && !isAsking(text);

/** Whether what is looked for is still open, or one of several things. */
export const isInContext = (before: Need | null): before is Need =>
  before !== null && (before.isMeant || before.isPart || before.things.length > 0);

/** Of several sentences the one that asks, where it says for what. */
function askingIn(text: string): string[] | null {
  const sentences = text.split(/[.!?]+(?:\s|$)/u).filter((sentence) => sentence.trim() !== '');
  const asking = sentences.filter(isAsking);
  const words = asking.length === 1 && sentences.length > 1 ? asking[0]!.trim().split(/\s+/u) : [];
  const telling = words.filter(
    (word) => word.length > 2 && !isChatter(word) && !isPersonWord(word),
  );
  return telling.length >= LEAST_TELLING ? words : null;
}

/** Things that are only told of would draw all that goes with them, so it is said without them as well. */
export function meaningTexts(
  text: string,
  slots: Slots,
  before: Need | null,
  hasUnknown: boolean,
): MeaningAsked[] | null {
  const { kinds } = slots;
  const asked = kinds.filter(({ isTold }) => !isTold);
  const [only, another] = asked;
  const isSure = only !== undefined && !another && !hasUnknown;
  if (isSure && text.split(' ').length < FEW_WORDS && !isInContext(before) && !onlyTells(text))
    return null;
  const rest = readPrice(text).rest.replaceAll(GIFT_WORDS, ' ');
  const told = new Set(kinds.flatMap(({ said, isTold }) => (isTold ? said.split(' ') : [])));
  const words = rest.split(/[\s;]+/u).filter((word) => word !== '' && !POLITE.has(word));
  const without = words.filter((word) => !told.has(word));
  if (words.length === 0) return null;
  const both = without.length > 3 && without.length < words.length ? [words, without] : [words];
  const asking = askingIn(rest);
  const ways = asking ? [asking, ...both] : both;
  const say = (so: string) => ({
    ways: ways.map((way) => `${ASKED} ${so}${way.join(' ')}`),
    said: `${so}${words.join(' ')}`,
  });
  const isGift = isGiftTurn(text, slots, before);
  const parts = (
    isGift ? toldOf(withTold(slots), before) : partsOfList(slots).map(({ said }) => said)
  ).map((said) => ({ ways: [said], said }));
  const isList = isGift || (parts.length > 1 && parts.length <= MOST_THINGS + 2);
  const name = nameAsked(slots, before);
  return [
    say(''),
    say(before ? `${before.use} ` : ''),
    ...(name === null ? [] : [{ ways: [name], said: name, isName: true }]),
    ...(isList ? parts : []),
  ];
}
