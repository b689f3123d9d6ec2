import { setImmediate as nextTurn } from 'node:timers/promises';
import { editDistance } from '@baeon/search/edit-distance';
import { stemOf } from '@baeon/search/stem';
import { plain } from '@baeon/search/words';
import { type ScoreTexts, heardWords } from '../../src/transcript.ts';
import { phonesOf, unlikeness } from '../../src/mishearing/phones.ts';
import { categoryTexts, nameTexts, titleTexts } from '../../src/mishearing/store-texts.ts';
import {
  readVocabulary,
  type CommonWords,
  type Vocabulary,
  type WordTools,
} from '../../src/mishearing/vocabulary.ts';

export const wordTools: WordTools = { plain, stemOf, editDistance, nextTurn };

export const wordsIn = (text: string) => heardWords(text, plain);

/** What everybody says. */
export const EVERYDAY =
  `a and any are at best by buy cheap cost do does for find have how i in is it looking me mix my
  near of off offers on only please running show some thank that the there this to today under what where you
  three thousand twenty hundred phone phones shoes home price`.split(/\s+/);

/** A word is spelt in pieces of three letters. */
export const everyday: CommonWords = {
  has: (word) => EVERYDAY.includes(word),
  pieces: (word) => Math.ceil(word.length / 3),
};

/** A store that sells a few things of a few brands. */
export const readSampleStore = (): Promise<Vocabulary> =>
  readVocabulary(
    [
      ...['Sony Bravia 55 inch Smart TV', 'Kathvera Wardrobe', 'Dhvanik Headphones'].flatMap(
        titleTexts,
      ),
      ...['Sony', 'Kathvera', 'Dhvanik', 'Chandana Appliances'].flatMap(nameTexts),
      ...['Kitchen > Mixer Grinders', 'Home > Wardrobe', 'Sports > Bicycle'].flatMap(categoryTexts),
      ...[
        'mixer grinder',
        'chicken biryani',
        'smart tv',
        'running shoes',
        'thousand rupees',
      ].flatMap(categoryTexts),
    ],
    everyday,
    wordTools,
  );

const soundOf = (text: string): string =>
  phonesOf(
    wordsIn(text)
      .map(({ word }) => word.replaceAll("'", ''))
      .join(' '),
  );

/** Somebody who said this, and tells how unlike other texts sound; keeps count of what was asked. */
export function speaker(said: string, strictness = 12) {
  const asked: string[][] = [];
  const scoreTexts: ScoreTexts = async (texts) => {
    asked.push([...texts]);
    return texts.map((text) => -0.5 - strictness * unlikeness(soundOf(text), soundOf(said), 99));
  };
  return { scoreTexts, asked };
}
