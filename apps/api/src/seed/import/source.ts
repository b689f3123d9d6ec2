import { csvSource, tsvSource } from './csv-source.ts';
import type { Format } from './formats.ts';
import { geojsonSource } from './geojson-source.ts';
import type { ExpectedColumns, Fields } from './import-kind.ts';
import { inUtf8 } from './utf8-bytes.ts';
import { feedSource } from './xml/feed-source.ts';

export type SourceRow = {
  /** How the row is called where people look for it: 'row 17', 'feature 17', 'item 17'. */
  label: string;
  /** Null where it cannot be said what belongs to which column. */
  fields: Fields | null;
  /** What is wrong with the row before anyone looks at its fields. */
  problems: string[];
  /** Columns of which the row says nothing, which is not the same as empty ones. */
  lacks: readonly string[];
};

export type Source = {
  /** Throws an ImportError where the file as a whole is of no use. */
  rows: AsyncGenerator<SourceRow>;
  /** Filled while the rows are read. */
  ignored: Set<string>;
};

const readers = { csv: csvSource, tsv: tsvSource, geojson: geojsonSource, xml: feedSource };

export const openSource = (
  format: Format,
  bytes: AsyncIterable<Buffer>,
  expected: ExpectedColumns,
): Source => readers[format](inUtf8(bytes), expected);
