import type { MeaningAsked, Nearness } from '../meaning/near-shelves.ts';
import { type AssistantCatalogue, type ChatMemory, needFor } from './chat-state.ts';
import { isPersonWord } from './for-whom.ts';
import { DESCRIBING, isChatter } from './named-things.ts';
import { GOES_WITH, RULES_OUT } from './phrases.ts';
import { poolFor } from './pool.ts';
import { isSameThing } from './refine-or-switch.ts';
import { mentions } from './stated.ts';
import { isToldOf } from './told.ts';

/*
 * "Polyester makes me sweat", "steel she grew up with, never again": people speak against something in more ways than
 * could be listed. A clause with something in it that tells products apart is compared, with "it" in its place, with
 * sentences that speak against and for things; what is spoken against is then written "not polyester".
 */

/** From here on a clause speaks against what it names, and with a word that denies. */
const AGAINST = 0.06;
const AGAINST_DENIED = -0.03;
/** Where nothing was asked for by name yet, most of what is told is why. */
const AT_FIRST = 0.085;
const DENIES =
  /\b(?:not|no|never|none|neither|nor|cannot|without|already|enough|too (?!please|plz)\p{L}{3,}|hates?|avoid|hardly|gone|out|others?|different|anything but|remove|skip|leave)\b|n't\b/u;
/** "Not those either", said behind it. */
const NOT_THOSE =
  /\b(?:not|none of|no more of|never) (?:those|that|these|them|it)\b(?! (?:\p{L}+ )?(?:price|much|budget)| (?:\p{L}+ ){1,3}(?:types?|ones?|kinds?|stuff|things?)\b)/u;
const POINTED_AT = -0.2;
const HAS_IT = /\b(?:have|has|had|got|own|owns|bought)\b/u;
/** Who asks for something speaks for it. */
const ASKS =
  /\b(?:want|need|meant?|show|give|looking|prefer|suggest|recommend|do you|is there|are there|have you|which|how much|under|below|budget|should be|must be|only|instead|love|loves|likes?|(?:ones?|thing|\p{L}+) (?:that|which)(?= \p{L}))\b/u;
const NOT_ASKED =
  /\b(?:don't|doesn't|didn't|not|no|never|won't)\s+(?:\p{L}+\s+)?(?:want|need|like|prefer|love)s?\b/gu;
