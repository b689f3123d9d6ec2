import { Copy } from 'lucide-react';
import { Button } from '../../components/ui/button.tsx';
import { useCopied } from '../../components/ui/use-copied.ts';

/** Copies what is shown above it. */
export function CopyButton({ text, label }: { text: string; label: string }) {
  const { copied, copy } = useCopied(text);
  return (
    <>
      <Button kind="secondary" className="w-full" onClick={copy}>
        <Copy aria-hidden="true" className="size-5" />
        {copied ? 'Copied!' : 'Copy'}
      </Button>
      <span role="status" className="sr-only">
        {copied ? `${label} copied` : ''}
      </span>
    </>
  );
}
