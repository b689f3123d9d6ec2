import { heardWords, type HeardWord } from '../transcript.ts';
import { createSoundIndex, type Alike } from './sound-index.ts';

const MOST_WORDS = 50_000;
const MOST_PAIRS = 100_000;
/** Pairs that are also found where they were heard as one word. */
const MOST_JOINED = 20_000;
/** Texts or words worked on before requests get their turn. */
const AT_ONCE = 50;
/** In how many pieces somebody is spelt who means nothing else: Wheels and Sparrows are words as well. */
const STRANGE = 3;
/** So much may gather before the rarest are forgotten. */
const SLACK = 2;

/** What is known of English without any store. */
export type CommonWords = {
  has(word: string): boolean;
  /** In how many pieces the recogniser has to spell a word: the stranger it is to it, the more. */
  pieces(word: string): number;
};

/** What others know of words, so that all take the same for the same. */
export type WordTools = {
  /** Small letters without accents. */
  plain(text: string): string;
  stemOf(word: string): string;
  /** Infinity beyond the bound. */
  editDistance(a: string, b: string, most: number): number;
  /** Lets others go on with their work. */
  nextTurn(): Promise<unknown>;
};

/** What is on sale, as people would say it. */
export type Vocabulary = {
  /** Of how many texts a word is part, whatever its ending. */
  countOf(word: string): number;
  /** How often the second word stands behind the first one. */
  pairCount(first: string, second: string): number;
  /** What stands behind a word. */
  followers(word: string): readonly string[];
  /** Words and pairs that sound like it. */
  alike(heard: string): Alike[];
  /** As it is written: names large, other words small. */
  written(word: string): string;
  isCommon(word: string): boolean;
  /** A word that means nothing but somebody: a brand's or a store's. */
  isName(word: string): boolean;
  readonly size: number;
  readonly tools: WordTools;
};

/** What is said of the store; `isName` where it is what somebody is called. */
export type StoreText = { text: string; isName: boolean };

type Texts = Iterable<StoreText> | AsyncIterable<StoreText>;

/** Reads while others have their turns. */
export async function readVocabulary(
  texts: Texts,
  common: CommonWords,
  tools: WordTools,
): Promise<Vocabulary> {
  const { plain, nextTurn } = tools;
  const words = new Map<string, number>();
  const pairs = new Map<string, number>();
  const forms = new Map<string, string>();
  const names = new Set<string>();
  let read = 0;
  for await (const { text, isName } of texts) {
    const heard = heardWords(text, plain);
    count(text, heard, { words, pairs, forms });
    if (isName) for (const { word } of heard) names.add(word);
    forgetRarest(words, MOST_WORDS * SLACK, MOST_WORDS);
    forgetRarest(pairs, MOST_PAIRS * SLACK, MOST_PAIRS);
    if (++read % AT_ONCE === 0) await nextTurn();
  }
  forgetRarest(words, MOST_WORDS, MOST_WORDS);
  forgetRarest(pairs, MOST_PAIRS, MOST_PAIRS);
  return vocabularyOf({ words, pairs, forms, names, common, tools });
}

/** What somebody has or is: without 's and 're. */
const bare = (word: string): string => word.split("'")[0]!;

const pairOf = (first: string, second: string): string => `${first} ${second}`;

function count(
  text: string,
  heard: readonly HeardWord[],
  {
    words,
    pairs,
    forms,
  }: { words: Map<string, number>; pairs: Map<string, number>; forms: Map<string, string> },
): void {
  let before: { word: string; to: number } | null = null;
  for (const { word, from, to } of heard) {
    if (!/^[a-z]{2,}$/.test(word)) {
      before = null;
      continue;
    }
    words.set(word, (words.get(word) ?? 0) + 1);
    const form = text.slice(from, to);
    if (form === word || !forms.has(word)) forms.set(word, form);
    if (before && /^[ -]$/.test(text.slice(before.to, from))) {
      const pair = pairOf(before.word, word);
      pairs.set(pair, (pairs.get(pair) ?? 0) + 1);
    }
    before = { word, to };
  }
}

function forgetRarest(counts: Map<string, number>, above: number, most: number): void {
  if (counts.size <= above) return;
  const rarest = byCount(counts).slice(most);
  for (const [text] of rarest) counts.delete(text);
}

/** The most usual ones first, roughly: putting very many into exact order would hold up everybody else. */
function byCount(counts: ReadonlyMap<string, number>): [string, number][] {
  const rising: [string, number][][] = [];
  for (const entry of counts) {
    const doublings = Math.floor(Math.log2(entry[1]));
    while (rising.length <= doublings) rising.push([]);
    rising[doublings]!.push(entry);
  }
  return rising.toReversed().flat();
}

type Counted = {
  words: ReadonlyMap<string, number>;
  pairs: ReadonlyMap<string, number>;
  forms: ReadonlyMap<string, string>;
  names: ReadonlySet<string>;
  common: CommonWords;
  tools: WordTools;
};

async function vocabularyOf(counted: Counted): Promise<Vocabulary> {
  const { words, pairs, forms, names, common, tools } = counted;
  const { stemOf, nextTurn } = tools;
  const index = createSoundIndex();
  const stems = new Map<string, number>();
  const followers = new Map<string, string[]>();
  let done = 0;
  const turn = async () => {
    if (++done % AT_ONCE === 0) await nextTurn();
  };
  for (const [word, count] of byCount(words)) {
    index.add(word, true);
    const stem = stemOf(word);
    stems.set(stem, (stems.get(stem) ?? 0) + count);
    await turn();
  }
  const strange = new Set<string>();
  for (const name of names) {
    const form = forms.get(name);
    // What is also written small is a thing.
    const isThing = form === undefined || form === name || common.has(name);
    if (!isThing && common.pieces(form) >= STRANGE) strange.add(name);
    await turn();
  }
  let joined = 0;
  for (const [pair] of byCount(pairs)) {
    const [first, second] = pair.split(' ') as [string, string];
    const list = followers.get(first);
    if (list) list.push(second);
    else followers.set(first, [second]);
    if (++joined <= MOST_JOINED) index.add(pair, false);
    await turn();
  }
  return {
    countOf: (word) => stems.get(stemOf(bare(word))) ?? 0,
    pairCount: (first, second) => pairs.get(pairOf(first, second)) ?? 0,
    followers: (word) => followers.get(word) ?? [],
    alike: (heard) => index.alike(heard),
    written(word) {
      const form = forms.get(word) ?? word;
      const isShort = /\p{Lu}.*\p{Lu}/u.test(form);
      return common.has(word) && !isShort ? word : form;
    },
    isCommon: (word) => common.has(bare(word)),
    isName: (word) => strange.has(word),
    size: words.size,
    tools,
  };
}
