/** Further below the highest one, all tokens together would not change the fourth digit. */
const NEGLIGIBLE = 17;

/** The logarithm of what all scores come to together. */
function sumOfScores(scores: Float32Array): number {
  let highest = -Infinity;
  for (let token = 0; token < scores.length; token += 1) {
    if (scores[token]! > highest) highest = scores[token]!;
  }
  let sum = 0;
  for (let token = 0; token < scores.length; token += 1) {
    const below = scores[token]! - highest;
    if (below > -NEGLIGIBLE) sum += Math.exp(below);
  }
  return highest + Math.log(sum);
}

/** The logarithm of how likely it is that a token comes next. */
export const likelihoodOf = (scores: Float32Array, token: number): number =>
  scores[token]! - sumOfScores(scores);

/** The likeliest ones, best first. */
export function bestTokens(
  scores: Float32Array,
  count: number,
): { token: number; likelihood: number }[] {
  const best: { token: number; likelihood: number }[] = [];
  let least = -Infinity;
  for (let token = 0; token < scores.length; token += 1) {
    const score = scores[token]!;
    if (best.length === count && score <= least) continue;
    const place = best.findIndex(({ likelihood }) => likelihood < score);
    best.splice(place < 0 ? best.length : place, 0, { token, likelihood: score });
    if (best.length > count) best.pop();
    least = best.at(-1)!.likelihood;
  }
  const all = sumOfScores(scores);
  return best.map(({ token, likelihood }) => ({ token, likelihood: likelihood - all }));
}

type Beam = { tokens: readonly number[]; score: number };

/** The scores of all tokens that may come next, for each beam that goes on. */
type NextScores = (going: readonly Going[]) => Promise<Float32Array[]>;

/** A beam by the place that its beginning had the last time, and the token that was put behind it. */
export type Going = { from: number; token: number };

type Options = {
  next: NextScores;
  start: number;
  end: number;
  /** Tokens behind which no beam goes on. */
  longest: number;
  beams: number;
  /** Beams that are this much less likely than the best one are given up. */
  within: number;
  /** Tokens that make no other words of a text, such as a full stop or the end. */
  isSilent(token: number): boolean;
};

type Open = Beam & Going & { isFirst: boolean };

/** A tune that plays over and over: the model lost the thread. */
const LONGEST_REFRAIN = 8;
const MOST_REFRAINS = 3;

/**
 * First the text of the likeliest token each time, which is right more often than the likeliest text as a
 * whole: that is often too short. Then what else was likely, best first.
 */
export async function likeliestBeams(options: Options): Promise<Beam[]> {
  const { next, start, end, longest, beams } = options;
  const done: Open[] = [];
  let open: Open[] = [{ tokens: [], score: 0, from: 0, token: start, isFirst: true }];
  for (let length = 1; open.length > 0; length += 1) {
    const scores = await next(open);
    const grown = open.flatMap((beam, from) => grownBy(beam, from, scores[from]!, options));
    const alive = likeliest(grown, options);
    const ending = (beam: Open) => beam.token === end || length >= longest;
    for (const beam of alive) {
      if (ending(beam)) done.push(beam);
      else if (refrainOf(beam.tokens) > 0) done.push({ ...beam, tokens: sungOnce(beam.tokens) });
    }
    open = alive.filter((beam) => !ending(beam) && refrainOf(beam.tokens) === 0);
  }
  return done
    .sort((a, b) => Number(b.isFirst) - Number(a.isFirst) || b.score - a.score)
    .slice(0, beams);
}

function grownBy(beam: Open, from: number, scores: Float32Array, options: Options): Open[] {
  const { beams, end, isSilent } = options;
  const best = bestTokens(scores, beams);
  const likeliest = best[0]!.token;
  return best
    .filter(({ token }) => token === likeliest || !(isSilent(token) && isSilent(likeliest)))
    .map(({ token, likelihood }) => ({
      tokens: token === end ? beam.tokens : [...beam.tokens, token],
      score: beam.score + likelihood,
      from,
      token,
      isFirst: beam.isFirst && token === likeliest,
    }));
}

function likeliest(grown: Open[], { beams, within }: Options): Open[] {
  grown.sort((a, b) => b.score - a.score);
  const first = grown.find(({ isFirst }) => isFirst);
  const others = grown.filter((beam) => beam !== first && beam.score > grown[0]!.score - within);
  return [...(first ? [first] : []), ...others].slice(0, beams);
}

/** How many tokens are sung again and again at the end; 0 where nothing is. */
function refrainOf(tokens: readonly number[]): number {
  for (let length = 1; length <= LONGEST_REFRAIN; length += 1) {
    const sung = length * (MOST_REFRAINS + (length < 3 ? 2 : 1));
    if (tokens.length < sung) continue;
    const tail = tokens.slice(-sung);
    if (tail.every((token, nth) => token === tail[nth % length])) return length;
  }
  return 0;
}

function sungOnce(tokens: readonly number[]): number[] {
  const length = refrainOf(tokens);
  let end = tokens.length;
  while (end > length && tokens[end - 1] === tokens[end - 1 - length]) end -= 1;
  return tokens.slice(0, end);
}
