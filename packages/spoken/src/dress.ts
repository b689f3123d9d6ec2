const UM = String.raw`u+m+|u+h+m*|e+r+m+|h+m+`;
const LEADING = new RegExp(
  String.raw`^(?:(?:${UM}|e+r+|mm+|m+h+m+|a+h+)(?![\p{L}\p{M}\p{N}'’-])[\s,.…!?]*)+`,
  'iu',
);
const INSIDE = new RegExp(String.raw` (?:${UM})(?:,|…|\.{2,})?(?= |[.!?]*$)`, 'giu');
const BEGINNING = /^(?:[\s,;:!?…]|[.–—-](?!\d))+/u;
const ENDING = /[\s.,;:!?…]/u;
const DASH_ALONE = /\s[–—-]$/u;
const ABBREVIATED = /(?<![\p{L}\p{M}\p{N}])\p{L}(?:\.\p{L}){1,5}$/u;

function withoutEnd(text: string): string {
  let end = text.length;
  while (
    end > 0 &&
    (ENDING.test(text[end - 1]!) || DASH_ALONE.test(text.slice(Math.max(0, end - 2), end)))
  ) {
    end -= 1;
  }
  const isAbbreviated = text[end] === '.' && ABBREVIATED.test(text.slice(0, end));
  return text.slice(0, isAbbreviated ? end + 1 : end);
}

/** Without what makes a sentence of it, and the sounds people make while they think. */
export const withoutDress = (text: string): string =>
  withoutEnd(text.replace(BEGINNING, '').replace(LEADING, '').replaceAll(INSIDE, ''));
