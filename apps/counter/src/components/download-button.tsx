import { Button } from '@baeon/ui/components/button.tsx';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { callPerson } from '../lib/person-api.ts';

/** As long as a table of a whole city may take on its way. */
const PATIENCE_MS = 10 * 60_000;
const KEEP_MS = 60_000;

/** Fetches a file that only whoever is signed in may have, and saves it. */
export function DownloadButton({
  label,
  address,
  name,
}: Record<'label' | 'address' | 'name', string>) {
  const [busy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState<string | null>(null);

  async function download() {
    setBusy(true);
    setTrouble(null);
    try {
      const file = await callPerson<Blob>(address, { file: true, timeoutMs: PATIENCE_MS });
      const href = URL.createObjectURL(file);
      Object.assign(document.createElement('a'), { href, download: name }).click();
      setTimeout(() => URL.revokeObjectURL(href), KEEP_MS);
    } catch (error) {
      setTrouble((error as Error).message);
    }
    setBusy(false);
  }

  return (
    <div>
      <Button kind="secondary" loading={busy} onClick={() => void download()}>
        <Download aria-hidden="true" className="size-5" />
        {label}
      </Button>
      <p role="alert" className="mt-2 font-semibold text-danger empty:hidden">
        {trouble}
      </p>
    </div>
  );
}
