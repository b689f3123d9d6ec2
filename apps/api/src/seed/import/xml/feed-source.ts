import { ImportError, shown } from '../import-error.ts';
import type { ExpectedColumns, Fields, Source, SourceRow } from '../import-kind.ts';
import { XmlParser, type Attributes, type XmlHandler, type XmlName } from './xml-parser.ts';

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

type Parts = Readonly<Record<string, readonly string[]>>;
type Said = { column: string; text: string };

/** One item of a feed while it is read, and what it said in the end. */
export class FeedItem {
  readonly label: string;
  readonly #parts: Parts;
  /** What is said in Google's words goes before what the feed says in its own. */
  readonly #googles: Said[] = [];
  readonly #own: Said[] = [];
  #column: string | null = null;
  #isGoogles = false;
  #text = '';
  #part: string | null = null;
  #partTexts = new Map<string, string>();

  constructor(number: number, line: number, parts: Parts) {
    this.label = `item ${number} (line ${line})`;
    this.#parts = parts;
  }

  openField(column: string | null, isGoogles = false): void {
    this.#column = column;
    this.#isGoogles = isGoogles;
    this.#text = '';
    this.#partTexts.clear();
  }

  openPart(name: string): void {
    this.#part = name.toLowerCase();
  }

  text(text: string): void {
    if (this.#column === null) return;
    if (this.#part === null || !this.#parts[this.#column]) this.#text += text;
    else this.#partTexts.set(this.#part, (this.#partTexts.get(this.#part) ?? '') + text);
  }

  closePart(): void {
    this.#part = null;
  }

  closeField(): void {
    const column = this.#column;
    this.#column = null;
    if (column === null) return;
    const names = this.#parts[column];
    const text =
      names && this.#partTexts.size > 0
        ? names.map((name) => escaped((this.#partTexts.get(name) ?? '').trim())).join(':')
        : this.#text.trim();
    if (text !== '') (this.#isGoogles ? this.#googles : this.#own).push({ column, text });
  }

  /** Of what may be there once, the first one. */
  fields(repeated: ReadonlySet<string>): Fields {
    const fields: Record<string, string | string[]> = {};
    for (const { column, text } of [...this.#googles, ...this.#own]) {
      const before = fields[column];
      if (!repeated.has(column)) fields[column] ??= text;
      else if (Array.isArray(before)) before.push(text);
      else fields[column] = [text];
    }
    return fields;
  }
}

/** As in a cell of a table, where colons stand between the parts. */
const escaped = (text: string): string => text.replace(/[\\:]/g, (character) => `\\${character}`);

const GOOGLE = 'http://base.google.com/ns/1.0';
const ATOM = 'http://www.w3.org/2005/Atom';

/** Far above any honest item, and what is held in memory at most. */
const LONGEST_ITEM = 1024 * 1024;
/** What a file may hold between two items, or none at all. */
const LONGEST_GAP = 4 * 1024 * 1024;
/** An element without a text takes room, too. */
const ELEMENT_LENGTH = 64;
/** Enough to be told about; a file may make up a new name for every item. */
const MAX_IGNORED = 50;

type FeedKind = {
  /** The names of elements that lead to an item, which is the last one. */
  path: readonly string[];
  /** The namespace of what a feed has by itself, beside Google's. */
  own: string;
  /** What a feed calls a column of ours. */
  called: ReadonlyMap<string, string>;
};

const RSS: FeedKind = { path: ['rss', 'channel', 'item'], own: '', called: new Map() };
const FEED: FeedKind = {
  path: ['feed', 'entry'],
  own: ATOM,
  called: new Map([
    ['summary', 'description'],
    ['content', 'description'],
  ]),
};

/** Finds the items of an RSS 2.0 or Atom feed, with what Google's product namespace says of them. */
export class FeedReader implements XmlHandler {
  readonly ignored: Set<string>;
  readonly #expected: ExpectedColumns;
  readonly #known: ReadonlySet<string>;
  #kind: FeedKind | null = null;
  #depth = 0;
  /** How many of the open elements are on the way to an item. */
  #onPath = 0;
  #items = 0;
  #length = 0;
  #item: FeedItem | null = null;
  #done: FeedItem[] = [];

  constructor(expected: ExpectedColumns, ignored: Set<string>) {
    this.#expected = expected;
    this.#known = new Set([...expected.required, ...expected.optional]);
    this.ignored = ignored;
  }

  /** The items that were completed since it was last asked. */
  taken(): FeedItem[] {
    const done = this.#done;
    this.#done = [];
    return done;
  }

  open(name: XmlName, attributes: Attributes, line: number): void {
    this.#kind ??= feedKind(name);
    const { path, own } = this.#kind;
    this.#depth += 1;
    this.#grow(ELEMENT_LENGTH);
    if (this.#item) {
      const within = this.#depth - path.length;
      if (within === 1) this.#openField(this.#item, name, attributes);
      else if (within === 2) this.#item.openPart(name.local);
      return;
    }
    const isNext = this.#onPath === this.#depth - 1 && path[this.#onPath] === name.local;
    if (!isNext || name.namespace !== own) return;
    this.#onPath += 1;
    if (this.#onPath < path.length) return;
    this.#items += 1;
    this.#length = 0;
    this.#item = new FeedItem(this.#items, line, this.#expected.parts ?? {});
  }

  text(text: string): void {
    this.#grow(text.length);
    this.#item?.text(text);
  }

  close(): void {
    const within = this.#depth - this.#kind!.path.length;
    if (this.#item && within === 2) this.#item.closePart();
    if (this.#item && within === 1) this.#item.closeField();
    if (this.#item && within === 0) {
      this.#done.push(this.#item);
      this.#item = null;
      this.#length = 0;
    }
    this.#depth -= 1;
    this.#onPath = Math.min(this.#onPath, this.#depth);
  }

  #openField(item: FeedItem, { namespace, local }: XmlName, attributes: Attributes): void {
    const { own, called } = this.#kind!;
    const lower = local.toLowerCase();
    const isGoogles = namespace === GOOGLE;
    const named = isGoogles || namespace === own ? lower : '';
    const known = isGoogles ? named : (called.get(named) ?? named);
    const column = this.#expected.aliases?.[known] ?? known;
    if (!this.#known.has(column)) {
      if (this.ignored.size < MAX_IGNORED) this.ignored.add(local);
      item.openField(null);
      return;
    }
    item.openField(column, isGoogles);
    if (own !== ATOM || isGoogles || local !== 'link') return;
    // Atom has its links in an attribute, and others than the page's own.
    const relation = attributes.get('rel') ?? 'alternate';
    item.text(relation === 'alternate' ? (attributes.get('href') ?? '') : '');
  }

  #grow(length: number): void {
    this.#length += length;
    if (this.#length <= (this.#item ? LONGEST_ITEM : LONGEST_GAP)) return;
    throw new ImportError(
      this.#item
        ? `${this.#item.label} is longer than ${LONGEST_ITEM / 1024 / 1024} MB`
        : `there are ${LONGEST_GAP / 1024 / 1024} MB without an item in them`,
    );
  }
}

function feedKind({ namespace, local }: XmlName): FeedKind {
  const kind = [RSS, FEED].find(({ path, own }) => path[0] === local && own === namespace);
  if (kind) return kind;
  throw new ImportError(`it is neither RSS nor Atom: it begins with <${shown(local)}>`);
}
