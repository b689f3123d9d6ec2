const counted = (words: string, from: number, step = 1): [string, number][] =>
  words.split(' ').map((word, nth) => [word, from + nth * step]);

/** English numbers below a hundred, by their words. */
export const SMALL_NUMBERS = new Map([
  ...counted(
    'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen',
    0,
  ),
  ...counted('twenty thirty forty fifty sixty seventy eighty ninety', 20, 10),
  ['fourty', 40],
  ['ninty', 90],
]);
