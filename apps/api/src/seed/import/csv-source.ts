import { asTyped } from '../../lib/csv.ts';
import { ImportError } from './import-error.ts';
import type { ExpectedColumns, Fields, Source, SourceRow } from './import-kind.ts';
import { CsvError, parse } from 'csv-parse';
import { pipeline } from 'node:stream/promises';

/** Far above any honest row: what is longer is a quote that nobody closed. */
const MAX_ROW_CHARACTERS = 256 * 1024;

const LINE_BREAK = /\r\n|\r|\n/g;

const COMMA = { character: ',', name: 'commas' };
const TAB = { character: '\t', name: 'tabs' };
type Separator = typeof COMMA;

/** Each field in quotes, with the quotes inside it doubled, or starting with something else. */
function wellQuoted({ character }: Separator): RegExp {
  const field = `(?:"(?:[^"]|"")*"|[^"${character}\\r\\n][^${character}\\r\\n]*|)`;
  return new RegExp(`^${field}(?:${character}${field})*[\\r\\n]*$`);
}

type Parsed = { record: string[]; raw: string };
type Reader = (bytes: AsyncIterable<Buffer>, expected: ExpectedColumns) => Source;
/** The name of each column in the order of the file, null for one that is not ours. */
type Header = (string | null)[];

/**
 * A header row, then one thing a row. Rows are counted as a spreadsheet counts them; where a text runs
 * over several lines, the line of the file is told too.
 */
export const csvSource: Reader = (bytes, expected) => tableSource(bytes, expected, COMMA);

/** The same with tabs in between. */
export const tsvSource: Reader = (bytes, expected) => tableSource(bytes, expected, TAB);

function tableSource(
  bytes: AsyncIterable<Buffer>,
  expected: ExpectedColumns,
  separator: Separator,
): Source {
  const repeated = new Set(expected.repeated);
  const isWellQuoted = wellQuoted(separator);
  const ignored = new Set<string>();
  let header: Header | null = null;
  let lacks: string[] = [];
  let row = 0;
  let nextLine = 1;

  // Called within the parser, row by row: what comes out of its stream may be far behind it.
  const toRow = ({ record, raw }: Parsed): SourceRow | null => {
    row += 1;
    const line = nextLine;
    nextLine += raw.match(LINE_BREAK)?.length ?? 0;
    if (record.every((text) => text.trim() === '')) return null;
    if (!header) {
      header = readHeader(record, expected, { ignored, repeated, separator });
      const names = new Set(header);
      lacks = expected.optional.filter((name) => !names.has(name));
      return null;
    }
    const label = rowLabel(row, line);
    if (record.some((text) => text.startsWith('"')) && !isWellQuoted.test(raw)) {
      const problem = 'a quote inside a quoted text must be written twice';
      return { label, fields: null, problems: [problem], lacks };
    }
    if (record.length !== header.length) {
      const problem = `has ${counted(record.length)} where the header has ${header.length}`;
      return { label, fields: null, problems: [problem], lacks };
    }
    return { label, fields: fieldsOf(record, header, repeated), problems: [], lacks };
  };

  async function* rows(): AsyncGenerator<SourceRow> {
    const parser = parse({
      bom: true,
      delimiter: separator.character,
      raw: true,
      relax_column_count: true,
      relax_quotes: true,
      record_delimiter: ['\r\n', '\n', '\r'],
      max_record_size: MAX_ROW_CHARACTERS,
      // The types do not know what `raw` makes of a record.
      on_record: toRow as unknown as (record: string[]) => string[] | null,
    });
    // What goes wrong on the way comes out of the parser, below.
    const feeding = pipeline(bytes, parser).catch(() => {});
    try {
      yield* parser as AsyncIterable<SourceRow>;
    } catch (error) {
      throw readable(error, rowLabel(row + 1, nextLine));
    } finally {
      await feeding;
    }
    if (!header) throw new ImportError('the file has no header row');
  }

  return { rows: rows(), ignored };
}

const rowLabel = (row: number, line: number) =>
  row === line ? `row ${row}` : `row ${row} (line ${line})`;

const counted = (columns: number) => `${columns} column${columns === 1 ? '' : 's'}`;

function fieldsOf(record: string[], header: Header, repeated: ReadonlySet<string>): Fields {
  const fields: Record<string, string | string[]> = {};
  header.forEach((name, at) => {
    const text = asTyped(record[at]!.trim());
    if (name === null || text === '') return;
    fields[name] = repeated.has(name) ? [...(fields[name] ?? []), ...listTexts(text)] : text;
  });
  return fields;
}

type Reading = { ignored: Set<string>; repeated: ReadonlySet<string>; separator: Separator };

function readHeader(
  record: string[],
  expected: ExpectedColumns,
  { ignored, repeated, separator }: Reading,
): Header {
  const names = record.map((text) => {
    const name = text.trim().toLowerCase();
    return expected.aliases?.[name] ?? name;
  });
  const missing = expected.required.filter((name) => !names.includes(name));
  if (missing.length > 0) {
    const isOther = record.length === 1 && /[;,\t]/.test(record[0]!);
    const hint = isOther ? `; columns must be separated by ${separator.name}` : '';
    throw new ImportError(`the header misses ${missing.join(', ')}${hint}`);
  }
  const known = new Set([...expected.required, ...expected.optional]);
  return names.map((name, at) => {
    if (!known.has(name)) {
      if (name !== '') ignored.add(record[at]!.trim());
      return null;
    }
    if (names.indexOf(name) !== at && !repeated.has(name))
      throw new ImportError(`the header has ${name} twice`);
    return name;
  });
}

function readable(error: unknown, label: string): unknown {
  if (!(error instanceof CsvError)) return error;
  switch (error.code) {
    case 'CSV_QUOTE_NOT_CLOSED':
      return new ImportError(
        `a quote in ${label} is never closed: the file is cut off, or the quote is one too many`,
      );
    case 'CSV_MAX_RECORD_SIZE':
      return new ImportError(
        `${label} is longer than ${MAX_ROW_CHARACTERS / 1024} KB: a quote in it is probably not closed`,
      );
    default:
      return new ImportError(`the file is not a table at ${label}: ${error.message}`);
  }
}

/**
 * The texts in a cell that may hold several, as Google's product data has them: with commas in between,
 * those that have a comma themselves in quotes or with a backslash before it.
 */
export function listTexts(cell: string): string[] {
  const texts: string[] = [];
  for (let at = 0; at <= cell.length;) {
    const { text, end } = quotedAt(cell, at) ?? plainAt(cell, at);
    if (text.trim() !== '') texts.push(text.trim());
    at = end + 1;
  }
  return texts;
}

const QUOTED = /\s*"((?:[^"]|"")*)"\s*(?=,|$)/y;
const PLAIN = /(?:\\,|[^,])*/y;

function quotedAt(cell: string, at: number): { text: string; end: number } | null {
  QUOTED.lastIndex = at;
  const found = QUOTED.exec(cell);
  return found && { text: found[1]!.replaceAll('""', '"'), end: QUOTED.lastIndex };
}

function plainAt(cell: string, at: number): { text: string; end: number } {
  PLAIN.lastIndex = at;
  const text = PLAIN.exec(cell)![0];
  return { text: text.replaceAll('\\,', ','), end: PLAIN.lastIndex };
}
