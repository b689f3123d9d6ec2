/** How many letters have to be put in, left out, replaced or swapped with the next one. */
export const editDistance = (from: string, to: string): number => lastRow(from, to).at(-1)!;

/** The same for the start of `to` that is closest. */
export const editDistanceToStart = (from: string, to: string): number =>
  Math.min(...lastRow(from, to));

/** The distances of a text to every start of the other one. */
function lastRow(from: string, to: string): number[] {
  let beforeLast: number[] = [];
  let last = Array.from({ length: to.length + 1 }, (_, column) => column);
  for (let row = 1; row <= from.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= to.length; column += 1) {
      const same = from[row - 1] === to[column - 1];
      const swapped = from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1];
      current[column] = Math.min(
        last[column]! + 1,
        current[column - 1]! + 1,
        last[column - 1]! + (same ? 0 : 1),
        row > 1 && column > 1 && swapped ? beforeLast[column - 2]! + 1 : Infinity,
      );
    }
    beforeLast = last;
    last = current;
  }
  return last;
}
