import { FILLERS } from '@baeon/search/phrasing';
import { singular } from '@baeon/search/stem';
import { namedThings } from '@baeon/search/synonyms';
import { isPersonWord } from './for-whom.ts';
import { CHATTER } from './phrases.ts';

/*
 * What deals are asked about: of a sentence the words that may name something which deals and stores are about. Words
 * of the story around it are none; which of the others deals do name is known only to whoever looks for them.
 */
export type AskedOfDeals = {
  /** Things in the words of the person: "running shoes", "socks". Any of them will do. */
  asked: string[];
  /** The same of what is told beside: "my hair is a mess. Any offers around?" */
  aside: string[];
};

const list = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/));

/** Said of deals and stores of any kind. */
const OF_DEALS = list(`
  coupon coupons deal deals discount discounts voucher vouchers cashback cash back promo promos promotion promotions
  code codes offer offers offering sale sales bogo bargain bargains scheme schemes free save saving savings flat extra
  off percent bill bills rate rates store stores shop shops shopping outlet outlets showroom place places live running
  current currently going latest available today's section category categories based
`);
/** When, where and in which company: "for everybody at home this week". */
const AROUND = list(`
  home house office work area locality street road lane city town colony layout side corner walking distance km
  kilometre kilometres metres minutes hour hours day days week weeks month months monthly weekly daily year years
  today tonight tomorrow tmrw tmr yesterday evening morning afternoon night noon weekend weekends now soon urgent
  urgently nearest nearby closest around anywhere somewhere everywhere near here there
  everybody everyone all anyone everything others whole both etc own next few
  broke salary pocket tight cheap cheaper cheapest budget money nothing
  giving gives give given run runs having hosting celebrate celebrating visiting visit
  wearing ordering getting grab check checking checked checks need needs new
`);
/** Chatter about other things, which is sold here. */
const SOLD = list('party gift gifts gifting birthday anniversary wear food');
/** Who says so asks for what it is done with. */
const DONE_WITH = /^(?:eat|eating|hungry|dine|starving)$/u;
const SENTENCE_ENDS = /[.;!?।]+(?=\s|$)|\s-+\s|\b(?:because|but)\b/u;
const PARTS = /\s*,\s*|\s+(?:or|and|aur|plus|&)\s+|\s*[/+&]\s*/u;
const WORDS = /[\p{L}\p{M}\p{N}][\p{L}\p{M}\p{N}'%-]*/gu;
/** Who lists things says little else. */
const LISTING = list('and or the for on of with some any also');
const LEAST_LISTED = 0.5;

const isAround = (word: string): boolean =>
  (OF_DEALS.has(word) || AROUND.has(word) || FILLERS.has(word) || CHATTER.has(word)) &&
  !SOLD.has(word);

/** The words of a part that may name a thing, as they stand, and how much of it they are. */
function thingOf(part: string): { thing: string; share: number } {
  const words = (part.match(WORDS) ?? []).map((word) => (DONE_WITH.test(word) ? 'food' : word));
  const names = namedThings(words.map((word) => singular(word.replace(/'s$/u, ''))));
  // "Medical shop" is what a store is called, though any store is a shop.
  const isNamed = (nth: number) =>
    names.some(({ from, length }) => length > 1 && nth >= from && nth < from + length);
  const kept = words.filter((word, nth) => isNamed(nth) || !(isAround(word) || /^\d/u.test(word)));
  const things = kept.filter((word) => !isPersonWord(word.replace(/'?s$/u, '')));
  const told = words.filter((word) => !LISTING.has(word));
  return { thing: kept.join(' '), share: told.length === 0 ? 0 : things.length / told.length };
}

/** `isDeals` tells whether a text speaks of deals; where none does, all of it asks. */
export function dealWords(text: string, isDeals: RegExp): AskedOfDeals {
  const asked: string[] = [];
  const aside: string[] = [];
  const asksAnywhere = isDeals.test(text);
  for (const sentence of text.split(SENTENCE_ENDS)) {
    const isAsking = !asksAnywhere || isDeals.test(sentence);
    const commas = sentence.split(/\s*,\s*/u);
    for (const clause of commas) {
      const isHere = isAsking && (commas.length === 1 || !asksAnywhere || isDeals.test(clause));
      for (const part of clause.split(PARTS)) {
        const { thing, share } = thingOf(part);
        if (thing === '') continue;
        (isHere || (isAsking && share > LEAST_LISTED) ? asked : aside).push(thing);
      }
    }
  }
  return { asked, aside };
}
