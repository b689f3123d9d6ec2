import {
  type ImportKindName,
  importKinds,
  MOST_IMPORT_BYTES,
} from '@baeon/contracts/counter/imports';
import { Button } from '@baeon/ui/components/button.tsx';
import { Dropdown } from '@baeon/ui/components/form/dropdown.tsx';
import { TextInput } from '@baeon/ui/components/form/text-input.tsx';
import { useTexts } from '@baeon/ui/lib/texts.ts';
import { useRef, useState } from 'react';
import { useFormSheet } from '../use-form-sheet.tsx';
import { importsTexts } from './imports-texts.ts';
import { sendFile } from './send-file.ts';
import { ShareBar } from './share-bar.tsx';

/** Which file, of what, and whether in earnest. */
export function ImportForm({ onStarted }: { onStarted: () => void }) {
  const texts = useTexts(importsTexts);
  const { ask, sheet } = useFormSheet();
  const input = useRef<HTMLInputElement>(null);
  const [kind, setKind] = useState<ImportKindName>('stores');
  const [problem, setProblem] = useState<string | null>(null);
  const [sent, setSent] = useState<number | null>(null);

  async function send(file: File, dryRun: boolean) {
    setSent(0);
    setProblem(null);
    try {
      await sendFile({ kind, file, dryRun }, setSent);
      onStarted();
    } catch (error) {
      setProblem((error as Error).message);
    }
    setSent(null);
  }

  function chosen(): File | null {
    const file = input.current?.files?.[0];
    const wrong = !file ? texts.noFile : file.size > MOST_IMPORT_BYTES ? texts.tooLarge : null;
    setProblem(wrong);
    return wrong || !file ? null : file;
  }

  function tryOut() {
    const file = chosen();
    if (file) void send(file, true);
  }

  function start() {
    const file = chosen();
    if (!file) return;
    ask({
      title: texts.startTitle(file.name),
      text: texts.startText,
      fields: [],
      submit: texts.start,
      // The sheet goes at once: how far it is shows behind it.
      async send() {
        void send(file, false);
      },
    });
  }

  return (
    <section className="flex flex-col gap-3">
      <h2 className="text-xl font-bold">{texts.importTitle}</h2>
      <div>
        <Dropdown
          label={texts.kind}
          placeholder={texts.kind}
          value={kind}
          disabled={sent !== null}
          options={importKinds.map((one) => ({ value: one, label: texts.kinds[one] }))}
          onChange={({ target }) => setKind(importKinds.find((one) => one === target.value)!)}
        />
        <TextInput
          ref={input}
          type="file"
          label={texts.file}
          hint={texts.fileHint}
          error={problem}
          disabled={sent !== null}
          accept=".csv,.tsv,.txt,.geojson,.json,.xml,.rss,.atom"
          onChange={() => setProblem(null)}
          className="py-3 file:mr-3 file:rounded-control file:border-0 file:bg-brand-soft file:px-3 file:py-2 file:font-semibold file:text-link"
        />
      </div>
      {sent === null ? (
        <>
          <p className="text-sm text-pretty text-ink-muted">{texts.tryOutHint}</p>
          <div className="flex flex-wrap gap-2">
            <Button kind="secondary" onClick={tryOut}>
              {texts.tryOut}
            </Button>
            <Button onClick={start}>{texts.start}</Button>
          </div>
        </>
      ) : (
        <div role="status">
          <ShareBar share={sent} label={texts.sending(Math.floor(sent * 100))} />
          <p className="text-sm text-ink-muted">{texts.stay}</p>
        </div>
      )}
      {sheet}
    </section>
  );
}
