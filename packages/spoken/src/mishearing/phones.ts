/** What a text sounds like, as near as its letters tell: one letter a sound, capitals for sh, ch, j and th. */

/** Each on what the ones before it left. */
const SPELLINGS: readonly (readonly [RegExp, string])[] = [
  [/^x/, 'z'],
  [/^(?:kn|gn|pn)/, 'n'],
  [/^wr/, 'r'],
  [/^wh/, 'w'],
  [/^ps/, 's'],
  [/mb$/, 'm'],
  [/tch|ch/g, 'C'],
  [/sh/g, 'S'],
  [/ph/g, 'f'],
  [/th/g, 'T'],
  [/ck|q(?!u)/g, 'k'],
  [/qu/g, 'kw'],
  [/x/g, 'ks'],
  [/(?<=[aeiou])gh(?=t|$)/g, ''],
  [/jh/g, 'J'],
  [/([bdgk])h/g, '$1'],
  [/[ts]ion|cian/g, 'San'],
  [/ture/g, 'Car'],
  [/sc(?=[eiy])|c(?=[eiy])/g, 's'],
  [/c/g, 'k'],
  [/dge|g(?=[ei])|j/g, 'J'],
  [/(?<=[^aeiouy])e$/, ''],
  [/(?<=[^aeiouyszSCJ])es$/, 's'],
  [/(?<=[^aeiouytd])ed$/, 'd'],
  [/^y(?=[aeiou])|(?<=[aeiou])y(?=[aeiou])/g, 'Y'],
  [/ee|ea|ie|ei|ey|y/g, 'i'],
  [/ai|ay/g, 'e'],
  [/oo|ou|ew|ue/g, 'u'],
  [/oa|ow|au|aw/g, 'o'],
  [/Y/g, 'y'],
  [/(.)\1+/g, '$1'],
];

const known = new Map<string, string>();
const MOST_KNOWN = 100_000;

/** Words come over and over. */
function phonesOfWord(word: string): string {
  const before = known.get(word);
  if (before !== undefined) return before;
  let sounds = word;
  for (const [letters, sound] of SPELLINGS) sounds = sounds.replace(letters, sound);
  if (known.size >= MOST_KNOWN) known.clear();
  known.set(word, sounds);
  return sounds;
}

export const phonesOf = (text: string): string =>
  text
    .split(' ')
    .map(phonesOfWord)
    .join('')
    .replaceAll(/(.)\1+/g, '$1');

/** Sounds that are easily taken for each other have the same letter; what is often swallowed has none. */
const FAMILIES = new Map(
  ['pb', 'tdT', 'kg', 'fv', 'szSCJ', 'nm', 'l', 'r'].flatMap((family) =>
    Array.from(family, (phone): [string, string] => [phone, family[0]!]),
  ),
);

/** The families of its consonants, the r of "far" left out, for not everybody says it. */
export function skeletonOf(phones: string): string {
  return phones
    .replaceAll(/r(?![aeiou])/g, '')
    .replaceAll(/./g, (phone) => FAMILIES.get(phone) ?? '')
    .replaceAll(/(.)\1+/g, '$1');
}

const isVowel = (phone: string): boolean => 'aeiou'.includes(phone);

const CLOSE_VOWELS = new Set(['ei', 'ou', 'ao', 'ae', 'au']);
const COUSINS = new Set([
  'vw',
  'bv',
  'fT',
  'ST',
  'kt',
  'kC',
  'lr',
  'gJ',
  'sT',
  'tC',
  'dJ',
  'ln',
  'yJ',
]);
const isAmong = (pairs: ReadonlySet<string>, a: string, b: string): boolean =>
  pairs.has(a + b) || pairs.has(b + a);

function swapCost(a: string, b: string): number {
  if (a === b) return 0;
  if (isVowel(a) && isVowel(b)) return isAmong(CLOSE_VOWELS, a, b) ? 0.2 : 0.35;
  if (isVowel(a) || isVowel(b)) return 1.2;
  const family = FAMILIES.get(a);
  if (family !== undefined && family === FAMILIES.get(b)) return 0.3;
  return isAmong(COUSINS, a, b) ? 0.6 : 1;
}

function lossCost(phone: string): number {
  if (isVowel(phone)) return 0.4;
  return 'rhwy'.includes(phone) ? 0.4 : 0.8;
}

const PHONES = 'aeioupbtdTkgfvszSCJmnlrhwy';
/** By the places of both in the list; what is not in it is like nothing. */
const SWAPS = Array.from(PHONES, (a) => Array.from(PHONES, (b) => swapCost(a, b)));
const LOSSES = Array.from(PHONES, lossCost);
const placesOf = (phones: string): number[] => Array.from(phones, (phone) => PHONES.indexOf(phone));
const swap = (a: number, b: number): number => SWAPS[a]?.[b] ?? 1;
const loss = (phone: number): number => LOSSES[phone] ?? 1;

/** How unlike two texts sound, about 1 for a consonant that is another one; Infinity beyond a bound. */
export function unlikeness(a: string, b: string, most: number): number {
  const theirs = placesOf(b);
  let last = [0];
  for (const phone of theirs) last.push(last.at(-1)! + loss(phone));
  for (const mine of placesOf(a)) {
    const lost = loss(mine);
    const row = [last[0]! + lost];
    let least = row[0]!;
    for (let nth = 1; nth <= theirs.length; nth += 1) {
      const phone = theirs[nth - 1]!;
      const cost = Math.min(
        last[nth]! + lost,
        row[nth - 1]! + loss(phone),
        last[nth - 1]! + swap(mine, phone),
      );
      row.push(cost);
      if (cost < least) least = cost;
    }
    if (least > most) return Infinity;
    last = row;
  }
  const cost = last[theirs.length]!;
  return cost <= most ? cost : Infinity;
}
