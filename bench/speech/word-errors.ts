/** What became of the words that were said. */
export type Comparison = {
  /** Of each word that was said, whether it was understood. */
  isRight: boolean[];
  /** Words that are wrong, missing or too many. */
  errors: number;
};

type Cell = { errors: number; right: number; from: 'both' | 'said' | 'heard' | null };

/** Puts both texts side by side so that as few words as can be differ. */
export function compareWords(said: readonly string[], heard: readonly string[]): Comparison {
  const table: Cell[][] = [];
  for (let i = 0; i <= said.length; i += 1) {
    const row: Cell[] = [];
    for (let j = 0; j <= heard.length; j += 1) {
      const ways: Cell[] = [];
      if (i > 0 && j > 0)
        ways.push(next(table[i - 1]![j - 1]!, 'both', said[i - 1] === heard[j - 1]));
      if (i > 0) ways.push(next(table[i - 1]![j]!, 'said', false));
      if (j > 0) ways.push(next(row[j - 1]!, 'heard', false));
      ways.sort((a, b) => a.errors - b.errors || b.right - a.right);
      row.push(ways[0] ?? { errors: 0, right: 0, from: null });
    }
    table.push(row);
  }
  const isRight = said.map(() => false);
  let i = said.length;
  let j = heard.length;
  for (;;) {
    const { from } = table[i]![j]!;
    if (from === null) break;
    if (from === 'both') isRight[i - 1] = said[i - 1] === heard[j - 1];
    if (from !== 'heard') i -= 1;
    if (from !== 'said') j -= 1;
  }
  return { isRight, errors: table[said.length]![heard.length]!.errors };
}

const next = ({ errors, right }: Cell, from: Cell['from'], isSame: boolean): Cell => ({
  errors: errors + (isSame ? 0 : 1),
  right: right + (isSame ? 1 : 0),
  from,
});

/** As both sides are compared: small letters, no marks. */
export const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .replaceAll('&', ' and ')
    .replaceAll(/['’]/g, '')
    .split(/[^\p{L}\p{N}.]+|\.(?!\d)/u)
    .filter((word) => word !== '');
