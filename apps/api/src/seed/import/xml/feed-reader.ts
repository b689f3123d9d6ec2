import { ImportError } from '../import-error.ts';
import type { ExpectedColumns } from '../import-kind.ts';
import { shown } from '../shown.ts';
import type { XmlHandler } from './xml-parser.ts';
import type { XmlName } from './xml-namespaces.ts';
import type { Attributes } from './xml-tag.ts';
import { FeedItem } from './feed-item.ts';

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
