import type { PageName, TextBlock, TextRun } from '@baeon/contracts/pages/pages-wire';
import { html, nothing, type Html } from '../../lib/html.ts';
import type { LinkPreview } from '../../lib/page-about.ts';

type Shown = { title: string; blocks: TextBlock[]; contact: { text: string; href: string } | null };

const LONGEST_DESCRIPTION = 160;
const ICON = '/icons/icon-512.png';

/** A text page as crawlers and people without scripts read it. */
export function textPagePreview(name: PageName, page: Shown, origin: string): LinkPreview {
  const { title, blocks, contact } = page;
  const url = `${origin}/${name}`;
  const first = blocks.find(({ kind }) => kind === 'paragraph');
  return {
    url,
    title,
    description: shortened(first ? plainOf(first) : title),
    image: { url: origin + ICON, isDrawn: false },
    data: {
      '@context': 'https://schema.org',
      ...(name === 'help'
        ? { '@type': 'FAQPage', mainEntity: questionsIn(blocks) }
        : { '@type': 'WebPage' }),
      '@id': url,
      url,
      name: title,
    },
    content: html`<article>
      <h1>${title}</h1>
      ${blocks.map(blockHtml)}
      ${contact ? html`<p><a href="${contact.href}">${contact.text}</a></p>` : nothing}
    </article>`,
  };
}

function blockHtml(block: TextBlock): Html {
  switch (block.kind) {
    case 'heading':
      return block.level === 2
        ? html`<h2 id="${block.id}">${lineHtml(block.line)}</h2>`
        : html`<h3 id="${block.id}">${lineHtml(block.line)}</h3>`;
    case 'paragraph':
      return html`<p>${lineHtml(block.line)}</p>`;
    case 'list': {
      const items = block.items.map((line) => html`<li>${lineHtml(line)}</li>`);
      return block.ordered
        ? html`<ol>
            ${items}
          </ol>`
        : html`<ul>
            ${items}
          </ul>`;
    }
  }
}

const lineHtml = (line: TextRun[]): Html[] =>
  line.map(({ text, bold, href }) => {
    const words = bold ? html`<b>${text}</b>` : html`${text}`;
    return href === undefined ? words : html`<a href="${href}">${words}</a>`;
  });

const lineText = (line: TextRun[]) => line.map(({ text }) => text).join('');

const plainOf = (block: TextBlock): string =>
  block.kind === 'list' ? block.items.map(lineText).join(' ') : lineText(block.line);

/** Each smaller heading is a question, and what stands until the next heading its answer. */
function questionsIn(blocks: TextBlock[]) {
  return blocks.flatMap((block, at) => {
    if (block.kind !== 'heading' || block.level !== 3) return [];
    const rest = blocks.slice(at + 1);
    const end = rest.findIndex(({ kind }) => kind === 'heading');
    const answer = rest.slice(0, end < 0 ? undefined : end).map(plainOf);
    return {
      '@type': 'Question',
      name: lineText(block.line),
      acceptedAnswer: { '@type': 'Answer', text: answer.join(' ') },
    };
  });
}

function shortened(text: string): string {
  const letters = [...text];
  return letters.length <= LONGEST_DESCRIPTION
    ? text
    : `${letters.slice(0, LONGEST_DESCRIPTION - 1).join('')}…`;
}
