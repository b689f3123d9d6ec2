import { MOST_SPANS, type OpeningSpan } from '@baeon/contracts/stores/opening-hours';
import { useTexts } from '@baeon/ui/lib/texts.ts';
import { Minus, Plus } from 'lucide-react';
import { storePageTexts } from './page-texts.ts';

export const usualSpan: OpeningSpan = ['09:30', '21:00'];

const field =
  'min-h-touch max-w-full rounded-field border border-line-strong bg-raised px-1 text-base tabular-nums min-[360px]:px-2 focus-visible:outline-3 focus-visible:outline-link';
const round = 'grid size-touch place-items-center rounded-control text-link hover:bg-brand-soft';

type Props = {
  /** Of what day, in words. */
  of: string;
  spans: readonly OpeningSpan[];
  onChange: (spans: OpeningSpan[]) => void;
};

/** The times of one day, and further ones for a break at noon. */
export function Spans({ of, spans, onChange }: Props) {
  const texts = useTexts(storePageTexts);
  const change = (at: number, span: OpeningSpan) =>
    onChange(spans.map((one, nth) => (nth === at ? span : one)));
  return (
    <div className="flex flex-wrap items-center gap-x-1">
      <div className="flex min-w-0 flex-col gap-1">
        {spans.map(([from, to], at) => (
          // oxlint-disable-next-line react/no-array-index-key -- the times of a day are told apart by nothing else
          <div key={at} className="flex flex-wrap items-center gap-1.5">
            <input
              type="time"
              aria-label={texts.from(of)}
              value={from}
              onChange={({ target }) => change(at, [target.value || from, to])}
              className={field}
            />
            <span aria-hidden="true">–</span>
            <input
              type="time"
              aria-label={texts.to(of)}
              // Midnight at the end of a day; a clock knows the one at its beginning.
              value={to === '24:00' ? '00:00' : to}
              onChange={({ target }) =>
                change(at, [from, target.value === '00:00' ? '24:00' : target.value || to])
              }
              className={field}
            />
          </div>
        ))}
      </div>
      <div className="flex flex-col">
        {spans.length > 1 && (
          <button
            type="button"
            aria-label={texts.fewerHours(of)}
            title={texts.fewerHours(of)}
            onClick={() => onChange(spans.slice(0, -1))}
            className={round}
          >
            <Minus aria-hidden="true" className="size-5" />
          </button>
        )}
        {spans.length < MOST_SPANS && (
          <button
            type="button"
            aria-label={texts.moreHours(of)}
            title={texts.moreHours(of)}
            onClick={() => onChange(withAnother(spans))}
            className={round}
          >
            <Plus aria-hidden="true" className="size-5" />
          </button>
        )}
      </div>
    </div>
  );
}

/** A break at noon is what most have. */
const withAnother = (spans: readonly OpeningSpan[]): OpeningSpan[] => {
  const [first] = spans;
  return spans.length === 1 && first && first[0] < '13:00' && first[1] > '16:00'
    ? [
        [first[0], '13:00'],
        ['16:00', first[1]],
      ]
    : [...spans, usualSpan];
};
