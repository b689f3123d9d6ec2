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
