/** RFC 9285: what a QR code holds in its alphanumeric mode, two bytes in three letters. */
const LETTERS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ $%*+-./:';
const BASE = LETTERS.length;

export type Bytes = Uint8Array<ArrayBuffer>;

/** Never ends with a space, which fields and scanners like to cut off: the last letter is a small digit. */
export function toBase45(bytes: Bytes): string {
  let text = '';
  for (let at = 0; at < bytes.length; at += 2) {
    const isPair = at + 1 < bytes.length;
    let value = isPair ? bytes[at]! * 256 + bytes[at + 1]! : bytes[at]!;
    for (let letter = 0; letter < (isPair ? 3 : 2); letter += 1) {
      text += LETTERS[value % BASE];
      value = Math.floor(value / BASE);
    }
  }
  return text;
}

/** Null for what no bytes are written as. */
export function fromBase45(text: string): Bytes | null {
  if (text.length % 3 === 1) return null;
  const bytes = new Uint8Array(Math.floor((text.length * 2) / 3));
  for (let from = 0, at = 0; from < text.length; from += 3, at += 2) {
    const group = text.slice(from, from + 3);
    let value = 0;
    for (let letter = group.length - 1; letter >= 0; letter -= 1) {
      const digit = LETTERS.indexOf(group[letter]!);
      if (digit < 0) return null;
      value = value * BASE + digit;
    }
    if (value >= (group.length === 3 ? 65_536 : 256)) return null;
    if (group.length === 3) bytes[at] = value >> 8;
    bytes[at + group.length - 2] = value & 255;
  }
  return bytes;
}
