import { describe, expect, it } from 'vitest';
import {
  likeliestBeams,
  type Going,
  bestTokens,
  likelihoodOf,
} from '../../src/gateways/speech/offline/token-beams.ts';

const START = 0;
const END = 1;
const MARK = 6;
const SIZE = 7;

/** How likely each token is behind a row of tokens. */
type Grammar = (before: readonly number[]) => Record<number, number>;

/** Keeps what was said before by the places of beams, as the decoder does with what it has worked out. */
function listenTo(grammar: Grammar) {
  let rows: number[][] = [];
  const widths: number[] = [];
  const next = async (going: readonly Going[]): Promise<Float32Array[]> => {
    rows = going.map(({ from, token }) => [...(rows[from] ?? []), token]);
    widths.push(rows.length);
    return rows.map((row) => {
      const scores = new Float32Array(SIZE).fill(-30);
      const likely = grammar(row.slice(1));
      for (const [token, share] of Object.entries(likely)) scores[Number(token)] = Math.log(share);
      return scores;
    });
  };
  return { next, widths };
}

const search = (grammar: Grammar, options: { beams?: number; longest?: number } = {}) => {
  const { next, widths } = listenTo(grammar);
  const { beams = 3, longest = 20 } = options;
  const found = likeliestBeams({
    next,
    start: START,
    end: END,
    longest,
    beams,
    within: 6,
    isSilent: (token) => token === END || token === MARK,
  });
  return found.then((list) => ({
    texts: list.map(({ tokens }) => tokens.join(' ')),
    list,
    widths,
  }));
};

describe('the search for the likeliest texts', () => {
  /** What begins well ends badly. */
  const garden: Grammar = (before) => {
    if (before.length === 0) return { 2: 0.6, 3: 0.4 };
    if (before.length === 1) return before[0] === 2 ? { 4: 0.5, 5: 0.5 } : { 4: 1 };
    return { [END]: 1 };
  };

  it('gives what is likelier at first, and then what is likelier in the end', async () => {
    const { texts, list } = await search(garden);
    expect(texts).toEqual(['2 4', '3 4', '2 5']);
    expect(list.map(({ score }) => Math.exp(score).toFixed(2))).toEqual(['0.30', '0.40', '0.30']);
  });

  it('takes the likeliest token each time with one beam', async () => {
    const { texts } = await search(garden, { beams: 1 });
    expect(texts).toEqual(['2 4']);
  });

  it('follows one beam while nothing else is likely', async () => {
    const sure: Grammar = (before) =>
      before.length < 4 ? { [2 + before.length]: 1 } : { [END]: 1 };
    const { texts, widths } = await search(sure);
    expect(texts).toEqual(['2 3 4 5']);
    expect(widths).toEqual([1, 1, 1, 1, 1]);
  });

  it('goes no further than it may', async () => {
    const endless: Grammar = (before) => ({ [2 + ((before.length * before.length) % 3)]: 1 });
    const { texts } = await search(endless, { longest: 7 });
    expect(texts).toEqual(['2 3 3 2 3 3 2']);
  });

  it.each([
    ['a token', () => 2, '2'],
    ['a few tokens', (before: readonly number[]) => 2 + (before.length % 3), '2 3 4'],
    [
      'the end of a text',
      (before: readonly number[]) => (before.length < 2 ? 5 : 2 + (before.length % 2)),
      '5 5 2 3',
    ],
  ])('says %s once that it would say for ever', async (_, token, once) => {
    const { texts } = await search((before) => ({ [token(before)]: 1 }), { longest: 500 });
    expect(texts[0]).toBe(once);
  });

  it('keeps no beam for a mark or none', async () => {
    const { texts } = await search((before) =>
      before.length < 1 ? { 2: 1 } : before.length < 2 ? { [MARK]: 0.6, [END]: 0.4 } : { [END]: 1 },
    );
    expect(texts).toEqual(['2 6']);
  });

  it('keeps one for another word instead of a mark', async () => {
    const { texts } = await search((before) =>
      before.length < 1 ? { [MARK]: 0.6, 2: 0.4 } : { [END]: 1 },
    );
    expect(texts).toEqual(['6', '2']);
  });

  it('can say nothing', async () => {
    const { texts } = await search(() => ({ [END]: 0.9, 2: 0.1 }), { longest: 2 });
    expect(texts[0]).toBe('');
  });
});

describe('scores of tokens', () => {
  const scores = Float32Array.from([1, 3, 2, 3, -50]);

  it('become likelihoods that come to one', () => {
    const all = Array.from(scores, (_, token) => Math.exp(likelihoodOf(scores, token)));
    expect(all.reduce((sum, each) => sum + each, 0)).toBeCloseTo(1, 5);
    expect(all[1]! / all[2]!).toBeCloseTo(Math.E, 5);
  });

  it('give the best ones, the best first', () => {
    const best = bestTokens(scores, 3);
    expect(best.map(({ token }) => token)).toEqual([1, 3, 2]);
    for (const { token, likelihood } of best)
      expect(likelihood).toBeCloseTo(likelihoodOf(scores, token), 6);
  });

  it('give all there are where more are wanted', () => {
    expect(bestTokens(scores, 9).map(({ token }) => token)).toEqual([1, 3, 2, 0, 4]);
  });
});
