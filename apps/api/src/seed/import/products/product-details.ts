/** One of `product_detail`, 'General:Screen size:6.5 inch'; the section may be left out. */
export type ProductDetail = { section: string; name: string; value: string };

const COLON = /(?<!\\)(?:\\\\)*:/;

/** Null where there is a text that is no detail. */
export function readDetails(texts: readonly string[]): ProductDetail[] | null {
  const whole = texts.reduce<string[]>((joined, text) => {
    // A comma that nobody protected: 'Ports:USB-C, HDMI'.
    if (!COLON.test(text) && joined.length > 0) joined.push(`${joined.pop()}, ${text}`);
    else joined.push(text);
    return joined;
  }, []);
  const details = whole.map(readDetail);
  return details.every((detail) => detail !== null) ? details : null;
}

function readDetail(text: string): ProductDetail | null {
  const [first, second, ...rest] = partsOf(text);
  if (first === undefined || second === undefined) return null;
  const detail =
    rest.length === 0
      ? { section: '', name: first, value: second }
      : { section: first, name: second, value: rest.join(':') };
  return detail.name === '' || detail.value === '' ? null : detail;
}

/** Between colons that have no backslash before them. */
function partsOf(text: string): string[] {
  const parts: string[] = [];
  let part = '';
  for (let at = 0; at < text.length; at += 1) {
    const next = text[at + 1];
    if (text[at] === '\\' && (next === ':' || next === '\\')) {
      part += next;
      at += 1;
    } else if (text[at] === ':') {
      parts.push(part.trim());
      part = '';
    } else part += text[at];
  }
  return [...parts, part.trim()];
}
