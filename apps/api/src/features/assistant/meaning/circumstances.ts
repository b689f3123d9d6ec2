import { readFileSync } from 'node:fs';
import { ACTS, type Act } from './acts.ts';

/*
 * What people tell, and the things that help then, as a table that a shopkeeper could write. A sentence need not be
 * written as there: the row that means nearly the same is found.
 */
export type Circumstance = {
  /** Whether all of the things are wanted, or each is an idea. */
  isPlan: boolean;
  /** Whether it tells of somebody who is given them. */
  isGift: boolean;
  /** Whether it says what a thing is or does, in place of its name. */
  isDescription?: boolean;
  told: string[];
  things: string[];
};

/** The lines of a table below its head. */
const linesOf = (name: string): string[] =>
  readFileSync(new URL(`../${name}`, import.meta.url), 'utf8')
    .split('\n')
    .slice(1)
    .filter((line) => line !== '');

export const circumstances: Circumstance[] = linesOf('circumstances.tsv').map((line) => {
  const [mode, told, things] = line.split('\t');
  if (things === undefined || !/^(?:all|ideas|gift|what)$/u.test(mode!))
    throw new Error(`circumstances.tsv: “${line}” is not mode, told, things`);
  return {
    isPlan: mode === 'all',
    isGift: mode === 'gift',
    isDescription: mode === 'what',
    told: told!.split('|'),
    things: things.split('|'),
  };
});

/** What turns that name no thing are after, by sentences that mean the same. */
export const turnTable: { turn: string; said: string[] }[] = linesOf('turns.tsv').map((line) => {
  const [turn, said] = line.split('\t');
  if (said === undefined) throw new Error(`turns.tsv: “${line}” is not turn, said`);
  return { turn: turn!, said: said.split('|') };
});

/** How people speak of what they do not want, and of what they do; "it" stands for that. */
export const stanceTable: Record<'against' | 'for', string[]> = { against: [], for: [] };
for (const line of linesOf('stances.tsv')) {
  const [stance, said] = line.split('\t');
  if (said === undefined || (stance !== 'against' && stance !== 'for'))
    throw new Error(`stances.tsv: “${line}” is not stance, said`);
  stanceTable[stance].push(...said.split('|'));
}

/** What clauses do, by sentences that do the same. */
export const clauseTable: { act: Act; said: string }[] = linesOf('clauses.tsv').flatMap((line) => {
  const [name, said] = line.split('\t');
  const act = ACTS.find((each) => each === name);
  if (said === undefined || !act) throw new Error(`clauses.tsv: “${line}” is not act, said`);
  return said.split('|').map((each) => ({ act, said: each }));
});
