import { parse } from 'csv-parse/sync';

/** The rows under the header, by the names of the columns. */
export const readCsv = (text: string): Record<string, string>[] => parse(text, { columns: true });

/** A table under its header, with commas or tabs in between. */
export const writeTable = (rows: readonly string[][], separator: ',' | '\t'): string =>
  rows.map((row) => `${row.map((cell) => quoted(cell, separator)).join(separator)}\n`).join('');

const quoted = (cell: string, separator: string): string =>
  cell.includes(separator) || /["\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
