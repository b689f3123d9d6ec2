import { type CorrectTranscript, type ScoreTexts, heardWords, withWords } from '../transcript.ts';
import { candidatesFor } from './candidates.ts';
import { isUnknown, priorOf, type PriorWeights } from './prior.ts';
import type { Vocabulary } from './vocabulary.ts';

type Weights = PriorWeights & {
  /** How much less likely each consonant that is another one will make a text, before anybody listened. */
  unlikeness: number;
  /** By how much another text must be better to be taken. */
  margin: number;
  /** A text of known words is beyond doubt if its likelihood is above minus this; likewise one without words. */
  doubt: number;
  emptyDoubt: number;
  /** By how much the sound may be kinder to a text than its letters make one hope. */
  luck: number;
};

/** In logarithms, as likelihoods are; found by trying them on one half of many clips and judging on the other. */
const WEIGHTS: Weights = {
  unknown: -1.5,
  idle: -0.8,
  word: -0.6,
  name: 1.4,
  thing: 0.6,
  pair: 2.5,
  unlikeness: 3,
  margin: 1,
  doubt: 1,
  emptyDoubt: 0.25,
  luck: 2,
};

const MOST_ALTERNATIVES = 5;
const ROUNDS = 2;
const TEXTS_A_ROUND = 8;
/** From so many texts the next round sets out: what is wrong in two places gets better in two steps. */
const BASES = 3;
/** After so long, requests get their turn. */
const AT_ONCE_MS = 3;

/**
 * Betters what was heard by what is on sale: proposes texts that sound alike, and takes one only if the sound
 * bears it out.
 */
export function createMishearingCorrection(
  vocabulary: Vocabulary,
  weights = WEIGHTS,
): CorrectTranscript {
  const { plain, nextTurn } = vocabulary.tools;
  const wordsIn = (text: string) => heardWords(text, plain);
  const prior = (text: string): number => priorOf(wordsIn(text), vocabulary, weights);

  /** What was weighed: the sound and what is on sale together. */
  async function scored(
    texts: readonly string[],
    scoreTexts: ScoreTexts,
  ): Promise<[string, number][]> {
    const likelihoods = await scoreTexts(texts);
    return texts.map((text, nth) => [text, (likelihoods[nth] ?? -Infinity) + prior(text)]);
  }

  function isBeyondDoubt(text: string, score: number): boolean {
    const words = wordsIn(text);
    const doubt = words.length === 0 ? weights.emptyDoubt : weights.doubt;
    return score - prior(text) > -doubt && !words.some(({ word }) => isUnknown(word, vocabulary));
  }

  /** Texts that have not been weighed yet and may be better than `least`, the most promising ones first. */
  async function proposals(scores: ReadonlyMap<string, number>, least: number): Promise<string[]> {
    const hopes = new Map<string, number>();
    let since = performance.now();
    for (const [base, score] of best(scores).slice(0, BASES)) {
      const sound = score - prior(base);
      for (const { text, unlikeness } of candidatesFor(base, vocabulary)) {
        if (performance.now() - since > AT_ONCE_MS) {
          await nextTurn();
          since = performance.now();
        }
        if (scores.has(text)) continue;
        const hope = sound + prior(text) - weights.unlikeness * unlikeness;
        if (hope > (hopes.get(text) ?? -Infinity)) hopes.set(text, hope);
      }
    }
    return best(hopes)
      .filter(([, hope]) => hope + weights.luck > least)
      .slice(0, TEXTS_A_ROUND)
      .map(([text]) => text);
  }

  return async ({ text, alternatives, scoreTexts }) => {
    if (vocabulary.size === 0) return text;
    if (!scoreTexts) return correctedBySpelling(text, vocabulary);
    const first = [...new Set([text, ...alternatives.slice(0, MOST_ALTERNATIVES)])];
    const scores = new Map(await scored(first, scoreTexts));
    const asHeard = scores.get(text)!;
    if (isBeyondDoubt(text, asHeard)) return text;
    for (let round = 0; round < ROUNDS; round += 1) {
      const texts = await proposals(scores, asHeard + weights.margin);
      if (texts.length === 0) break;
      for (const [each, score] of await scored(texts, scoreTexts)) scores.set(each, score);
    }
    const [winner, score] = best(scores)[0]!;
    return score > asHeard + weights.margin ? winner : text;
  };
}

const best = (scores: ReadonlyMap<string, number>): [string, number][] =>
  [...scores].sort((a, b) => b[1] - a[1]);

/** Shorter ones are like too many others. */
const SHORTEST = 5;
const MOST_UNLIKE = 0.3;
const MOST_MISTAKES = 1;

/**
 * The text with the words mended that nobody knows and that can only be one word of the store. All that can be
 * done where nobody can listen again.
 */
function correctedBySpelling(text: string, vocabulary: Vocabulary): string {
  // From behind, so that the places of those before stay true.
  const { plain, editDistance } = vocabulary.tools;
  return heardWords(text, plain).reduceRight((mended, heard) => {
    if (heard.word.length < SHORTEST || !isUnknown(heard.word, vocabulary)) return mended;
    const likely = vocabulary
      .alike(heard.word)
      .filter(
        ({ text: other, unlikeness }) =>
          unlikeness <= MOST_UNLIKE &&
          editDistance(heard.word, other, MOST_MISTAKES) <= MOST_MISTAKES,
      );
    return likely.length === 1 ? withWords(mended, heard, likely[0]!.text, vocabulary) : mended;
  }, text);
}
