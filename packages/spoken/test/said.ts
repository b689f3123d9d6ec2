const SMALL =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const TENS = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');

export type Manner = {
  /** Whether lakhs and crores are counted in. */
  isIndian: boolean;
  /** Between a hundred and what is above it. */
  and: ' ' | ' and ';
  /** Between tens and units. */
  hyphen: ' ' | '-';
};

function belowHundred(number: number, { hyphen }: Manner): string {
  if (number < 20) return SMALL[number]!;
  const tens = TENS[Math.floor(number / 10) - 2]!;
  return number % 10 === 0 ? tens : `${tens}${hyphen}${SMALL[number % 10]}`;
}

/** A whole number as it is said. */
export function said(number: number, manner: Manner): string {
  if (number < 100) return belowHundred(number, manner);
  const scales: [number, string][] = manner.isIndian
    ? [
        [1e7, 'crore'],
        [1e5, 'lakh'],
        [1e3, 'thousand'],
        [1e2, 'hundred'],
      ]
    : [
        [1e6, 'million'],
        [1e3, 'thousand'],
        [1e2, 'hundred'],
      ];
  const [by, scale] = scales.find(([least]) => number >= least)!;
  const rest = number % by;
  const whole = `${said(Math.floor(number / by), manner)} ${scale}`;
  if (rest === 0) return whole;
  return `${whole}${rest < 100 ? manner.and : ' '}${said(rest, manner)}`;
}