/** Behind these stands whose it is, where or when something is, what somebody does, or how somebody is. */
const BY_THE_WAY =
  /\b(?:my|our|his|her|their|your)\s+(?:\p{L}+\s+)?$|\b(?:at|on|inside|into|through|all|every|to|never|will|can't|he|she|i|we|they)\s+(?:(?:the|our|my)\s+)?$|\b(?:is|are|gets?|feels?|looks?|becomes?|was|were)\s+(?:\p{L}+\s+){0,2}$/u;
const MOST_CLAUSES = 4;
const SHORTEST = 3;
const FEW_WORDS = 4;

type Clause = {
  from: number;
  to: number;
  said: string;
  words: string[];
  masked: string;
  isDenied: boolean;
  isPointedAt: boolean;
};

/** What a word has to tell apart: the products of what is asked for or spoken of. */
function poolSpokenOf(catalogue: AssistantCatalogue, text: string, { need, shown }: ChatMemory) {
  const named = catalogue.kindsIn(text).filter(({ from, to }) => !isToldOf(text, from, to));
  const asked = named.at(-1)?.kind.name;
  if (need && need.words !== '') return poolFor(catalogue, { ...need, extras: [] });
  if (need && need.things.length > 0) return shown.flatMap((id) => catalogue.find(id) ?? []);
  return asked === undefined ? [] : poolFor(catalogue, { ...needFor(asked), isKind: true });
}

function clausesOf(catalogue: AssistantCatalogue, text: string, memory: ChatMemory): Clause[] {
  const pool = poolSpokenOf(catalogue, text, memory);
  const { need } = memory;
  const isOpen = need !== null && (need.things.length > 0 || need.words === '');
  const isTelling = (word: string) =>
    pool.length > 0
      ? pool.some((product) => mentions(product, word)) &&
        !pool.every((product) => mentions(product, word))
      : catalogue.countOf(word) > 0 && catalogue.kindsIn(word).length === 0;
  return [...text.matchAll(/[^.!?;,]+/gu)].flatMap(({ 0: said, index: from }): Clause[] => {
    const isAsked = ASKS.test(said.replaceAll(NOT_ASKED, ' '));
    if (text[from + said.length] === '?' || isAsked || said.matchAll(RULES_OUT).next().value)
      return [];
    const spans = [
      ...catalogue.brandsIn(said),
      ...catalogue
        .kindsIn(said)
        .filter(({ to, from: at }) => isOpen || isTelling(said.slice(at, to))),
    ].map((span) => [span.from, span.to] as const);
    for (const { 0: word, index } of said.matchAll(/[\p{L}\p{M}][\p{L}\p{M}-]*(?!['’\p{L}])/gu)) {
      const isFree =
        word.length >= SHORTEST && !isChatter(word) && !DESCRIBING.has(word) && !isPersonWord(word);
      const isTaken = spans.some(([start, end]) => index >= start && index < end);
      if (isFree && !isTaken && isTelling(word)) spans.push([index, index + word.length]);
    }
    // What none of them has leaves them as they are, and is not asked for either.
    if (spans.length === 0 && need)
      for (const { kind, from: at, to } of catalogue.kindsIn(said))
        if (!isSameThing(kind.name, need.words)) spans.push([at, to]);
    const own = spans
      .filter(([start]) => !BY_THE_WAY.test(said.slice(0, start)))
      .toSorted(([a], [b]) => b - a);
    if (own.length === 0) return [];
    const masked = own.reduce(
      (so, [start, end]) => `${so.slice(0, start)}it${so.slice(end)}`,
      said,
    );
    const words = own.map(([start, end]) => said.slice(start, end));
    const to = from + said.length;
    // "Black everybody has. Anything but."
    const next = /^[.!?;,\s]*([^.!?;,]+)/u.exec(text.slice(to))?.[1] ?? '';
    if (GOES_WITH.test(HAS_IT.test(said) ? text : text.slice(to))) return [];
    const isPointedAt = NOT_THOSE.test(text.slice(to));
    const isDenied =
      isPointedAt ||
      DENIES.test(said) ||
      (next.split(' ').length <= FEW_WORDS && DENIES.test(next));
    return [
      {
        from,
        to,
        said,
        words,
        isDenied,
        isPointedAt,
        masked: masked.replaceAll(/\bit(?: it)+\b/gu, 'it').trim(),
      },
    ];
  });
}

export const stancesAsked = (
  catalogue: AssistantCatalogue,
  text: string,
  memory: ChatMemory,
): MeaningAsked[] =>
  clausesOf(catalogue, text, memory)
    .slice(0, MOST_CLAUSES)
    .map(({ masked }) => ({ ways: [masked], said: masked }));

/** A turn with what is spoken against written so. */
export function withStances(
  catalogue: AssistantCatalogue,
  text: string,
  memory: ChatMemory,
  stances: Nearness[],
): string {
  const clauses = clausesOf(catalogue, text, memory);
  let rest = text;
  for (const [nth, { from, to, words, isDenied, isPointedAt }] of [
    ...clauses.entries(),
  ].toReversed()) {
    const { against = -1 } = stances[nth] ?? {};
    const least = isPointedAt ? POINTED_AT : isDenied ? AGAINST_DENIED : AGAINST;
    const isAgainst = against >= least + (memory.need ? 0 : AT_FIRST);
    if (!isAgainst) continue;
    rest = `${rest.slice(0, from)} ${words.map((word) => `not ${word}`).join(', ')} ${rest.slice(to)}`;
  }
  return rest;
}
