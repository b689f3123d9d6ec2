import { Copy } from 'lucide-react';
import { Button } from '../../components/ui/button.tsx';
import { useCopied } from '../../components/ui/use-copied.ts';
import { useTexts } from '../../lib/texts.ts';
import { scannerTexts } from './scanner-texts.ts';

/** Copies what is shown above it. */
export function CopyButton({ text, label }: { text: string; label: string }) {
  const texts = useTexts(scannerTexts);
  const { copied, copy } = useCopied(text);
  return (
    <>
      <Button kind="secondary" className="w-full" onClick={copy}>
        <Copy aria-hidden="true" className="size-5" />
        {copied ? texts.copied : texts.copy}
      </Button>
      <span role="status" className="sr-only">
        {copied ? texts.copiedThing(label) : ''}
      </span>
    </>
  );
}
