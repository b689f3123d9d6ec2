/* oxlint-disable react/no-array-index-key -- the text stands still, so a place in it is as good as a name */
import type { TextBlock, TextPage, TextRun } from '@baeon/contracts/pages/pages-wire';
import { Fragment, type ReactNode, useEffect } from 'react';
import { Link, useLocation, useNavigationType } from 'react-router';
import { useTexts } from '@baeon/ui/lib/texts.ts';
import { textPageTexts } from './text-page-texts.ts';

/** With fewer parts than this a list of them is more to read than it saves. */
const WORTH_CONTENTS = 4;

/** A text of the operator's: to be read, linked to by heading, and printed. */
export function TextPageView({ page }: { page: TextPage }) {
  const texts = useTexts(textPageTexts);
  const { blocks, contact, language } = page;
  useHashTarget();
  const parts = blocks.filter(
    (block): block is Heading => block.kind === 'heading' && block.level === 2,
  );
  return (
    <article lang={language} className="text-page flex flex-col gap-3 px-5 pt-2 pb-8 text-pretty">
      {blocks.map((block, at) => (
        <Fragment key={at}>
          {block === parts[0] && parts.length >= WORTH_CONTENTS && (
            <Contents parts={parts} name={texts.contents} />
          )}
          <Block block={block} />
        </Fragment>
      ))}
      {contact && (
        <p className="mt-6 rounded-card bg-brand-soft p-4">
          <span className="block font-semibold">{texts.question}</span>
          {texts.ask}{' '}
          <a href={contact.href} className={linkClass}>
            {contact.text}
          </a>
        </p>
      )}
    </article>
  );
}

type Heading = Extract<TextBlock, { kind: 'heading' }>;

function Contents({ parts, name }: { parts: Heading[]; name: string }) {
  return (
    <nav aria-label={name} className="mt-2 print:hidden">
      <ul role="list" className="flex flex-wrap gap-2">
        {parts.map(({ id, line }) => (
          <li key={id}>
            <Link
              to={{ hash: id }}
              className="flex min-h-11 items-center rounded-full bg-brand-soft px-4 text-sm font-medium text-link hover:underline"
            >
              {line.map(({ text }) => text).join('')}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Block({ block }: { block: TextBlock }) {
  switch (block.kind) {
    case 'heading':
      return <PartHeading heading={block} />;
    case 'paragraph':
      return (
        <p>
          <Runs line={block.line} />
        </p>
      );
    case 'list': {
      const List = block.ordered ? 'ol' : 'ul';
      return (
        <List
          className={block.ordered ? 'list-decimal space-y-2 pl-6' : 'list-disc space-y-2 pl-6'}
        >
          {block.items.map((line, at) => (
            <li key={at} className="pl-1 marker:text-ink-muted">
              <Runs line={line} />
            </li>
          ))}
        </List>
      );
    }
  }
}

/** A link to itself, so that this very part can be sent to somebody. */
function PartHeading({ heading: { level, id, line } }: { heading: Heading }) {
  const Level = level === 2 ? 'h2' : 'h3';
  const look = level === 2 ? 'mt-6 text-xl font-bold' : 'mt-3 font-semibold';
  return (
    <Level id={id} tabIndex={-1} className={`${look} break-after-avoid text-balance`}>
      <Link to={{ hash: id }} className="hover:underline">
        <Runs line={line.map(({ href: _href, ...run }) => run)} />
      </Link>
    </Level>
  );
}

const linkClass = 'font-medium text-link underline underline-offset-2 wrap-anywhere';

function Runs({ line }: { line: TextRun[] }) {
  return line.map(({ text, bold, href }, at) => {
    const words = bold ? <strong className="font-semibold">{text}</strong> : text;
    return <Run key={at} href={href} words={words} />;
  });
}

function Run({ href, words }: { href: string | undefined; words: ReactNode }) {
  if (href === undefined) return words;
  if (href.startsWith('/')) {
    return (
      <Link to={href} className={linkClass}>
        {words}
      </Link>
    );
  }
  const elsewhere = href.startsWith('http') && { target: '_blank', rel: 'noopener noreferrer' };
  return (
    <a href={href} {...elsewhere} className={linkClass}>
      {words}
    </a>
  );
}

/** Goes to what the address names once it is there: the text comes after the screen. */
function useHashTarget(): void {
  const { hash, key } = useLocation();
  const type = useNavigationType();
  useEffect(() => {
    // Back returns to where the person was, which the screen's frame sees to.
    if ((type === 'POP' && key !== 'default') || hash.length < 2) return;
    const target = document.getElementById(decodedId(hash));
    target?.scrollIntoView();
    target?.focus({ preventScroll: true });
  }, [hash, key, type]);
}

function decodedId(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return hash.slice(1);
  }
}
