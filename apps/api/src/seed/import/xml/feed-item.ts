import type { Fields } from '../import-kind.ts';

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
