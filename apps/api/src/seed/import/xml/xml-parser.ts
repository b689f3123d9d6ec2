import { ImportError } from '../import-error.ts';
import { refuseForbidden, resolved } from './xml-characters.ts';
import { refuseOtherEncoding } from './xml-declaration.ts';
import { lineBreaksIn, xmlError } from './xml-error.ts';
import { nameIn, OUTERMOST, scopeWithin, type Scope, type XmlName } from './xml-namespaces.ts';
import { readEndTag, readTag, tagEnd, type Attributes } from './xml-tag.ts';

/** Far above any honest text or tag, and what is held in memory at most. */
const LONGEST_PIECE = 256 * 1024;
const DEEPEST = 32;
const CDATA = '<![CDATA[';

export type XmlHandler = {
  open(name: XmlName, attributes: Attributes, line: number): void;
  /** A text may come in several pieces. */
  text(text: string): void;
  close(): void;
};

type OpenElement = { written: string; line: number; scope: Scope };

/**
 * Reads XML 1.0 with namespaces piece by piece and tells the handler what it finds. Strict, and without
 * document types: what could be declared there can make a small file a huge one, or read other files.
 */
export class XmlParser {
  readonly #handler: XmlHandler;
  /** Of the file, what has not been understood yet; it begins in `#line`. */
  #rest = '';
  #line = 1;
  #isStart = true;
  #rootSeen = false;
  #open: OpenElement[] = [];

  constructor(handler: XmlHandler) {
    this.#handler = handler;
  }

  write(chunk: string): void {
    const text = this.#rest + chunk;
    // Half of a line break may be what this piece ends with.
    const whole = text.endsWith('\r') ? text.length - 1 : text.length;
    const lines = text.slice(0, whole).replace(/\r\n?/g, '\n');
    refuseForbidden(lines, this.#line);
    let at = 0;
    for (let end = this.#pieceEnd(lines, at); end > at; end = this.#pieceEnd(lines, at)) {
      const piece = lines.slice(at, end);
      this.#readPiece(piece);
      this.#line += lineBreaksIn(piece);
      this.#isStart = false;
      at = end;
    }
    this.#rest = lines.slice(at) + text.slice(whole);
    if (this.#rest.length > LONGEST_PIECE) {
      throw xmlError(this.#line, `a text or a tag is longer than ${LONGEST_PIECE / 1024} KB`);
    }
  }

  end(): void {
    const open = this.#open.at(-1);
    if (open) {
      throw new ImportError(
        `the file is cut off: <${open.written}> of line ${open.line} is never closed`,
      );
    }
    if (this.#rest.trim() !== '') this.#refuseOutside(this.#rest);
    if (!this.#rootSeen) throw new ImportError('the file is not XML');
  }

  #readPiece(piece: string): void {
    if (!piece.startsWith('<')) this.#readText(piece);
    else if (piece.startsWith('</')) this.#readEnd(piece.slice(2, -1));
    else if (piece.startsWith(CDATA)) this.#readCdata(piece.slice(CDATA.length, -3));
    else if (piece.startsWith('<!--')) this.#readComment(piece.slice(4, -3));
    else if (piece.startsWith('<?')) this.#readInstruction(piece.slice(2, -2));
    else this.#readStart(piece.slice(1, -1));
  }

  /** Where the piece that begins at `at` ends; -1 where more of it is still to come. */
  #pieceEnd(text: string, at: number): number {
    if (text[at] !== '<') return text.indexOf('<', at);
    if (text.startsWith('<!--', at)) return behind(text, '-->', at + 4);
    if (text.startsWith('<?', at)) return behind(text, '?>', at + 2);
    if (text.startsWith('</', at)) return behind(text, '>', at + 2);
    if (text.startsWith(CDATA, at)) return behind(text, ']]>', at + CDATA.length);
    // Too little to tell.
    if (text.length - at < 2) return -1;
    if (text[at + 1] !== '!') return tagEnd(text, at, this.#line);
    if (text.length - at < CDATA.length) return -1;
    throw xmlError(this.#line, 'document types and declarations (<!…>) are not taken');
  }

  #readText(text: string): void {
    if (this.#open.length === 0) {
      if (text.trim() !== '') this.#refuseOutside(text);
      return;
    }
    const wrong = text.indexOf(']]>');
    if (wrong >= 0) {
      throw xmlError(this.#line + lineBreaksIn(text.slice(0, wrong)), ']]> ends no CDATA');
    }
    this.#handler.text(resolved(text, this.#line));
  }

  #readCdata(text: string): void {
    if (this.#open.length === 0) this.#refuseOutside(text);
    this.#handler.text(text);
  }

  #readComment(text: string): void {
    if (text.includes('--') || text.endsWith('-')) {
      throw xmlError(this.#line, 'a comment must not have -- in it');
    }
  }

  #readInstruction(text: string): void {
    if (!/^xml(?=\s|$)/i.test(text)) return;
    if (!this.#isStart) throw xmlError(this.#line, '<?xml must stand at the very beginning');
    refuseOtherEncoding(text);
  }

  #readStart(inside: string): void {
    const { name: written, attributes, isEmpty } = readTag(inside, this.#line);
    if (this.#open.length === 0) {
      if (this.#rootSeen) this.#refuseOutside(`<${written}>`);
      this.#rootSeen = true;
    }
    if (this.#open.length >= DEEPEST) {
      throw xmlError(this.#line, `elements are nested deeper than ${DEEPEST}`);
    }
    const scope = scopeWithin(this.#open.at(-1)?.scope ?? OUTERMOST, attributes, this.#line);
    this.#handler.open(nameIn(scope, written, this.#line), attributes, this.#line);
    if (isEmpty) this.#handler.close();
    else this.#open.push({ written, line: this.#line, scope });
  }

  #readEnd(inside: string): void {
    const written = readEndTag(inside, this.#line);
    const open = this.#open.pop();
    if (!open) throw xmlError(this.#line, `</${written}> closes nothing`);
    if (open.written !== written) {
      throw xmlError(
        this.#line,
        `</${written}> stands where <${open.written}> of line ${open.line} must be closed first`,
      );
    }
    this.#handler.close();
  }

  #refuseOutside(text: string): never {
    const line = this.#line + lineBreaksIn(/^\s*/.exec(text)![0]);
    if (!this.#rootSeen) throw new ImportError('the file is not XML');
    throw xmlError(line, 'something stands behind the end of the document');
  }
}

function behind(text: string, mark: string, from: number): number {
  const at = text.indexOf(mark, from);
  return at < 0 ? -1 : at + mark.length;
}
