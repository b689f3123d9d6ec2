import { heardWords, type HeardWord, withWords } from '../transcript.ts';
import { phonesOf, unlikeness } from './phones.ts';
import type { Alike } from './sound-index.ts';
import type { Vocabulary } from './vocabulary.ts';

/** What may have been said, and how unlike what was heard that sounds. */
type Candidate = { text: string; unlikeness: number };

const WIDEST = 3;
/** Shorter ones sound like too much else. */
const FEWEST_PHONES = 3;
const MOST_ALIKE = 12;
const MOST_FOLLOWERS = 300;
const MOST_UNLIKE = 0.45;
/** Nobody says more in ten seconds; more would only cost time. */
const MOST_WORDS = 40;

/** Texts in which a few words that stand together are ones of the store that sound like them. */
export function* candidatesFor(text: string, vocabulary: Vocabulary): Generator<Candidate> {
  const words = heardWords(text, vocabulary.tools.plain).slice(0, MOST_WORDS);
  for (let first = 0; first < words.length; first += 1) {
    for (let width = 1; width <= WIDEST && first + width <= words.length; width += 1) {
      const last = first + width;
      const heard = joined(words, first, last);
      if (/\d|^(?:. )*.$/.test(heard) || phonesOf(heard).length < FEWEST_PHONES) continue;
      for (const found of vocabulary.alike(heard).slice(0, MOST_ALIKE)) {
        yield {
          text: withWords(text, span(words, first, last), found.text, vocabulary),
          unlikeness: found.unlikeness,
        };
        yield* withFollower({ text, words, first, last, found, vocabulary });
      }
    }
  }
}

type Place = {
  text: string;
  words: HeardWord[];
  first: number;
  last: number;
  found: Alike;
  vocabulary: Vocabulary;
};

/** The same with what usually stands behind, where that sounds like what was heard behind. */
function* withFollower({
  text,
  words,
  first,
  last,
  found,
  vocabulary,
}: Place): Generator<Candidate> {
  const followers = vocabulary.followers(found.text).slice(0, MOST_FOLLOWERS);
  if (followers.length === 0) return;
  for (const width of [1, 2]) {
    if (last + width > words.length) return;
    const heard = joined(words, last, last + width);
    const phones = phonesOf(heard);
    for (const follower of followers) {
      const theirs = phonesOf(follower);
      const most = MOST_UNLIKE * Math.max(phones.length, theirs.length);
      const unlike = unlikeness(phones, theirs, most);
      if (unlike > most || follower === heard) continue;
      const pair = `${found.text} ${follower}`;
      yield {
        text: withWords(text, span(words, first, last + width), pair, vocabulary),
        unlikeness: found.unlikeness + unlike,
      };
    }
  }
}

const joined = (words: readonly HeardWord[], from: number, to: number): string =>
  words
    .slice(from, to)
    .map(({ word }) => word.replaceAll("'", ''))
    .join(' ');

const span = (words: readonly HeardWord[], first: number, last: number) => ({
  from: words[first]!.from,
  to: words[last - 1]!.to,
});
