export type Shown = {
  columns: string[];
  rows: (string | null)[][];
  /** How many there are in all, of which the last ones may not be in `rows`. */
  count: number;
};

const WIDEST = 60;

/** A single row one column below the other, more as a table. */
export function showResult({ columns, rows, count }: Shown): string[] {
  if (columns.length === 0) return [counted(count)];
  const lines = rows.length === 1 ? oneRow(columns, rows[0]!) : table(columns, rows);
  return [
    ...lines,
    `(${counted(count)}${count > rows.length ? `, the first ${rows.length}` : ''})`,
  ];
}

const counted = (count: number): string =>
  `${count.toLocaleString('en')} ${count === 1 ? 'row' : 'rows'}`;

function oneRow(columns: string[], row: (string | null)[]): string[] {
  const width = Math.max(...columns.map((name) => name.length));
  return columns.map((name, n) => `${name.padEnd(width)} | ${plain(row[n]!)}`);
}

function table(columns: string[], rows: (string | null)[][]): string[] {
  const cells = [columns, ...rows].map((row) => row.map((cell) => cut(plain(cell))));
  const widths = columns.map((_, n) => Math.max(...cells.map((row) => row[n]!.length)));
  const line = (row: string[]) =>
    row
      .map((cell, n) => cell.padEnd(widths[n]!))
      .join(' | ')
      .trimEnd();
  const rule = widths.map((width) => '-'.repeat(width)).join('-+-');
  const [head, ...body] = cells.map(line);
  return [head!, rule, ...body];
}

const cut = (cell: string): string =>
  cell.length > WIDEST ? `${cell.slice(0, WIDEST - 1)}…` : cell;

/** Nothing that people have typed in may act on the terminal. */
const plain = (cell: string | null): string =>
  cell === null ? 'NULL' : cell.replaceAll('\n', '↵').replaceAll(/\p{Cc}|\p{Bidi_Control}/gu, ' ');
