import { type FigureSpan, figureSpans } from '@baeon/contracts/counter/store-figures';
import type { FiguresOfDay, StoreFigures } from '@baeon/contracts/counter/store-figures-wire';
import { EmptyState, LoadError } from '@baeon/ui/components/empty-state.tsx';
import { Skeleton } from '@baeon/ui/components/layout.tsx';
import { digitsText } from '@baeon/ui/lib/format/format.ts';
import { rupeesText } from '@baeon/ui/lib/format/money.ts';
import { useAddressParams } from '@baeon/ui/lib/use-address-params.ts';
import { useTexts } from '@baeon/ui/lib/texts.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { ChartNoAxesColumn } from 'lucide-react';
import { ChoiceButtons } from '../../../components/choice-buttons.tsx';
import { DownloadButton } from '../../../components/download-button.tsx';
import { Plot } from '../../../components/plot.tsx';
import { counterWire } from '../../../config/counter-config.ts';
import { calendarDayText } from '../../../lib/day-and-time.ts';
import { callPerson } from '../../../lib/person-api.ts';
import { FiguresOfDeals } from './figures-of-deals.tsx';
import { figuresTexts } from './figures-texts.ts';

const LOOK_EVERY_MS = 60_000;
const USUAL: FigureSpan = 30;
/** More than can be told apart on a phone. */
const MOST_BARS = 30;

const plots = 'grid gap-3 @md:grid-cols-2 @4xl:grid-cols-3';

/** How a store does: by day and by deal. */
export function FiguresSection({ storeId }: { storeId: string }) {
  const texts = useTexts(figuresTexts);
  const [params, alter] = useAddressParams();
  const days = figureSpans.find((span) => String(span) === params.get('days')) ?? USUAL;
  const figures = useQuery({
    queryKey: ['store', storeId, 'figures', days],
    queryFn: ({ signal }) =>
      callPerson<StoreFigures>(counterWire.figures(storeId, days), { signal }),
    placeholderData: keepPreviousData,
    refetchInterval: LOOK_EVERY_MS,
    staleTime: 0,
  });

  return (
    <section className="@container flex flex-col gap-5">
      <div className="flex flex-col gap-3">
        <h2 className="text-xl font-bold">{texts.title}</h2>
        <p className="text-sm text-pretty text-ink-muted">{texts.hint}</p>
        <ChoiceButtons
          label={texts.span}
          choices={figureSpans.map((span) => [span, texts.days(span)] as const)}
          current={days}
          onChoose={(span) => alter((next) => next.set('days', String(span)))}
        />
      </div>
      {figures.isPending && (
        <div aria-busy="true" className={plots}>
          {Object.keys(texts.figures).map((name) => (
            <Skeleton key={name} className="h-64 rounded-card!" />
          ))}
        </div>
      )}
      {figures.error && !figures.data && (
        <LoadError title={texts.trouble} of={{ ...figures, error: figures.error }} />
      )}
      {figures.data?.deals.length === 0 && (
        <EmptyState Icon={ChartNoAxesColumn} title={texts.empty} text={texts.emptyText} />
      )}
      {figures.data && figures.data.deals.length > 0 && (
        <>
          <Plots days={figures.data.days} />
          <FiguresOfDeals deals={figures.data.deals} />
          <DownloadButton
            label={texts.download}
            address={counterWire.figuresTable(storeId, days)}
            name={`figures-${days}-days.csv`}
          />
        </>
      )}
    </section>
  );
}

function Plots({ days }: { days: FiguresOfDay[] }) {
  const texts = useTexts(figuresTexts);
  const names = Object.keys(texts.figures) as (keyof typeof texts.figures)[];
  const unknown = days.reduce((sum, { saving_unknown }) => sum + saving_unknown, 0);
  return (
    <div className="flex flex-col gap-3">
      <div className={plots}>
        {names.map((name) => (
          <Plot
            key={name}
            title={texts.figures[name]}
            shape={days.length > MOST_BARS ? 'line' : 'bars'}
            bad={name === 'refused'}
            columns={[texts.day, texts.count]}
            points={days.map((figures) => ({
              when: calendarDayText(figures.day, 'UTC'),
              value: figures[name],
            }))}
            valueText={name === 'saving_rupees' ? rupeesText : digitsText}
          />
        ))}
      </div>
      {unknown > 0 && (
        <p className="text-sm text-pretty text-ink-muted">{texts.unknown(digitsText(unknown))}</p>
      )}
    </div>
  );
}
