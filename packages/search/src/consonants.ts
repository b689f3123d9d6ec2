/** Letters that begin words which are said alike. */
const ALIKE = ['ck', 'kq', 'cs', 'sz', 'fp', 'jg', 'jz', 'vw', 'aeiou', 'iy'];

/** The letters that a word may begin with which is said like one with this letter. */
export const firstLettersLike = (letter: string): Set<string> =>
  new Set(letter + ALIKE.filter((each) => each.includes(letter)).join(''));

/** How letters are said that are not said as they are written. */
const SAID = new Map(
  `tion Sn|sion Sn|ssu Se|sure Ser|tch C|sch sk|ch C|sh S|ph f|th T|ght t|dge je|dj j|sce se|sci si|ce se|ci si|cy si|ck k|ge je|gi ji|qu kv|cc k|c k|q k|xx ks|x ks|zz s|z s|w v|ea e|oa o|oo u|ie i|y i`
    .split('|')
    .map((pair) => pair.split(' ') as [string, string]),
);
const LETTERS = new RegExp(
  String.raw`${[...SAID.keys()].join('|')}|(?<=.)h|[eo]r(?=s?$)|([a-z])\1`,
  'g',
);

/** A word as it is said: no letter twice, none that is not heard. */
export const saidAs = (word: string): string =>
  word
    .replaceAll(
      LETTERS,
      (letters, doubled?: string) =>
        SAID.get(letters) ?? doubled ?? (letters.endsWith('r') ? 'ar' : ''),
    )
    .replace(/(?<=[^aeiou])e$/, '');

/** Letters of a row that are said as one vowel. */
export const vowelsIn = (said: string): number => said.match(/[aeiou]+/g)?.length ?? 0;

/** What is left when only consonants are heard, as a number: "nekless" and "necklace" have the same. */
export function consonantsOf(word: string): number {
  const said = saidAs(word).replaceAll('C', 'S');
  let sum = 0;
  for (let nth = 0; nth < said.length; nth += 1) {
    const isVowel = 'aeiou'.includes(said[nth]!);
    if (!isVowel || nth === 0) sum = (sum * 31 + (isVowel ? 97 : said.charCodeAt(nth))) | 0;
  }
  return sum;
}
