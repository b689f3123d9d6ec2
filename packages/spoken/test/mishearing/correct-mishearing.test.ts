import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import type { CorrectTranscript } from '../../src/transcript.ts';
import { createMishearingCorrection } from '../../src/mishearing/correct-mishearing.ts';
import { readVocabulary } from '../../src/mishearing/vocabulary.ts';
import { EVERYDAY, everyday, readSampleStore, speaker, wordTools } from './sample-store.ts';

let mend: CorrectTranscript;
beforeAll(async () => {
  mend = createMishearingCorrection(await readSampleStore());
});

const MOST_TEXTS = 40;
const MOST_CALLS = 4;

describe('mending what was heard', () => {
  const hear = (text: string, said: string, alternatives: string[] = []) =>
    mend({ text, alternatives, scoreTexts: speaker(said).scoreTexts });

  it.each([
    ['Mix a grinder under 3000.', 'mixer grinder under 3000', 'Mixer grinder under 3000.'],
    ['By cycle near me', 'bicycle near me', 'Bicycle near me'],
    ['Show me a cat vera wardrobe!', 'show me a kathvera wardrobe', 'Show me a Kathvera wardrobe!'],
    [
      'Phones under twenty thousand rubies?',
      'phones under twenty thousand rupees',
      'Phones under twenty thousand rupees?',
    ],
    ['Beer Yanni offers near me.', 'biryani offers near me', 'Biryani offers near me.'],
    ['Zony brave ia', 'sony bravia', 'Sony Bravia'],
  ])('makes of “%s” what was said', async (text, said, expected) => {
    expect(await hear(text, said)).toBe(expected);
  });

  it('mends in two places what is wrong in two', async () => {
    const text = 'Cat vera wardrope and the vanik headphones';
    const said = 'kathvera wardrobe and dhvanik headphones';
    expect(await hear(text, said)).toBe('Kathvera wardrobe and Dhvanik headphones');
  });

  it('takes what was heard second where that is what was said', async () => {
    expect(await hear('', 'mixer', ['Mix', 'Mixer'])).toBe('Mixer');
  });

  it('takes another text only if it is better by a margin', async () => {
    const heard = (likelihood: number) => ({
      text: 'Mix that price',
      alternatives: ['Mix this price'],
      scoreTexts: async (texts: readonly string[]) =>
        texts.map((text) =>
          text === 'Mix that price' ? -2 : text === 'Mix this price' ? likelihood : -50,
        ),
    });
    expect(await mend(heard(-1.5))).toBe('Mix that price');
    expect(await mend(heard(-0.5))).toBe('Mix this price');
  });

  it('leaves what the sound does not bear out', async () => {
    for (const text of [
      'Show me the mix and the price',
      'A bicycle for Catherine',
      'Show me some yanni',
    ]) {
      expect(await hear(text, text.toLowerCase())).toBe(text);
    }
  });

  it('leaves everyday words alone that the sound does not doubt', async () => {
    const sentence = fc
      .array(fc.constantFrom(...EVERYDAY), { minLength: 1, maxLength: 9 })
      .map((words) => words.join(' '));
    await fc.assert(
      fc.asyncProperty(sentence, async (text) => {
        const { scoreTexts, asked } = speaker(text);
        expect(await mend({ text, alternatives: [], scoreTexts })).toBe(text);
        expect(asked).toEqual([[text]]);
      }),
    );
  });

  it('never throws, and asks for a bounded number of texts, each once', async () => {
    const any = fc.string({ unit: 'binary', maxLength: 60 });
    const near = fc
      .array(
        fc.constantFrom('zony', 'cat', 'vera', 'by', 'cycle', 'Mix', 'a', "it's", '20,000', '…'),
        {
          maxLength: 60,
        },
      )
      .map((words) => words.join(' '));
    const text = fc.oneof(any, near);
    await fc.assert(
      fc.asyncProperty(
        text,
        fc.array(text, { maxLength: 9 }),
        text,
        async (heard, alternatives, said) => {
          const { scoreTexts, asked } = speaker(said, 1);
          expect(typeof (await mend({ text: heard, alternatives, scoreTexts }))).toBe('string');
          expect(asked.length).toBeLessThanOrEqual(MOST_CALLS);
          expect(asked.flat().length).toBeLessThanOrEqual(MOST_TEXTS);
          expect(new Set(asked.flat()).size).toBe(asked.flat().length);
        },
      ),
      { numRuns: 60 },
    );
  });

  it('gives only what was heard or what was weighed', async () => {
    const { scoreTexts, asked } = speaker('sony bravia');
    const text = await mend({ text: 'Zony brave ia', alternatives: [], scoreTexts });
    expect(asked.flat()).toContain(text);
  });

  it('leaves what nobody heard', async () => {
    const scoreTexts = async (texts: readonly string[]) => texts.map(() => -Infinity);
    expect(await mend({ text: '', alternatives: [], scoreTexts })).toBe('');
  });

  it('leaves everything where nothing is on sale', async () => {
    const nothing = createMishearingCorrection(await readVocabulary([], everyday, wordTools));
    const { scoreTexts, asked } = speaker('sony bravia');
    expect(
      await nothing({ text: 'Zony brave ia', alternatives: ['Sony Bravia'], scoreTexts }),
    ).toBe('Zony brave ia');
    expect(asked).toEqual([]);
  });
});

describe('mending where nobody can listen again', () => {
  const read = (text: string) => mend({ text, alternatives: [], scoreTexts: null });

  it('mends a word that nobody knows and that can only be one of the store', async () => {
    expect(await read('Show me a Katvera wardrobe.')).toBe('Show me a Kathvera wardrobe.');
    expect(await read('Wardrope, please')).toBe('Wardrobe, please');
  });

  it.each(['Show me the phone', 'Catherine has a robe', 'By cycle', 'Mix a grinder', 'Zony', ''])(
    'leaves “%s”',
    async (text) => {
      expect(await read(text)).toBe(text);
    },
  );

  it('leaves an everyday word however much it is like one of the store', async () => {
    const prizes = await readVocabulary([{ text: 'prize', isName: false }], everyday, wordTools);
    expect(
      await createMishearingCorrection(prizes)({
        text: 'Best price',
        alternatives: [],
        scoreTexts: null,
      }),
    ).toBe('Best price');
    expect(
      await createMishearingCorrection(prizes)({
        text: 'Best prise',
        alternatives: [],
        scoreTexts: null,
      }),
    ).toBe('Best prize');
  });

  it('leaves a word that may be either of two', async () => {
    const store = (...words: string[]) =>
      readVocabulary(
        words.map((text) => ({ text, isName: false })),
        everyday,
        wordTools,
      );
    const heard = { text: 'Reclinar', alternatives: [], scoreTexts: null };
    expect(await createMishearingCorrection(await store('recliner'))(heard)).toBe('Recliner');
    expect(await createMishearingCorrection(await store('recliner', 'reclinor'))(heard)).toBe(
      'Reclinar',
    );
  });
});
