import { memoize } from './memoize.ts';

const IRREGULAR = new Map(
  Object.entries({
    women: 'woman',
    men: 'man',
    children: 'child',
    mice: 'mouse',
    feet: 'foot',
    teeth: 'tooth',
    knives: 'knife',
    shelves: 'shelf',
    scarves: 'scarf',
    leaves: 'leaf',
    loaves: 'loaf',
    wolves: 'wolf',
    glasses: 'glass',
    lens: 'lens',
    news: 'news',
    ...Object.fromEntries(
      'hoodie cookie movie beanie brownie smoothie onesie selfie zombie tie pie'
        .split(' ')
        .map((word) => [`${word}s`, word]),
    ),
    mens: 'man',
    womens: 'woman',
    tvs: 'tv',
    acs: 'ac',
    pcs: 'pc',
    series: 'series',
  }),
);

/**
 * Words in -is that are no plural are a closed lot, mostly Greek and names; plurals grow with every kitchen
 * and wardrobe: biryanis, rotis, saris, bikinis, taxis.
 */
const ONE_IN_IS = new RegExp(
  String.raw`(?:[aeioy]sis|opsis|(?<!t)axis|itis|polis|ensis|dermis|gris|[ou]is)$|\b(?:${`this tennis debris
  iris paris chassis trellis clematis cannabis pelvis mantis chrysalis amaryllis challis portcullis penis clitoris lapis
  ibis aegis gratis dais cassis pastis loris orchis testis pubis glottis syphilis sepsis memphis atlantis polaris solaris
  ferris harris morris norris doris boris chris davis travis elvis mavis jarvis lewis ellis willis phyllis dennis denis
  adonis curtis otis francis artemis tigris`
    .split(/\s+/)
    .join('|')})$`,
);

const hasVowel = (text: string): boolean => /[aeiouy]/.test(text);

/** One of many; what only looks like many stays. Takes small letters; a phrase is as its last word. */
export function singular(word: string): string {
  const irregular = IRREGULAR.get(word);
  if (irregular) return irregular;
  if (!word.endsWith('s') || word.length < 4 || /(?:ss|us)$/.test(word)) return word;
  if (word.endsWith('is') && ONE_IN_IS.test(word)) return word;
  if (word.endsWith('ies') && word.length > 4) return `${word.slice(0, -3)}y`;
  if (/(?:x|z|ch|sh|ss)es$/.test(word)) return word.slice(0, -2);
  return word.slice(0, -1);
}

/** Without the ending of something done or being done. */
function withoutDoing(word: string): string {
  const ending = /(?:ing|ed)$/.exec(word)?.[0];
  if (!ending || word.length - ending.length < 3) return word;
  const rest = word.slice(0, -ending.length);
  if (!hasVowel(rest) || (ending === 'ed' && rest.endsWith('e'))) return word;
  return /([bdgmnprt])\1$/.test(rest) ? rest.slice(0, -1) : rest;
}

/** Words of other tongues that look like an English one with an ending. */
const AS_THEY_ARE = new Set(['safed']);

function newStem(word: string): string {
  if (AS_THEY_ARE.has(word)) return word;
  if (!IRREGULAR.has(word) && (word.length < 4 || !/^[a-z]+$/.test(word))) return word;
  const one = singular(word);
  // "Cookies" may come from a cookie, "batteries" from a battery.
  const root = withoutDoing(one).replace(/ie$/, 'y');
  return root.length > 3 && root.endsWith('e') ? root.slice(0, -1) : root;
}

const MOST_STEMS = 50_000;

/**
 * What forms of a word have in common: shoes and shoe, gaming and game, batteries and battery. Lighter than
 * the usual stemmers, which take a printer for a print and a universe for a university.
 */
export const stemOf = memoize(MOST_STEMS, newStem);
