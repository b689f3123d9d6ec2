import type { ExpectedColumns } from '../import-kind.ts';
import type { Source, SourceRow } from '../source.ts';
import { FeedReader } from './feed-reader.ts';
import { XmlParser } from './xml-parser.ts';

/** An RSS 2.0 or Atom feed. An item says all there is to say: what it leaves out is empty. */
export function feedSource(bytes: AsyncIterable<Buffer>, expected: ExpectedColumns): Source {
  const ignored = new Set<string>();
  const repeated = new Set(expected.repeated);

  async function* rows(): AsyncGenerator<SourceRow> {
    const reader = new FeedReader(expected, ignored);
    const parser = new XmlParser(reader);
    const decoder = new TextDecoder();
    for await (const chunk of bytes) {
      parser.write(decoder.decode(chunk, { stream: true }));
      for (const item of reader.taken()) {
        yield { label: item.label, fields: item.fields(repeated), problems: [], lacks: [] };
      }
    }
    parser.write(decoder.decode());
    parser.end();
  }

  return { rows: rows(), ignored };
}
