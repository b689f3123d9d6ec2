import type { ImportRun } from '@baeon/contracts/counter/imports-wire';
import { importKinds } from '@baeon/contracts/counter/imports';
import { useTexts } from '@baeon/ui/lib/texts.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { DownloadButton } from '../../../components/download-button.tsx';
import { ThingList } from '../../../components/thing-list.tsx';
import { counterWire } from '../../../config/counter-config.ts';
import { usePages } from '../use-pages.tsx';
import { ImportForm } from './import-form.tsx';
import { importThing } from './import-thing.tsx';
import { importsTexts } from './imports-texts.ts';

const LOOK_EVERY_MS = 1500;
const queryKey = ['store', null, 'imports'];

/** Files of stores, deals and products: brought in, how that went, and taken out. */
export function ImportsSection() {
  const texts = useTexts(importsTexts);
  const queries = useQueryClient();
  const { pages, entries, more } = usePages<ImportRun>({
    queryKey,
    address: counterWire.imports,
    idOf: ({ id }) => id,
    label: texts.more,
  });
  const lookAgain = () => void queries.invalidateQueries({ queryKey });
  const isUnderWay = entries?.some(({ state }) => state === 'waiting' || state === 'running');

  useEffect(() => {
    if (!isUnderWay) return;
    const timer = setInterval(lookAgain, LOOK_EVERY_MS);
    return () => clearInterval(timer);
  });

  return (
    <div className="@container flex flex-col gap-5">
      <h1 className="text-3xl font-extrabold text-balance">{texts.title}</h1>
      <div className="grid items-start gap-5 @3xl:grid-cols-2 @3xl:grid-rows-[auto_1fr]">
        <ImportForm onStarted={lookAgain} />
        <div className="@3xl:row-span-2">
          <ThingList
            title={texts.runs}
            of={pages}
            empty={texts.noRuns}
            trouble={texts.trouble}
            things={entries?.map((run) => importThing(run, texts))}
          >
            {more}
          </ThingList>
        </div>
        <section className="flex flex-col gap-3">
          <h2 className="text-xl font-bold">{texts.exportTitle}</h2>
          <p className="text-sm text-pretty text-ink-muted">{texts.exportHint}</p>
          <div className="flex flex-wrap gap-2">
            {importKinds.map((kind) => (
              <DownloadButton
                key={kind}
                label={texts.kinds[kind]}
                address={counterWire.exportOf(kind)}
                name={`${kind}.csv`}
              />
            ))}
          </div>
        </section>
      </div>
    </div>
  );
}
