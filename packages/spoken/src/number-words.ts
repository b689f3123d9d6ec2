const numbered = (words: string, from: number, step = 1): [string, number][] =>
  words.split(' ').map((word, nth) => [word, from + nth * step]);

export const DIGITS = new Map(numbered('zero one two three four five six seven eight nine', 0));
export const TEENS = new Map(
  numbered('ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen', 10),
);
export const TENS = new Map([
  ...numbered('twenty thirty forty fifty sixty seventy eighty ninety', 20, 10),
  ...numbered('fourty', 40),
]);
export const REPEATED = new Map(numbered('double triple', 2));

/** Scales that are said by themselves or behind an "a" as well. */
export const NUMBER_SCALES = new Map([
  ['hundred', 1e2],
  ['thousand', 1e3],
  ['lakh', 1e5],
  ['lac', 1e5],
  ['million', 1e6],
  ['crore', 1e7],
]);
/** Scales behind a number; a recogniser that never heard of lakhs hears a lack. */
export const SCALES_BEHIND = new Map([
  ...NUMBER_SCALES,
  ...[...NUMBER_SCALES].map(([word, by]): [string, number] => [`${word}s`, by]),
  ...['lack', 'lacks', 'lact', 'lak'].map((word): [string, number] => [word, 1e5]),
]);

/** What fractions and ordinals end in, which stay words: "twenty first", "two thirds". */
export const ORDINALS_BEHIND_TENS = new Set(
  'first second third fourth fifth sixth seventh eighth ninth'.split(' '),
);
export const PARTS = new Set(
  'third thirds fourths quarters fifths sixths eighths tenths hundredth thousandth hundredths'.split(
    ' ',
  ),
);

/** Words before money: a number behind them begins there. */
export const BEFORE_MONEY = new Set(
  `under below within above over around about approximately roughly than upto to from between or and budget of
   is for at maybe say like just only costs costing price priced most least max maximum minimum rupees rs`.split(
    /\s+/,
  ),
);

/** Words before a number of their own: what follows that is another one. */
export const NUMBERED = new Set(
  `iphone galaxy note pixel nord redmi realme reno edge plus pro air series model gen windows size option number
   class s m f v x`.split(/\s+/),
);
