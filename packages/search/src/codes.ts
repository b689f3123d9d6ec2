import { editDistance } from './edit-distance.ts';

/** Words of letters and digits: models and sizes. They are found whole, by how they begin, or with one mistake. */

const SHORTEST_START = 4;
const SHORTEST_MISTAKEN = 5;
const MOST = 40;

export const isCode = (word: string): boolean => /^[a-z\d]*(?:[a-z]\d|\d[a-z])[a-z\d]*$/.test(word);

export function createCodes() {
  const byStart = new Map<string, string[]>();

  return {
    add(word: string): void {
      if (word.length < SHORTEST_START || !isCode(word)) return;
      const start = word.slice(0, 2);
      const alike = byStart.get(start);
      if (alike) alike.push(word);
      else byStart.set(start, [word]);
    },

    /** Codes that begin with this one, or else differ from it in one place. */
    like(code: string): { words: string[]; isMistaken: boolean } {
      if (code.length < SHORTEST_START) return { words: [], isMistaken: false };
      const alike = byStart.get(code.slice(0, 2)) ?? [];
      const longer = alike.filter((word) => word.startsWith(code));
      if (longer.length > 0 || code.length < SHORTEST_MISTAKEN) {
        return { words: longer.slice(0, MOST), isMistaken: false };
      }
      const words = alike.filter(
        (word) =>
          word.length >= SHORTEST_MISTAKEN &&
          Math.abs(word.length - code.length) < 2 &&
          editDistance(code, word, 1) === 1,
      );
      return { words: words.slice(0, MOST), isMistaken: true };
    },
  };
}
