import { csvSource, tsvSource } from './csv-source.ts';
import { geojsonSource } from './geojson-source.ts';
import { ImportError } from './import-error.ts';
import type { ExpectedColumns, Format, Source, SourceRow } from './import-kind.ts';
import { inUtf8 } from './source-file.ts';
import { feedSource } from './xml/feed-source.ts';

const readers = { csv: csvSource, tsv: tsvSource, geojson: geojsonSource, xml: feedSource };

export const openSource = (
  format: Format,
  bytes: AsyncIterable<Buffer>,
  expected: ExpectedColumns,
): Source => readers[format](inUtf8(bytes), expected);

/** All rows, once it is clear that there is one. */
export async function rowsOfSome({ rows }: Source): Promise<AsyncGenerator<SourceRow>> {
  const first = await rows.next();
  if (first.done) throw new ImportError('there are no rows in it');
  return beginningWith(first.value, rows);
}

async function* beginningWith(
  first: SourceRow,
  rest: AsyncGenerator<SourceRow>,
): AsyncGenerator<SourceRow> {
  yield first;
  yield* rest;
}
