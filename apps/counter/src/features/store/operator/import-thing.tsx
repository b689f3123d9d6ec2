import type { ImportRun } from '@baeon/contracts/counter/imports-wire';
import { digitsText } from '@baeon/ui/lib/format/format.ts';
import { useTexts } from '@baeon/ui/lib/texts.ts';
import { DownloadButton } from '../../../components/download-button.tsx';
import type { MarkLook } from '../../../components/mark.tsx';
import type { Thing } from '../../../components/thing-list.tsx';
import { counterWire } from '../../../config/counter-config.ts';
import { dayAndTimeText } from '../../../lib/day-and-time.ts';
import { importsTexts } from './imports-texts.ts';
import { ShareBar } from './share-bar.tsx';

const looks: Record<ImportRun['state'], MarkLook> = {
  uploading: 'plain',
  waiting: 'plain',
  running: 'plain',
  done: 'good',
  failed: 'bad',
};

/** An import as the list shows it. */
export function importThing(run: ImportRun, texts: typeof importsTexts.english): Thing {
  const { id, kind, file_name, state, dry_run, created_at, by } = run;
  const isTried = dry_run && state === 'done';
  return {
    id,
    title: `${texts.kinds[kind]}: ${file_name}`,
    mark: { look: looks[state], text: isTried ? texts.tried : texts.states[state] },
    facts: [dayAndTimeText(created_at), by, dry_run && !isTried ? texts.tryOut : null],
    body: <ImportBodyOf run={run} />,
    actions: [],
  };
}

const counts = ['read', 'inserted', 'updated', 'unchanged', 'skipped'] as const;

/** How far it is, what came of it, or why nothing did. */
function ImportBodyOf({
  run: { id, state, bytes, bytes_read, outcome, failure },
}: {
  run: ImportRun;
}) {
  const texts = useTexts(importsTexts);
  if (state === 'running') {
    const share = bytes_read / bytes;
    const label = share < 1 ? texts.reading(Math.floor(share * 100)) : texts.saving;
    return <ShareBar share={share} label={label} />;
  }
  if (failure !== null) return <p className="mt-1 text-pretty text-danger">{failure}</p>;
  if (!outcome) return null;
  return (
    <div className="mt-2 flex flex-col gap-2">
      <dl className="grid grid-cols-[repeat(auto-fit,minmax(5.5rem,1fr))] gap-2">
        {counts.map((name) => (
          <div key={name} className="rounded-field bg-sunken px-3 py-2">
            <dt className="text-sm text-ink-muted">{texts[name]}</dt>
            <dd className="font-bold tabular-nums">{digitsText(outcome[name])}</dd>
          </div>
        ))}
      </dl>
      {outcome.notes.map((note) => (
        <p key={note} className="text-sm text-ink-muted">
          {note}
        </p>
      ))}
      {outcome.skipped > 0 && (
        <DownloadButton
          label={texts.problems}
          address={counterWire.importProblems(id)}
          name="skipped.csv"
        />
      )}
    </div>
  );
}
