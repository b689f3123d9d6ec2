import { escapeHtml } from '../../lib/html.ts';
import { PREVIEW_SIZE } from '../../lib/page-about.ts';

export type PreviewLines = { title: string; lines: string[] };

const { width, height } = PREVIEW_SIZE;
const LEFT = 682;
const ROOM = width - LEFT - 48;
const TITLE = { size: 54, line: 64, most: 4 };
const LINE = { size: 32, line: 46, most: 2 };
/** The mark of the app, on its grid of 32. */
const MARK =
  '<path fill="#2f6fed" d="M9 2h14a6 6 0 0 1 6 6v2.5a3.25 3.25 0 0 0 0 6.5v1.5a6 6 0 0 1-6 6h-2.4l-3.4 4.7a1.5 1.5 0 0 1-2.4 0l-3.4-4.7H9a6 6 0 0 1-6-6V17a3.25 3.25 0 0 0 0-6.5V8a6 6 0 0 1 6-6Z"/>' +
  '<path stroke="#fff" d="m12.2 17.8 7.6-8.6" stroke-width="2.6" stroke-linecap="round"/>' +
  '<circle cx="12.2" cy="9.8" r="2.1" fill="#fff"/><circle cx="19.8" cy="17.2" r="2.1" fill="#ffb454"/>';

/** The drawing that the app shows, and beside it in words what it is about. */
export function previewSvg(
  drawing: string,
  { title, lines }: PreviewLines,
  brandName: string,
): string {
  const [head = '', ...rest] = [title, ...lines].map(writable).filter((text) => text !== '');
  const titleLines = wrapped(head, TITLE.size, TITLE.most);
  const others = rest.flatMap((line) => wrapped(line, LINE.size, LINE.most));
  const tall = titleLines.length * TITLE.line + 20 + others.length * LINE.line;
  const top = Math.max(80, (height - 90 - tall) / 2) + TITLE.size * 0.8;
  const below = top + titleLines.length * TITLE.line + 20 - (TITLE.line - LINE.line) / 2;
  const written = [
    ...titleLines.map((text, nth) => textAt(top + nth * TITLE.line, TITLE.size, '#14213d', text)),
    ...others.map((text, nth) => textAt(below + nth * LINE.line, LINE.size, '#4a5670', text)),
  ];
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">` +
    `<rect width="${width}" height="${height}" fill="#ffffff"/>${inSquare(drawing)}${written.join('')}` +
    `<g transform="translate(${LEFT} ${height - 92}) scale(1.5)">${MARK}</g>` +
    wrapped(writable(brandName), LINE.size, 1)
      .map((text) => textAt(height - 58, LINE.size, '#14213d', text, LEFT + 62))
      .join('') +
    '</svg>'
  );
}

/** What matters in a drawing stands in the square in its middle. */
const inSquare = (drawing: string): string =>
  drawing.replace(
    /^<svg([^>]*?) width="\d+" height="\d+"/,
    (_tag, attributes: string) =>
      `<svg${attributes} x="0" y="0" width="${height}" height="${height}" preserveAspectRatio="xMidYMid slice"`,
  );

const textAt = (y: number, size: number, fill: string, text: string, x = LEFT): string =>
  `<text x="${x}" y="${Math.round(y)}" font-family="Figtree" font-weight="700" font-size="${size}" fill="${fill}">${escapeHtml(text)}</text>`;

/** What our letters can write, as far as nothing of the wording is lost; else nothing. */
const NOT_OURS =
  /[^\u0020-\u007e\u00a1-\u024f\u1e00-\u1eff\u2010-\u2026\u20ac\u20b9\u2122\u2212]/gu;

function writable(text: string): string {
  const plain = text.normalize('NFC').replaceAll(/\s+/g, ' ');
  if ((plain.match(NOT_OURS) ?? []).some((character) => /\p{L}/u.test(character))) return '';
  return plain.replaceAll(NOT_OURS, '').trim();
}

/** How wide letters are, in parts of their height; measured generously. */
function emOf(character: string): number {
  if (/[ijlI.,:;'’|!()[\] ]/.test(character)) return 0.3;
  if (/[frt\-–/"“”1]/.test(character)) return 0.4;
  if (/[mwMW@%—…]/.test(character)) return 0.88;
  return /[\p{Lu}\d&₹+]/u.test(character) ? 0.66 : 0.56;
}

const widthOf = (text: string, size: number): number =>
  [...text].reduce((sum, character) => sum + emOf(character), 0) * size;

/** In lines that fit; what is too long for them ends in dots. */
function wrapped(text: string, size: number, most: number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ').filter((each) => each !== '')) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (line === '' || widthOf(longer, size) <= ROOM) {
      line = longer;
      continue;
    }
    lines.push(line);
    line = word;
  }
  if (line !== '') lines.push(line);
  const shown = lines.slice(0, most).map((each) => cutTo(each, size));
  if (lines.length > most) shown[most - 1] = cutTo(`${shown[most - 1]} …`, size);
  return shown;
}

function cutTo(text: string, size: number): string {
  const letters = [...text];
  if (widthOf(text, size) <= ROOM) return text;
  while (letters.length > 0 && widthOf(`${letters.join('')}…`, size) > ROOM) letters.pop();
  return `${letters.join('').replace(/[\s…]+$/, '')}…`;
}
