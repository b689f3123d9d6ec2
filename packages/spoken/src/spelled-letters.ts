/** What is said letter by letter and written as a word. */
const NAMES = new Set(
  `TV AC LED LCD OLED QLED GB TB MB KB RO UV USB HDMI PC CPU GPU SSD HDD UPS LG HP JBL MRF KFC BMW MI EMI ATM
   DVD CD FM SUV MRP XL XXL SPF MP KG ML RPM DSLR GPS NFC OTG VR PS DJ CCTV BHK HD UHD FHD LPG CNG SD BP MAH HZ
   GHZ`.split(/\s+/),
);
const LONGEST = Math.max(...[...NAMES].map(({ length }) => length));

/** Longer rows of letters are no names of things. */
const RUN =
  /(?<![\p{L}\p{M}\p{N}'’]|[\p{L}\p{N}][.-])[a-z](?:(?:\.? |[.-])[a-z](?![\p{L}\p{M}\p{N}'’])){1,11}(?:\.(?=[ ,?!]|$))?(?![\p{L}\p{M}\p{N}'’]|[.-]\p{L})/giu;

/** The letters in names one after the other, the longest first; null where some are left. */
function namesIn(letters: string): string[] | null {
  if (letters === '') return [];
  for (let length = Math.min(LONGEST, letters.length); length > 1; length -= 1) {
    const name = letters.slice(0, length).toUpperCase();
    // An "a" or an "i" in small letters is a word.
    if (!NAMES.has(name) || /^[ai]/.test(letters)) continue;
    const rest = namesIn(letters.slice(length));
    if (rest) return [name, ...rest];
  }
  const [first] = letters;
  const rest = /^[ai]./i.test(letters) ? namesIn(letters.slice(1)) : null;
  return rest && [first!, ...rest];
}

/** "T V" and "T.V." are a TV. */
export const withSpelledJoined = (text: string): string =>
  text.replaceAll(RUN, (run) => namesIn(run.replaceAll(/[ .-]/g, ''))?.join(' ') ?? run);
