import type { ConflictEntry } from '@baeon/contracts/counter/offline-wire';
import { rupeesText } from '@baeon/ui/lib/format/money.ts';
import { useTexts } from '@baeon/ui/lib/texts.ts';
import { Mark } from '../../components/mark.tsx';
import { dayAndTimeText } from '../../lib/day-and-time.ts';
import { conflictsTexts } from './conflicts-texts.ts';

type Act = ConflictEntry['acts'][number];

/** Why something does not stand, what was taken when and where, and what came of it. */
export function ConflictBody({ conflict }: { conflict: ConflictEntry }) {
  const texts = useTexts(conflictsTexts);
  const { why, acts, settled_at, settled_by, note } = conflict;
  const settledWhen = settled_at && dayAndTimeText(settled_at);
  return (
    <>
      <p className="mt-1 text-pretty">{texts.reasons[why]}</p>
      <ol role="list" className="mt-2 grid gap-2 sm:grid-cols-2">
        {acts.map((act) => (
          <ActOf key={`${act.at} ${act.counts}`} act={act} />
        ))}
      </ol>
      {settledWhen && (
        <p className="mt-2 text-pretty">
          <span className="block text-sm text-ink-muted">
            {settled_by ? texts.settledBy(settledWhen, settled_by) : texts.settledAt(settledWhen)}
          </span>
          {note}
        </p>
      )}
    </>
  );
}

function ActOf({ act }: { act: Act }) {
  const texts = useTexts(conflictsTexts);
  const { counts, at, store, till, staff, key, bill_rupees, undone_at } = act;
  const facts = [
    store,
    till,
    staff ?? key,
    bill_rupees === null ? null : texts.bill(rupeesText(bill_rupees)),
  ].filter(Boolean);
  const notCounted = undone_at ? texts.undone(dayAndTimeText(undone_at)) : texts.countsNot;
  return (
    <li className="rounded-field bg-sunken px-3 py-2">
      <p className="font-semibold tabular-nums">{dayAndTimeText(at)}</p>
      <p className="mb-1 text-sm text-ink-muted">{facts.join(' · ')}</p>
      <Mark look={counts ? 'good' : 'bad'}>{counts ? texts.counts : notCounted}</Mark>
    </li>
  );
}
