import { useEffect, useState } from 'react';
import { copiedToClipboard } from '../../device/clipboard.ts';

const CONFIRMATION_MS = 2000;

/** A text and the button that copies it. A refused clipboard changes nothing and says nothing. */
export function CopyBox({ text, label }: { text: string; label: string }) {
  const [copiedAt, setCopiedAt] = useState<number | null>(null);

  useEffect(() => {
    if (copiedAt === null) return;
    const timer = setTimeout(() => setCopiedAt(null), CONFIRMATION_MS);
    return () => clearTimeout(timer);
  }, [copiedAt]);

  async function copy() {
    if (await copiedToClipboard(text)) setCopiedAt(Date.now());
  }

  return (
    <div className="flex items-center gap-2 rounded-field border border-dashed border-line-strong bg-sunken py-1 pr-1 pl-4">
      <span
        role="group"
        aria-label={label}
        className="min-w-0 flex-1 font-semibold tracking-wider break-all"
      >
        {text}
      </span>
      <button
        type="button"
        onClick={() => void copy()}
        className="min-h-11 min-w-22 rounded-xl px-4 font-semibold text-link hover:bg-brand-soft"
      >
        {copiedAt === null ? 'Copy' : 'Copied!'}
      </button>
      <span role="status" className="sr-only">
        {copiedAt === null ? '' : `${label} copied`}
      </span>
    </div>
  );
}
