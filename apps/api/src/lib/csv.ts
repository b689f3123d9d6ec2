import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';

/** What a spreadsheet would take for a formula; numbers are none. */
const FORMULA = /^'*[=+\-@\t\r]/;
const NUMBER = /^[+-]?\d+(\.\d+)?$/;

/** A text as it may stand in a cell: with a ' in front where a spreadsheet would run it, as `asTyped` undoes it. */
export function csvCell(value: string | number | null): string {
  const text = value === null ? '' : String(value);
  const safe = FORMULA.test(text) && !NUMBER.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

export const csvLine = (values: readonly (string | number | null)[]): string =>
  `${values.map(csvCell).join(',')}\r\n`;

/** The text that such a cell was made of. */
export const asTyped = (cell: string): string => (/^'+[=+\-@]/.test(cell) ? cell.slice(1) : cell);

/** Answers with a file, line by line as it is read. The mark in front tells spreadsheets that it is UTF-8. */
export function sendCsv(
  reply: FastifyReply,
  name: string,
  lines: AsyncIterable<string> | Iterable<string>,
) {
  return reply
    .type('text/csv; charset=utf-8')
    .header('content-disposition', `attachment; filename="${name}.csv"`)
    .send(Readable.from(withMark(lines)));
}

async function* withMark(lines: AsyncIterable<string> | Iterable<string>): AsyncGenerator<string> {
  yield '\ufeff';
  yield* lines;
}
