/**
 * The texts in a cell that may hold several, as Google's product data has them: with commas in between,
 * those that have a comma themselves in quotes or with a backslash before it.
 */
export function listTexts(cell: string): string[] {
  const texts: string[] = [];
  for (let at = 0; at <= cell.length;) {
    const { text, end } = quotedAt(cell, at) ?? plainAt(cell, at);
    if (text.trim() !== '') texts.push(text.trim());
    at = end + 1;
  }
  return texts;
}

const QUOTED = /\s*"((?:[^"]|"")*)"\s*(?=,|$)/y;
const PLAIN = /(?:\\,|[^,])*/y;

function quotedAt(cell: string, at: number): { text: string; end: number } | null {
  QUOTED.lastIndex = at;
  const found = QUOTED.exec(cell);
  return found && { text: found[1]!.replaceAll('""', '"'), end: QUOTED.lastIndex };
}

function plainAt(cell: string, at: number): { text: string; end: number } {
  PLAIN.lastIndex = at;
  const text = PLAIN.exec(cell)![0];
  return { text: text.replaceAll('\\,', ','), end: PLAIN.lastIndex };
}
