/**
 * What may stand in a statement with a semicolon of its own: texts, names, dollar-quoted bodies and comments. One that
 * has no end yet takes the rest.
 */
const QUOTED =
  /[eE]'(?:[^'\\]|\\[^]|'')*(?:'|$)|'(?:[^']|'')*(?:'|$)|"(?:[^"]|"")*(?:"|$)|\$([A-Za-z_]\w*)?\$|--[^\n]*(?:\n|$)|\/\*/y;

/** The statements that have their semicolon, and what follows the last one. */
export function splitStatements(text: string): { statements: string[]; rest: string } {
  const statements: string[] = [];
  let start = 0;
  let at = 0;
  while (at < text.length) {
    if (text[at] === ';') {
      statements.push(text.slice(start, at + 1).trim());
      start = at + 1;
    }
    at = endOfPart(text, at);
  }
  return { statements: statements.filter((one) => one !== ';'), rest: text.slice(start) };
}

function endOfPart(text: string, at: number): number {
  // A dollar or an E within a name is part of it.
  const name = /[A-Za-z_][\w$]*/y;
  QUOTED.lastIndex = at;
  const quoted = QUOTED.exec(text)?.[0];
  if (quoted === '/*') return endOfComment(text, at);
  if (quoted?.startsWith('$')) {
    const end = text.indexOf(quoted, at + quoted.length);
    return end < 0 ? text.length : end + quoted.length;
  }
  if (quoted) return at + quoted.length;
  name.lastIndex = at;
  return at + (name.exec(text)?.[0].length ?? 1);
}

/** Comments may stand within comments. */
function endOfComment(text: string, at: number): number {
  let depth = 0;
  for (const { 0: mark, index } of text.slice(at).matchAll(/\/\*|\*\//g)) {
    depth += mark === '/*' ? 1 : -1;
    if (depth === 0) return at + index + 2;
  }
  return text.length;
}
