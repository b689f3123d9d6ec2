import { useEffect, useState } from 'react';
import { copiedToClipboard } from '../device/share.ts';
import { useTexts } from '../lib/texts.ts';
import { classNames } from './class-names.ts';
import { uiTexts } from './ui-texts.ts';

type Props = {
  text: string;
  label: string;
  /** A code that is read from afar stands above its button; what is more than a code is small, in lines. */
  look?: keyof typeof looks;
};

const beside = 'flex-wrap items-center justify-end gap-x-2 py-1 pr-1 pl-[16px]';
const looks = {
  code: { box: beside, text: 'flex-1 basis-28 break-all font-semibold tracking-wider' },
  largeCode: {
    box: 'flex-col p-1 text-center',
    text: 'px-[8px] pt-3 pb-1 text-[clamp(1rem,8vw,2rem)] leading-tight font-extrabold tracking-wider wrap-anywhere',
  },
  lines: { box: beside, text: 'flex-1 basis-28 break-all py-1 text-sm' },
};

/** A text and the button that copies it. */
export function CopyBox({ text, label, look = 'code' }: Props) {
  const texts = useTexts(uiTexts);
  const { copied, copy } = useCopied(text);

  return (
    <div
      className={classNames(
        'flex rounded-field border border-dashed border-line-strong bg-sunken',
        looks[look].box,
      )}
    >
      <span role="group" aria-label={label} className={classNames('min-w-0', looks[look].text)}>
        {text}
      </span>
      <button
        type="button"
        onClick={copy}
        className="min-h-11 min-w-22 rounded-control px-4 font-semibold text-link hover:bg-brand-soft"
      >
        {copied ? texts.copied : texts.copy}
      </button>
      <span role="status" className="sr-only">
        {copied ? texts.copiedThing(label) : ''}
      </span>
    </div>
  );
}

const CONFIRMATION_MS = 2000;

/** Copies a text, and says for a moment that it did. A refused clipboard changes nothing and says nothing. */
export function useCopied(text: string): { copied: boolean; copy: () => void } {
  const [copiedAt, setCopiedAt] = useState<number | null>(null);

  useEffect(() => {
    if (copiedAt === null) return;
    const timer = setTimeout(() => setCopiedAt(null), CONFIRMATION_MS);
    return () => clearTimeout(timer);
  }, [copiedAt]);

  async function copy() {
    if (await copiedToClipboard(text)) setCopiedAt(Date.now());
  }

  return { copied: copiedAt !== null, copy: () => void copy() };
}
