import type { TextBlock, TextRun } from '@baeon/contracts/pages/pages-wire';

export type ParsedText = { title: string; blocks: TextBlock[]; problems: string[] };

const HEADING = /^(#+)\s+(.*?)(?:\s+\{#([\w-]+)\})?\s*$/;
const ITEM = /^(?:[-*]|(\d+)\.)\s+(.*)$/;
const CONTINUED = /^\s+\S/;
const RUN = /\*\*(.+?)\*\*|!?\[([^\]]+)\]\(([^()\s]+)\)/g;
const HTML = /<[a-z!/?]/i;
/** A path of the app, or an address that opens something known. */
const SAFE_LINK = /^(https?:\/\/\S+|mailto:[^\s@]+@\S+|tel:\+?[\d-]+|\/[\w-][\w/#-]*|\/)$/i;

/** Lines that belong together, before anything in them is read. */
type Raw = { kind: 'heading' | 'list' | 'paragraph'; mark: string; id?: string; texts: RawText[] };
type RawText = { text: string; at: number };

/**
 * A small part of Markdown, as data: # one title, ## and ### headings, paragraphs, lists, **bold** and
 * [links](…). Nothing of it is ever a page's own markup; what is more than that is told of, by line.
 */
export function parseMarkdown(source: string): ParsedText {
  const problems: string[] = [];
  const ids = new Set<string>();
  const titles: string[] = [];

  function blockOf({ kind, mark, id, texts }: Raw): TextBlock[] {
    const lines = texts.map(({ text, at }) =>
      runsOf(text, (what) => problems.push(`line ${at}: ${what}`)),
    );
    const [line = []] = lines;
    if (kind === 'list') return [{ kind, ordered: mark !== '-', items: lines }];
    if (kind === 'paragraph') return [{ kind, line }];
    const { text, at } = texts[0]!;
    if (mark.length > 3) problems.push(`line ${at}: headings go down to ### only`);
    if (mark.length > 1) {
      const level = mark.length === 2 ? 2 : 3;
      return [{ kind, level, id: unused(id ?? slugOf(text), ids), line }];
    }
    if (titles.push(text) > 1) problems.push(`line ${at}: has a second title`);
    return [];
  }

  for (const [index, line] of source.split('\n').entries()) {
    if (HTML.test(line)) problems.push(`line ${index + 1}: HTML is not taken`);
  }
  const blocks = grouped(source).flatMap(blockOf);
  if (titles.length === 0) problems.push('has no title: its first line must be "# …"');
  return { title: titles[0] ?? '', blocks, problems };
}

function grouped(source: string): Raw[] {
  const all: Raw[] = [];
  /** Whether the line before was empty, or ends what it belongs to. */
  let fresh = true;
  for (const [index, raw] of source.split(/\r?\n/).entries()) {
    const text = raw.trim();
    const at = index + 1;
    const last = all.at(-1);
    const [, hashes, words = '', id] = HEADING.exec(raw) ?? [];
    const [, number, entry] = ITEM.exec(raw) ?? [];
    if (hashes) {
      all.push({ kind: 'heading', mark: hashes, ...(id && { id }), texts: [{ text: words, at }] });
    } else if (entry !== undefined) {
      const mark = number ? '1' : '-';
      const item = { text: entry, at };
      if (last?.kind === 'list' && last.mark === mark) last.texts.push(item);
      else all.push({ kind: 'list', mark, texts: [item] });
    } else if (text !== '') {
      const goesOn = last?.kind === 'paragraph' || (last?.kind === 'list' && CONTINUED.test(raw));
      if (goesOn && !fresh) last!.texts.at(-1)!.text += ` ${text}`;
      else all.push({ kind: 'paragraph', mark: '', texts: [{ text, at }] });
    }
    fresh = text === '';
  }
  return all;
}

/** The pieces of a line. Bold may hold links. */
function runsOf(text: string, complain: (what: string) => void, bold = false): TextRun[] {
  const runs: TextRun[] = [];
  const style = bold ? { bold: true as const } : {};
  const plain = (piece: string) => piece && runs.push({ text: piece, ...style });
  let from = 0;
  for (const match of text.matchAll(RUN)) {
    const [whole, strong, label, href] = match;
    plain(text.slice(from, match.index));
    from = match.index + whole.length;
    if (strong !== undefined) runs.push(...runsOf(strong, complain, true));
    else {
      if (whole.startsWith('!')) complain('pictures are not taken');
      if (!SAFE_LINK.test(href!)) {
        complain(`a link leads to ${href}, which is neither http, https, mailto, tel nor a path`);
      }
      runs.push({ text: label!, href: href!, ...style });
    }
  }
  plain(text.slice(from));
  return runs;
}

const slugOf = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '') || 'part';

function unused(id: string, ids: Set<string>): string {
  let free = id;
  for (let count = 2; ids.has(free); count++) free = `${id}-${count}`;
  ids.add(free);
  return free;
}
