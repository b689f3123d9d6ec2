import type { FiguresOfDeal } from '@baeon/contracts/counter/store-figures-wire';
import { digitsText } from '@baeon/ui/lib/format/format.ts';
import { rupeesText } from '@baeon/ui/lib/format/money.ts';
import { useTexts } from '@baeon/ui/lib/texts.ts';
import { figuresTexts } from './figures-texts.ts';

/** The table holds all. */
const MOST_DRAWN = 10;
const drawn = ['opened', 'claimed', 'redeemed'] as const;

type Props = { deals: FiguresOfDeal[] };

/** How far each deal led people: the bars of all have one scale. */
export function FiguresOfDeals({ deals }: Props) {
  const texts = useTexts(figuresTexts);
  const shown = deals.slice(0, MOST_DRAWN);
  const most = Math.max(1, ...shown.flatMap((deal) => drawn.map((name) => deal[name])));
  return (
    <div className="flex flex-col gap-3">
      <h3 className="text-lg font-bold">{texts.byDeal}</h3>
      <ul role="list" className="grid gap-3 @3xl:grid-cols-2">
        {shown.map((deal) => (
          <li key={deal.id} className="min-w-0 rounded-card border border-line bg-raised p-4">
            <p className="font-semibold wrap-anywhere">{deal.title}</p>
            <dl className="mt-2 grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-3 gap-y-1 text-sm">
              {drawn.map((name) => (
                <div key={name} className="contents">
                  <dt className="text-ink-muted">{texts.figures[name]}</dt>
                  <dd className="contents">
                    <span aria-hidden="true" className="h-3 rounded-small bg-sunken">
                      <span
                        className="block h-full rounded-small bg-brand"
                        style={{ width: `${(deal[name] / most) * 100}%` }}
                      />
                    </span>
                    <span className="text-right font-semibold tabular-nums">
                      {digitsText(deal[name])}
                    </span>
                  </dd>
                </div>
              ))}
            </dl>
            {deal.stores > 1 && (
              <p className="mt-2 text-sm text-pretty text-ink-muted">{texts.stores(deal.stores)}</p>
            )}
          </li>
        ))}
      </ul>
      <DealTable deals={deals} />
    </div>
  );
}

function DealTable({ deals }: Props) {
  const texts = useTexts(figuresTexts);
  const names = Object.keys(texts.figures) as (keyof typeof texts.figures)[];
  return (
    <details>
      <summary className="flex min-h-touch cursor-pointer items-center text-sm font-semibold text-link">
        {texts.allDeals}
      </summary>
      {/* Seven columns are wider than a phone: whoever has keys alone scrolls them too. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div tabIndex={0} role="region" aria-label={texts.byDeal} className="overflow-x-auto">
        <table className="w-full text-sm">
          <thead>
            <tr className="text-right text-ink-muted">
              <th className="py-1 pr-4 text-left font-semibold">{texts.deal}</th>
              {names.map((name) => (
                <th key={name} className="py-1 pl-4 font-semibold">
                  {texts.figures[name]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody className="divide-y divide-line tabular-nums">
            {deals.map((deal) => (
              <tr key={deal.id}>
                <th scope="row" className="min-w-40 py-1 pr-4 text-left font-normal wrap-anywhere">
                  {deal.title}
                </th>
                {names.map((name) => (
                  <td key={name} className="py-1 pl-4 text-right">
                    {(name === 'saving_rupees' ? rupeesText : digitsText)(deal[name])}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  );
}
