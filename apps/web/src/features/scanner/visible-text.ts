const LINE_END = /\r\n?|\n/g;
/** All that has no shape of its own or moves what stands around it, but for line ends, tabs and the style of an emoji. */
const UNSEEN =
  /(?!\n|\t|\ufe0f)(?:[\p{C}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800]|(?! )\p{Zs})/gu;

/** In letters that every phone can draw. */
const escaped = (unseen: string): string =>
  `\\u{${(unseen.codePointAt(0) ?? 0).toString(16).toUpperCase()}}`;

/** A stranger's text as it really is: nothing in it is hidden or reorders the rest. */
export function visibleText(text: string): string {
  return text.replaceAll(LINE_END, '\n').replaceAll(UNSEEN, escaped);
}
