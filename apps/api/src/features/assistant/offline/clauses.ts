import type { Act, ActNear } from '../meaning/acts.ts';
import type { MeaningAsked } from '../meaning/near-shelves.ts';
import type { AssistantCatalogue } from './chat-state.ts';
import { isPersonWord } from './for-whom.ts';
import { RULES_OUT } from './phrases.ts';
import { isAsking, isTelling } from './told.ts';
import { readSmallTalk } from './small-talk.ts';

/*
 * What each clause of a turn does: it asks for something, tells of people and their lives, or is small talk. By what
 * its grammar shows; where that shows nothing by the sentences of clauses.tsv that mean nearly the same.
 */
export type SaidClause = {
  said: string;
  from: number;
  to: number;
  act: Act | null;
  isSure: boolean;
};

const ENDS =
  /[,.;:!?]+(?=\s|$)|\s-+\s|\b(?:but|because|since)\b|\bso\b(?= (?:that|i|i'm|we|he|she|they|you|it|my|our|the|please|now|what|which|need|want|show|looking|can|is|are|there)\b)|\band(?= (?:i|we|he|she|they|it|need|want|show|looking)\b)/gu;
/** So much more likely an act is what is done, and for sure. */
const CLEARLY = 0.3;
const SURELY = 0.5;
/** Who says so asks, whatever else is told. */
const ASKS_FOR =
  /\b(?:want|need|show|looking for|looking at|buy|suggest|recommend|give me|get me|find me|do you (?:have|sell|keep)|have you|is there|are there|which|how much|how many|price)\b/u;
/** What is told of the thing itself says how it has to be. */
const OF_IT = /^\s*(?:(?:and|or|then|also|only)\s+)*(?:it|it's|this|that|these|those|they|one)\b/u;
const SAYS_HOW =
  /\b(?:size|colour|type|budget|skin|hair|seater|litres?|kg|inch(?:es)?|feet|star)\b/u;

/** "Some almonds to send home", "sona masoori" are names, with what they are for. */
const IS_NAME = /^\s*(?:(?:and|or|also|then|maybe|perhaps|only)\s+)*(?:an?|some|any|one|\d+)\b/u;
const mayBe = {
  tell: (said: string) =>
    !OF_IT.test(said) && !IS_NAME.test(said) && said.trim().split(' ').length > 2,
  talk: (said: string) => {
    const words = said.trim().split(' ');
    return words.length > 1 && !words.some(isPersonWord) && said.search(RULES_OUT) < 0;
  },
};

function actOf(said: string, isQuestion: boolean, near: ActNear | undefined): Act | null {
  if (ASKS_FOR.test(said)) return 'ask';
  if (readSmallTalk(said.trim())) return 'talk';
  // "Ladies cycle please".
  if (/\S\s+please\W*$/u.test(said)) return 'ask';
  if (near && near.margin >= CLEARLY && (near.name === 'ask' || mayBe[near.name](said)))
    return near.name;
  if (isAsking(said) || isQuestion) return 'ask';
  return isTelling(said) && !OF_IT.test(said) ? 'tell' : null;
}

export function clausesSaid(text: string, near: (ActNear | undefined)[] = []): SaidClause[] {
  const clauses: SaidClause[] = [];
  let from = 0;
  for (const end of [...text.matchAll(ENDS), { index: text.length, 0: '' }]) {
    const said = text.slice(from, end.index);
    if (/\p{L}/u.test(said)) {
      const act = actOf(said, end[0].includes('?'), near[clauses.length]);
      const { name, margin = 0 } = near[clauses.length] ?? {};
      const isSure = name === act && margin >= SURELY;
      clauses.push({ said, from, to: end.index, act, isSure });
    }
    from = end.index + end[0].length;
  }
  return clauses;
}

const wordsIn = (clauses: SaidClause[]): string[] =>
  clauses.flatMap(({ said }) => said.match(/[\p{L}\p{M}\p{N}][\p{L}\p{M}\p{N}.'&/+-]*/gu) ?? []);

/** Words of what is asked for beyond doubt. */
export const wordsAsked = (clauses: SaidClause[]): string[] => [
  ...new Set(wordsIn(clauses.filter(({ act, isSure }) => act === 'ask' && isSure))),
];

/** "My hair is falling.. help": whoever tells something asks for help with that. */
const FOR_HELP =
  /^\W*(?:please |pls |kindly )?(?:help|help me(?: out)?|save me|any ideas?)(?: please| pls)?\W*$/u;

/** Whether nothing but small talk is made; before anything is shown what is told may be a part of it. */
export const isOnlyTalk = (clauses: SaidClause[], hasShown: boolean): boolean =>
  clauses.some(({ act }) => act === 'talk') &&
  !(clauses.some(({ said }) => FOR_HELP.test(said)) && clauses.some(({ act }) => act !== 'talk')) &&
  clauses.every(({ act, isSure }) => (hasShown ? act === 'talk' && isSure : act !== 'ask'));

/** Words that are only told of, where something else is asked for as well. */
export function wordsTold(clauses: SaidClause[]): string[] {
  const told = clauses.filter(({ act, said }) => act === 'tell' && !SAYS_HOW.test(said));
  if (!clauses.some(({ act }) => act === 'ask') || told.length === 0) return [];
  const others = new Set(wordsIn(clauses.filter((clause) => !told.includes(clause))));
  return [...new Set(wordsIn(told))].filter((word) => !others.has(word));
}

/** What is said beside small talk, where there is anything. */
export function withoutTalk(text: string, clauses: SaidClause[]): string {
  const talk = clauses.filter(({ act }) => act === 'talk');
  if (!clauses.some(({ act }) => act === 'ask' || act === 'tell')) return text;
  return talk
    .toReversed()
    .reduce((so, { from, to }) => `${so.slice(0, from)} ${so.slice(to)}`, text)
    .replaceAll(/^[\s,.;:!?-]+|[,;:]\s*(?=[.!?,;]|$)/gu, '')
    .trim();
}

const FEW_WORDS = 4;

/** Clauses that have to be compared with the table; null where a few words name a thing, or grammar says it all. */
export function clausesToAsk(
  catalogue: Pick<AssistantCatalogue, 'kindsIn'>,
  text: string,
  hasNeed: boolean,
): MeaningAsked[] | null {
  const clauses = clausesSaid(text);
  const isName = text.split(' ').length < FEW_WORDS && catalogue.kindsIn(text).length > 0;
  const isClear = isName || clauses.every(({ act }) => act === 'ask');
  return isClear && !hasNeed
    ? null
    : clauses.map(({ said }) => ({ ways: [said.trim()], said: said.trim() }));
}
