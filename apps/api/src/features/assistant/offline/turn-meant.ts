import type { TurnMeaning } from './shelves-meant.ts';
import type { Slots } from './slots.ts';
import { saysAnything } from './apply-slots.ts';
import type { Turn } from './read-turn.ts';
import { COLOURS } from './phrases.ts';
import { type SaidClause, isOnlyTalk } from './clauses.ts';
import { isSmallTalk } from './small-talk.ts';
import { isAsking } from './told.ts';

/** So near a turn is to one that is after the same. */
const ALIKE = 0.5;
const SAME = 0.6;
const SOMEWHAT_ALIKE = 0.33;
/** Who tells something that is like no small talk is not answered with a greeting. */
const LEAST_CHAT = 0.3;
/** And so much nearer than to what is told of things. */
const CLEARLY = 0.05;

/** Below this nothing is told that a shelf is for. */
const LEAST_TOLD = 0.42;

type Setting = { shown: number; aboutDeals: boolean; clauses: SaidClause[] };

const STORE = ['order', 'return', 'delivery'] as const;
const OF_SHOWN = ['pick', 'compare', 'why'] as const;
const OTHERS = ['more', 'total', 'cheaper'] as const;
const isOneOf = <Name extends string>(names: readonly Name[], name: string): name is Name =>
  names.some((each) => each === name);

/** What a turn that names nothing is after, by the table of turns; null where that does not know. */
export function turnMeant(
  { alone }: TurnMeaning,
  slots: Slots,
  { shown, aboutDeals, clauses }: Setting,
): Turn | null {
  const { name, score } = alone.turn;
  const isNamed = slots.kinds.some(({ isTold, standing }) => !isTold && standing !== 'aside');
  const others = Math.max(alone.told.score, alone.top[0]?.score ?? 0);
  const { price, unwanted, unwantedBrands, brands, bounds } = slots;
  const isNarrowed =
    price !== null ||
    [...unwanted, ...unwantedBrands, ...brands, ...bounds].length > 0 ||
    slots.words.some(({ text }) => COLOURS.has(text));
  // Who has asked for nothing yet, and tells nothing that we could help with, is chatting.
  const isChat =
    shown === 0 &&
    score >= Math.max(others, name === 'orders' ? ALIKE : LEAST_CHAT) &&
    others < LEAST_TOLD &&
    !isAsking(slots.rest);
  // With something on the screen, what names or narrows anything, or is like no small talk known, is said of that.
  const isSaidOfShown = score < SOMEWHAT_ALIKE || isNamed || slots.corrects || saysAnything(slots);
  const isBeside = shown === 0 || !isSaidOfShown;
  if (isBeside && alone.told.score < SAME && isOnlyTalk(clauses, shown > 0))
    return { kind: 'small talk', talk: isSmallTalk(name) ? name : 'nod' };
  if (!isNamed && !isNarrowed && isChat && isSmallTalk(name))
    return { kind: 'small talk', talk: name };
  if (isNamed || isNarrowed || score < ALIKE || score < others + CLEARLY) return null;
  if (isSmallTalk(name)) return { kind: 'small talk', talk: name };
  if (name === 'how')
    return aboutDeals
      ? {
          kind: 'deals',
          question: { about: '', ofShown: false, detail: { place: 0, what: 'how' } },
        }
      : null;
  if (name === 'deals')
    return { kind: 'deals', question: { about: '', ofShown: false, detail: null } };
  if (shown === 0) return null;
  if (isOneOf(STORE, name)) return { kind: 'store', about: name };
  if (isOneOf(OF_SHOWN, name)) return { kind: name, which: null };
  return isOneOf(OTHERS, name) ? { kind: name } : null;
}
