/** How many letters are wrong, missing, too many or swapped with the next one; Infinity beyond a bound. */
export function editDistance(from: string, to: string, most = Infinity): number {
  if (Math.abs(from.length - to.length) > most) return Infinity;
  const distance = lastRow(from, to, most)?.[to.length] ?? Infinity;
  return distance <= most ? distance : Infinity;
}

/** The same for the start of `to` that is closest. */
export const editDistanceToStart = (from: string, to: string): number =>
  Math.min(...lastRow(from, to, Infinity)!);

/** The distances of a text to every start of the other one; null where all are beyond the bound. */
function lastRow(from: string, to: string, most: number): number[] | null {
  let beforeLast: number[] = [];
  let last = Array.from({ length: to.length + 1 }, (_, column) => column);
  for (let row = 1; row <= from.length; row += 1) {
    const current = [row];
    let least = row;
    for (let column = 1; column <= to.length; column += 1) {
      const same = from[row - 1] === to[column - 1];
      let cost = Math.min(
        last[column]! + 1,
        current[column - 1]! + 1,
        last[column - 1]! + (same ? 0 : 1),
      );
      const swapped = from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1];
      if (row > 1 && column > 1 && swapped) cost = Math.min(cost, beforeLast[column - 2]! + 1);
      current.push(cost);
      least = Math.min(least, cost);
    }
    if (least > most) return null;
    beforeLast = last;
    last = current;
  }
  return last;
}
