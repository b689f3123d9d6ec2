import { readFileSync } from 'node:fs';

/** What turns that name no thing are after, by sentences that mean the same. */
export type TurnRow = { turn: string; said: string[] };

export const turnTable: TurnRow[] = readFileSync(new URL('../turns.tsv', import.meta.url), 'utf8')
  .split('\n')
  .slice(1)
  .filter((line) => line !== '')
  .map((line) => {
    const [turn, said] = line.split('\t');
    if (said === undefined) throw new Error(`turns.tsv: “${line}” is not turn, said`);
    return { turn: turn!, said: said.split('|') };
  });
