import type { City } from '@baeon/contracts/counter/city-wire';
import { digitsText } from '@baeon/ui/lib/format/format.ts';
import { useTexts } from '@baeon/ui/lib/texts.ts';
import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router';
import { counterPaths } from '../../../config/counter-config.ts';
import { cityTexts } from './city-texts.ts';

/** The server counts no further. */
const MOST = 1000;

type Name = keyof City['waiting'];

/** Where each is looked into. */
const ways: Record<Name, string> = {
  approvals: counterPaths.approvals,
  conflicts: counterPaths.conflicts,
  refusals: counterPaths.honour,
  raised: counterPaths.unanswered,
  dead_messages: `${counterPaths.messages}?state=dead`,
};

const row = 'flex min-h-12 items-center justify-between gap-3 px-4 py-2';

/** What somebody has to decide, as far as there is any of it. */
export function CityWaiting({ waiting }: { waiting: City['waiting'] }) {
  const texts = useTexts(cityTexts);
  const names = (Object.keys(texts.waiting) as Name[]).filter((name) => waiting[name] > 0);
  const countText = (count: number) =>
    count < MOST ? digitsText(count) : texts.atLeast(digitsText(count));
  return (
    <section className="flex flex-col gap-3">
      <h2 className="text-xl font-bold">{texts.waitingTitle}</h2>
      {names.length === 0 ? (
        <p className="text-ink-muted">{texts.nothingWaits}</p>
      ) : (
        <ul
          role="list"
          className="divide-y divide-line overflow-hidden rounded-card border border-line bg-raised"
        >
          {names.map((name) => (
            <li key={name}>
              <Link to={ways[name]} className={`${row} hover:bg-brand-soft`}>
                <span className="min-w-0 flex-1">{texts.waiting[name]}</span>
                <strong className="tabular-nums">{countText(waiting[name])}</strong>
                <ChevronRight aria-hidden="true" className="size-5 text-ink-muted" />
              </Link>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
