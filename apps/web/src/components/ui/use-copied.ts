import { useEffect, useState } from 'react';
import { copiedToClipboard } from '../../device/share.ts';

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
