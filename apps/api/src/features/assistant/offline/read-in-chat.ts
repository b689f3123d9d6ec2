import { emptyMemory, needFor, type AssistantCatalogue, type ChatMemory } from './chat-state.ts';
import type { ActNear } from '../meaning/acts.ts';
import { clausesSaid, withoutTalk, wordsAsked, wordsTold } from './clauses.ts';
import { asksLabel } from './details.ts';
import { returnedTo } from './earlier.ts';
import { inFull, withoutLeft } from './elliptical.ts';
import { LEAVES, readTurn, type Turn } from './read-turn.ts';
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
  const returned = returnedTo(catalogue, text, before);
  if (!returned) return here;
  // What asks of what was shown then is answered of that; else it is looked for again.
  const then = { ...here, ...readIn(catalogue, text, { ...returned, words }) };
  const isAsked = then.turn.kind !== 'request' && then.turn.kind !== 'back';
  return isAsked ? then : { ...here, turn: { kind: 'back' } as const };
}

function readIn(catalogue: AssistantCatalogue, text: string, before: ChatMemory) {
  const shown = before.shown.flatMap((id) => catalogue.find(id) ?? []);
  const memory = { ...before, shown: shown.map(({ id }) => id) };
  const it = shown.findIndex(({ id }) => id === before.spokenOf);
  const turn = readTurn(text, {
    shown: memory.shown.length,
    it: it < 0 ? null : it,
    hasNeed: memory.need !== null,
    aboutDeals: memory.deals !== null,
  });
  const isLabel = turn.kind === 'request' && asksLabel(text, shown);
  const meant: Turn = isLabel ? { kind: 'details', which: null } : turn;
  return { text, turn: meant, memory, shown };
}
