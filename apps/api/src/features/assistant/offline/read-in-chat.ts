import { emptyMemory, needFor, type AssistantCatalogue, type ChatMemory } from './chat-state.ts';
import type { ActNear } from '../meaning/acts.ts';
import { clausesSaid, withoutTalk, wordsAsked, wordsTold } from './clauses.ts';
import { asksLabel } from './asked-in.ts';
import { returnedTo, withoutReturn } from './earlier.ts';
import { inFull, withoutLeft } from './elliptical.ts';
import { tellsNeed } from './need-rules.ts';
import { LEAVES, readTurn, type Turn } from './read-turn.ts';
import { readReference, withPlaces } from './references.ts';
import { remembering } from './show-found.ts';
import { turnText } from './turn-text.ts';

/** What a turn says, clause by clause, and is after, and what it is about: what is on the screen, or what was before. */
export function readInChat(
  catalogue: AssistantCatalogue,
  written: string,
  before: ChatMemory,
  acts?: ActNear[],
) {
  const whole = turnText(written, catalogue);
  const clauses = clausesSaid(whole, acts);
  const said = withoutTalk(whole, clauses);
  const left = LEAVES.exec(said)?.groups?.['rest'];
  const text = left ?? inFull(catalogue, withoutLeft(catalogue, said, before), before);
  const { earlier } = remembering(before, needFor(''), true);
  const words = { told: wordsTold(clauses), asked: wordsAsked(clauses) };
  const last = left === undefined ? before : { ...emptyMemory, earlier };
  const here = { ...readIn(catalogue, text, { ...last, words }), whole, clauses };
  // What is set side by side may stand in sentences that only tell.
  if (here.turn.kind === 'compare') return { ...here, text: left ?? whole };
  const returned = returnedTo(catalogue, text, before);
  if (!returned) return here;
  // What asks of what was shown then is answered of that; else it is looked for again.
  const then = { ...here, ...readIn(catalogue, text, { ...returned, words }) };
  if (then.turn.kind !== 'request' && then.turn.kind !== 'back') return then;
  return { ...here, ...askedThen(catalogue, text, { ...returned, words }) };
}

const ASKS_OF_SHOWN: ReadonlySet<Turn['kind']> = new Set([
  'details',
  'pick',
  'why',
  'compare',
  'store',
  'total',
]);

/** "Go back to the sofas, how wide is the first": the clause that asks, of what was shown then; else no more than going back. */
function askedThen(catalogue: AssistantCatalogue, text: string, returned: ChatMemory) {
  const clauses = withoutReturn(text).split(/[,.;!]+\s+/u);
  for (const [nth, clause] of [...clauses.entries()].toReversed()) {
    const asked = readIn(catalogue, clause, returned);
    if (!ASKS_OF_SHOWN.has(asked.turn.kind)) continue;
    if (!('which' in asked.turn)) return asked;
    const { which } = asked.turn;
    const before = clauses.slice(0, nth).join(' ');
    // "The first book you showed, is that hardcover": which one was said before.
    const said = readReference(before, returned.shown.length, null);
    const isSaid = said !== null && !said.isVague && (which === null || which.isVague);
    if (isSaid) return { ...asked, turn: { ...asked.turn, which: said } };
    return {
      ...asked,
      text: which === null || which.isVague ? `${before} ${clause}`.trim() : clause,
    };
  }
  return { turn: { kind: 'back' } as const };
}

function readIn(catalogue: AssistantCatalogue, said: string, before: ChatMemory) {
  const shown = before.shown.flatMap((id) => catalogue.find(id) ?? []);
  const text = withPlaces(said, shown);
  const memory = { ...before, shown: shown.map(({ id }) => id) };
  const it = shown.findIndex(({ id }) => id === before.spokenOf);
  const turn = readTurn(text, {
    shown: memory.shown.length,
    it: it < 0 ? null : it,
    hasNeed: memory.need !== null,
    aboutDeals: memory.deals !== null,
  });
  const isLabel = turn.kind === 'request' && asksLabel(text, shown, before.question !== '');
  const isNeed = turn.kind === 'details' && turn.which === null && tellsNeed(text);
  const meant: Turn = isNeed
    ? { kind: 'request' }
    : isLabel
      ? { kind: 'details', which: null }
      : turn;
  return { text, turn: meant, memory, shown };
}
