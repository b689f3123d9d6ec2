import { SaxesParser, type SaxesTagNS } from 'saxes';
import { ImportError, shown } from '../import-error.ts';
import { explain, looseReference, type OpenElement } from './xml-errors.ts';

/** Far above any honest text or tag, and what is held in memory at most. */
const LONGEST_PIECE = 256 * 1024;
const DEEPEST = 32;

export type XmlName = { namespace: string; local: string };
export type Attributes = ReadonlyMap<string, string>;

export type XmlHandler = {
  open(name: XmlName, attributes: Attributes, line: number): void;
  /** A text may come in several pieces. */
  text(text: string): void;
  close(): void;
};

/**
 * Reads XML 1.0 with namespaces chunk by chunk and tells the handler what it finds. Document types are
 * refused: what could be declared there can make a small file a huge one. A file that is no XML is of no
 * use as a whole, since what follows could belong anywhere: the first error ends it, in our words.
 */
export class XmlParser {
  readonly #parser = new SaxesParser({ xmlns: true });
  readonly #handler: XmlHandler;
  /** Of the file, what comes behind the last thing that the parser told of; it begins in `#toldLine`. */
  #pending = '';
  #pendingAt = 0;
  #toldAt = 0;
  #toldLine = 1;
  #tagLine = 1;
  #rootSeen = false;
  #open: OpenElement[] = [];
  #closing: OpenElement | undefined;

  constructor(handler: XmlHandler) {
    this.#handler = handler;
    const parser = this.#parser;
    parser.on('xmldecl', ({ encoding }) => refuseOtherEncoding(encoding));
    parser.on('doctype', () => this.#fail('doctype'));
    parser.on('comment', () => this.#told());
    parser.on('text', (text) => this.#readText(text));
    parser.on('cdata', (text) => this.#readText(text));
    parser.on('opentagstart', () => {
      this.#tagLine = parser.line - (parser.column === 0 ? 1 : 0);
      this.#rootSeen = true;
    });
    parser.on('opentag', (tag) => this.#openTag(tag));
    parser.on('closetag', (tag) => this.#closeTag(tag));
    parser.on('error', ({ message }) => this.#fail(message.replace(/^\d+:\d+: /, '')));
  }

  write(chunk: string): void {
    this.#pending += chunk;
    this.#parser.write(chunk);
    this.#pending = this.#pending.slice(this.#toldAt - this.#pendingAt);
    this.#pendingAt = this.#toldAt;
    if (this.#pending.length <= LONGEST_PIECE) return;
    this.#refuseLooseReference();
    throw new ImportError(
      `line ${this.#toldLine}: a text or a tag is longer than ${LONGEST_PIECE / 1024} KB`,
    );
  }

  end(): void {
    this.#parser.close();
  }

  #readText(text: string): void {
    if (this.#open.length > 0) this.#handler.text(text);
    this.#told();
  }

  #openTag({ name, uri, local, attributes, isSelfClosing }: SaxesTagNS): void {
    if (this.#open.length >= DEEPEST) {
      throw new ImportError(`line ${this.#tagLine}: elements are nested deeper than ${DEEPEST}`);
    }
    const values = new Map(Object.values(attributes).map((each) => [each.name, each.value]));
    this.#handler.open({ namespace: uri, local }, values, this.#tagLine);
    if (!isSelfClosing) this.#open.push({ name, line: this.#tagLine });
    this.#told();
  }

  /** Called before the parser has compared the names. */
  #closeTag({ isSelfClosing }: SaxesTagNS): void {
    if (!isSelfClosing) this.#closing = this.#open.pop();
    this.#handler.close();
  }

  /** The < of what follows is behind the parser already where a text ends. */
  #told(): void {
    const { position, line } = this.#parser;
    const atTag = this.#pending[position - 1 - this.#pendingAt] === '<';
    this.#toldAt = atTag ? position - 1 : position;
    this.#toldLine = line;
  }

  #fail(message: string): never {
    if (/entity|unclosed|unexpected end/.test(message)) this.#refuseLooseReference();
    const { position, line, column } = this.#parser;
    throw explain(message, {
      since: this.#pending.slice(this.#toldAt - this.#pendingAt, position - this.#pendingAt),
      sinceLine: this.#toldLine,
      line: column === 0 && line > 1 ? line - 1 : line,
      rootSeen: this.#rootSeen,
      open: this.#open.at(-1),
      closing: this.#closing,
    });
  }

  /** The parser takes everything up to the next semicolon for the name of an entity. */
  #refuseLooseReference(): void {
    const error = looseReference(
      this.#pending.slice(this.#toldAt - this.#pendingAt),
      this.#toldLine,
    );
    if (error) throw error;
  }
}

/** UTF-16 has been turned into UTF-8 by now; ASCII is a part of it. */
const READABLE = /^(?:utf-?8|utf-?16(?:le|be)?|us-ascii|ascii)$/i;

/** Letters would be taken for others. */
function refuseOtherEncoding(encoding: string | undefined): void {
  if (encoding === undefined || READABLE.test(encoding)) return;
  throw new ImportError(`it says that it is in ${shown(encoding)}; save it as UTF-8`);
}
