import type { Nearness } from './near-shelves.ts';

/** From here on a clause by itself tells what a line of the table does, which counts a little less than all that is said. */
const TELLS = 0.55;
const LESS = 0.05;
const ALIKE = 0.5;

/** "We shifted last month, the water is hard and my hair falls": what one of its clauses tells is told in a turn. */
export function withClauses(turn: Nearness, clauses: Nearness[]): Nearness {
  const telling = clauses.filter(({ told, act }) => told.score >= TELLS && act.name !== 'talk');
  if (clauses.length < 2 || telling.length === 0) return turn;
  const helps = new Map(turn.helps);
  for (const clause of telling)
    for (const [key, { thing, score }] of clause.helps)
      if (score - LESS > (helps.get(key)?.score ?? 0))
        helps.set(key, { thing, score: score - LESS });
  const [best] = telling.toSorted((a, b) => b.told.score - a.told.score);
  // What is told as a whole is, where a line of the table tells it.
  const told =
    turn.told.score < ALIKE && !turn.told.isPlan
      ? { ...best!.told, score: best!.told.score - LESS }
      : turn.told;
  return { ...turn, helps, told };
}
