import type { Offer } from '@baeon/contracts/campaigns/campaigns-wire';
import type { Coordinates } from '@baeon/contracts/places/geo';
import { singular } from '@baeon/search/stem';
import { namedThings, widerNames } from '@baeon/search/synonyms';
import { howNamed, isSaidIn, nameInSentence, namesOf } from './deal-names.ts';
import { isPersonWord } from './offline/for-whom.ts';
import { isEnglish } from './offline/spelling-meant.ts';

/** Deals about things that were named, of which some may be words of a story that no deal knows. */

export type FindDeals = (words: string, at: Coordinates, atMost: number) => Promise<Offer[]>;
export type DealsFound = {
  offers: Offer[];
  /** The things that some are about, and the words of them that none says. */
  things: string[];
  missing: string[];
};

/** Of what is found for a word, so many are looked at. */
const LOOKED_AT = 40;
const MOST_TERMS = 8;
/** By where a deal names it: what it is called, what its store is, who its store is, what it says below. */
const WORTH = { title: 1, category: 0.8, store: 0.6, wider: 0.6, text: 0.35 };
const OTHER_FORM = 0.7;
/** Whom it is for only tells deals apart. */
const OF_PERSON = 0.4;
/** Less than this part of what the best says is something else. */
const LEAST_OF_BEST = 0.6;
/** Where few say so much, what says less is told as well. */
const LEAST_TOLD = 3;

type Term = {
  text: string;
  isPerson: boolean;
  /** Whether stores are called so: "salon", "medical shop". */
  isStore: boolean;
  found: Map<string, { offer: Offer; worth: number }>;
};

/** The words of a thing, those together that are one name: "medical shop". */
function namesInThing(thing: string): string[] {
  const words = thing.split(' ').filter((word) => word !== '' && word !== 'for');
  const names = namedThings(words.map(singular)).filter(({ length }) => length > 1);
  const terms: string[] = [];
  for (let nth = 0; nth < words.length; nth += 1) {
    const name = names.find(({ from }) => from === nth);
    terms.push(name ? words.slice(nth, nth + name.length).join(' ') : words[nth]!);
    if (name) nth += name.length - 1;
  }
  return terms.slice(0, MOST_TERMS);
}

/** What people may recognise as a thing that they asked for. */
const isName = (term: string): boolean => term.split(' ').every(isEnglish);
const isProperName = (term: string): boolean => term.split(' ').every((word) => !isEnglish(word));

function worthOf({ title, description, store }: Offer, term: string): number {
  const names = namesOf(term);
  for (const [text, worth] of [
    [title, WORTH.title],
    [store.category, WORTH.category],
    [store.name, WORTH.store],
  ] as const) {
    const how = howNamed(text, names);
    if (how) return how === 'whole' ? worth : worth * OTHER_FORM;
  }
  if (howNamed(store.category, widerNames(singular(term))) === 'whole') return WORTH.wider;
  return isSaidIn(description, names.map(nameInSentence)) ? WORTH.text : 0;
}

async function lookFor(
  find: FindDeals,
  text: string,
  { at, isAlone }: { at: Coordinates; isAlone: boolean },
): Promise<Term> {
  const wider = widerNames(singular(text))[0];
  const looked = await Promise.all(
    [text, ...(wider ? [wider] : [])].map((name) => find(name, at, LOOKED_AT)),
  );
  const offers = [...new Map(looked.flat().map((offer) => [offer.campaign_id, offer])).values()];
  // Where a store is stands in no deal, but is found.
  const unnamed = isAlone && isProperName(text) ? WORTH.text : 0;
  const named = offers
    .map((offer) => ({ offer, worth: worthOf(offer, text) || unnamed }))
    .filter(({ worth }) => worth > 0);
  const rarity = 1 + 1 / (1 + Math.log2(1 + named.length));
  const isPerson = isPersonWord(text.replace(/'?s$/u, ''));
  const weight = rarity * (isPerson ? OF_PERSON : 1);
  return {
    text,
    isPerson,
    isStore: named.some(({ worth }) => worth === WORTH.category),
    found: new Map(
      named.map(({ offer, worth }) => [offer.campaign_id, { offer, worth: worth * weight }]),
    ),
  };
}

/** The deals that say the most of a thing, the nearest first; none where only persons are named. */
function ofThing(terms: Term[]) {
  const known = terms.filter(
    ({ found, isPerson }) => found.size > 0 && (!isPerson || terms.length === 1),
  );
  if (known.length === 0) return null;
  const scores = new Map<string, { offer: Offer; score: number }>();
  for (const { found } of terms) {
    for (const [id, { offer, worth }] of found) {
      scores.set(id, { offer, score: (scores.get(id)?.score ?? 0) + worth });
    }
  }
  const best = Math.max(...[...scores.values()].map(({ score }) => score));
  const each = [...scores.values()].toSorted((a, b) => nearestFirst(a.offer, b.offer));
  const good = each.filter(({ score }) => score >= best * LEAST_OF_BEST);
  const store = known.find(({ isStore }) => isStore);
  const others = each
    .filter((one) => !good.includes(one) && (!store || store.found.has(one.offer.campaign_id)))
    .toSorted((a, b) => b.score - a.score)
    .slice(0, Math.max(0, LEAST_TOLD - good.length));
  return {
    offers: [...good, ...others].map(({ offer }) => offer),
    /** Those that say less are told behind all others. */
    isLess: new Set(others.map(({ offer }) => offer.campaign_id)),
    name: nameOf(known),
  };
}

/** Words that were said apart make no name. */
const nameOf = (known: Term[]): string =>
  known.length <= 2 ? known.map(({ text }) => text).join(' ') : '';

const nearestFirst = (a: Offer, b: Offer): number =>
  (a.distance_km ?? Infinity) - (b.distance_km ?? Infinity);

/** Of several things each has its share of what is told. */
export async function dealsAbout(
  find: FindDeals,
  asked: string[],
  { at, atMost }: { at: Coordinates; atMost: number },
): Promise<DealsFound> {
  const groups = await Promise.all(
    asked.map(async (thing) => {
      const terms = namesInThing(thing);
      const isAlone = terms.length === 1;
      return Promise.all(terms.map((term) => lookFor(find, term, { at, isAlone })));
    }),
  );
  const each = groups.map(ofThing);
  const found = each.filter((group) => group !== null);
  const offers = new Map<string, Offer>();
  for (let nth = 0; offers.size < atMost && nth < LOOKED_AT; nth += 1) {
    for (const group of found) {
      const offer = group.offers[nth];
      if (offer && offers.size < atMost) offers.set(offer.campaign_id, offer);
    }
  }
  const rankOf = ({ campaign_id: id }: Offer) =>
    found.every(({ isLess }) => !isLess.has(id)) ? 0 : 1;
  const missing = groups.flatMap((terms, nth) =>
    each[nth]
      ? terms
          .filter(({ found: hits, isPerson, text }) => hits.size === 0 && !isPerson && isName(text))
          .map(({ text }) => text)
      : terms.length === 0
        ? []
        : [asked[nth]!],
  );
  const told = [...offers.values()].toSorted((a, b) => rankOf(a) - rankOf(b) || nearestFirst(a, b));
  return { offers: told, things: found.map(({ name }) => name), missing };
}
