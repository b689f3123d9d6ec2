/** Words as BERT's vocabulary has them: whole, or in pieces of which all but the first begin with "##". */

export type WordPieces = Readonly<Record<string, number>>;

const [CLS, SEP, UNKNOWN] = ['[CLS]', '[SEP]', '[UNK]'] as const;
const LONGEST_WORD = 100;

const SYMBOL = /[\p{P}$+<=>^`|~]/u;
/** Chinese characters are words of their own. */
const IDEOGRAPH = /\p{Script=Han}/u;

function wordsOf(text: string): string[] {
  const plain = text
    .replaceAll(/[\0\ufffd]|(?![\t\n\r])\p{C}/gu, '')
    .normalize('NFD')
    .replaceAll(/\p{Mn}/gu, '')
    .toLowerCase();
  let spaced = '';
  for (const sign of plain)
    spaced += SYMBOL.test(sign) || IDEOGRAPH.test(sign) ? ` ${sign} ` : sign;
  return spaced.split(/\s+/u).filter((word) => word !== '');
}

function piecesOf(word: string, vocabulary: WordPieces): number[] {
  const signs = [...word];
  if (signs.length > LONGEST_WORD) return [vocabulary[UNKNOWN]!];
  const pieces: number[] = [];
  for (let from = 0; from < signs.length;) {
    let to = signs.length;
    let id: number | undefined;
    for (; to > from && id === undefined; to -= id === undefined ? 1 : 0) {
      const piece = signs.slice(from, to).join('');
      const name = from === 0 ? piece : `##${piece}`;
      id = Object.hasOwn(vocabulary, name) ? vocabulary[name] : undefined;
    }
    if (id === undefined) return [vocabulary[UNKNOWN]!];
    pieces.push(id);
    from = to;
  }
  return pieces;
}

/** At most so many tokens, the ones that mark beginning and end included. */
export function pieceIdsOf(text: string, vocabulary: WordPieces, most: number): number[] {
  const pieces = wordsOf(text).flatMap((word) => piecesOf(word, vocabulary));
  return [vocabulary[CLS]!, ...pieces.slice(0, most - 2), vocabulary[SEP]!];
}
