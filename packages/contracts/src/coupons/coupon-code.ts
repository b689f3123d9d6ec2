/** Coupon code format: ten of these letters, shown as two groups of five. No 0 or O, no 1, I or L, and no U: nothing that is misread, misheard or spells a word by chance. */
export const CODE_LETTERS = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
export const CODE_LENGTH = 10;
const GROUP = 5;

/** Ten letters as they are shown, read aloud and put into a QR code. */
export const codeText = (letters: string): string =>
  `${letters.slice(0, GROUP)}-${letters.slice(GROUP)}`;

/** A code as somebody typed or scanned it, in the one spelling that is kept, or null. */
export function readCode(typed: string): string | null {
  const letters = typed.toUpperCase().replaceAll(/[^0-9A-Z]/g, '');
  const known = [...letters].every((letter) => CODE_LETTERS.includes(letter));
  return letters.length === CODE_LENGTH && known ? codeText(letters) : null;
}
