import type { Grades } from './grade.ts';

export const LOOKED_AT = 10;

const gain = (grade: number): number => 2 ** grade - 1;

const discounted = (grades: readonly number[]): number =>
  grades.reduce((total, grade, place) => total + gain(grade) / Math.log2(place + 2), 0);

/** Normalised discounted cumulative gain of the first ten: 1 where no order would be better. */
export function ndcg(found: readonly string[], grades: Grades): number {
  const best = [...grades.values()].sort((a, b) => b - a).slice(0, LOOKED_AT);
  // What is named twice is found once.
  const first = [...new Set(found)].slice(0, LOOKED_AT);
  return discounted(first.map((id) => grades.get(id) ?? 0)) / discounted(best);
}
