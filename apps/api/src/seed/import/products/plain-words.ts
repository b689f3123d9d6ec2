import { isPlainText } from '@baeon/contracts/common/plain-text';

/** Shops write texts for pages of their own, with the tags of these. */
const BREAK = /<(?:br|\/p|\/div|\/li|\/tr|\/h[1-6]|\/ul|\/ol)\b[^<>]{0,200}>/gi;
const UNSEEN = /<(script|style)\b[^<>]{0,200}>[^<]*<\/\1>/gi;
const TAG =
  /<\/?(?:a|abbr|b|big|blockquote|body|center|code|dd|div|dl|dt|em|font|h[1-6]|hr|html|i|img|ins|li|mark|ol|p|pre|s|small|span|strike|strong|sub|sup|table|tbody|td|th|thead|tr|tt|u|ul|script|style)\b[^<>]{0,2000}>/gi;
const ENTITY = /&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]{2,8}));/gi;
const NAMED = new Map(
  Object.entries({
    amp: '&',
    lt: '<',
    gt: '>',
    quot: '"',
    apos: "'",
    nbsp: ' ',
    ndash: '–',
    mdash: '—',
    hellip: '…',
    bull: '•',
    deg: '°',
    times: '×',
    reg: '®',
    trade: '™',
    copy: '©',
    rsquo: '’',
    lsquo: '‘',
    rdquo: '”',
    ldquo: '“',
  }),
);

/** The text as people read it on a page: without tags, with what entities stand for. */
export function plainWords(text: string): string {
  const lines = text.replace(/\r\n?/g, '\n');
  if (!/[<&]/.test(lines)) return lines;
  return lines
    .replace(UNSEEN, '')
    .replace(BREAK, '\n')
    .replace(TAG, '')
    .replace(ENTITY, (whole, decimal?: string, hex?: string, name?: string) =>
      name ? (NAMED.get(name.toLowerCase()) ?? whole) : character(decimal, hex),
    )
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

/** Nothing that the database or a terminal would stumble over. */
function character(decimal: string | undefined, hex: string | undefined): string {
  const code = decimal ? Number(decimal) : Number.parseInt(hex!, 16);
  if (code > 0x10_ff_ff) return '';
  const text = String.fromCodePoint(code);
  return isPlainText(text) ? text : '';
}
