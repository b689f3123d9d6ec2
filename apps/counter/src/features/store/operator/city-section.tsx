import type { City } from '@baeon/contracts/counter/city-wire';
import { LoadError } from '@baeon/ui/components/empty-state.tsx';
import { Skeleton } from '@baeon/ui/components/layout.tsx';
import { useAddressParams } from '@baeon/ui/lib/use-address-params.ts';
import { useTexts } from '@baeon/ui/lib/texts.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { ChoiceButtons } from '../../../components/choice-buttons.tsx';
import { Plot } from '../../../components/plot.tsx';
import { counterWire } from '../../../config/counter-config.ts';
import { hourText } from '../../../lib/day-and-time.ts';
import { callPerson } from '../../../lib/person-api.ts';
import { cityTexts } from './city-texts.ts';
import { CityWaiting } from './city-waiting.tsx';

const LOOK_EVERY_MS = 60_000;
const DAY = 24;
const WEEK = 168;

const plots = 'grid gap-3 @md:grid-cols-2 @4xl:grid-cols-3';

/** What happened in the last hours, and what waits for an operator. */
export function CitySection() {
  const texts = useTexts(cityTexts);
  const [params, alter] = useAddressParams();
  const hours = params.get('span') === 'week' ? WEEK : DAY;
  const city = useQuery({
    queryKey: ['store', null, 'city', hours],
    queryFn: ({ signal }) => callPerson<City>(counterWire.city(hours), { signal }),
    placeholderData: keepPreviousData,
    refetchInterval: LOOK_EVERY_MS,
    staleTime: 0,
  });
  const spans = [
    [DAY, texts.day],
    [WEEK, texts.week],
  ] as const;

  return (
    <div className="@container flex flex-col gap-5">
      <h1 className="text-3xl font-extrabold text-balance">{texts.title}</h1>
      {city.data && <CityWaiting waiting={city.data.waiting} />}
      <ChoiceButtons
        label={texts.span}
        choices={spans}
        current={hours}
        onChoose={(span) =>
          alter((next) => (span === WEEK ? next.set('span', 'week') : next.delete('span')))
        }
      />
      {city.isPending && (
        <div aria-busy="true" className={plots}>
          {Object.keys(texts.figures).map((name) => (
            <Skeleton key={name} className="h-64 rounded-card!" />
          ))}
        </div>
      )}
      {city.error && !city.data && (
        <LoadError title={texts.trouble} of={{ ...city, error: city.error }} />
      )}
      {city.data && <Plots city={city.data} />}
    </div>
  );
}

function Plots({ city: { hours } }: { city: City }) {
  const texts = useTexts(cityTexts);
  const names = Object.keys(texts.figures) as (keyof typeof texts.figures)[];
  const isWeek = hours.length > DAY;
  return (
    <div className={plots}>
      {names.map((name) => (
        <Plot
          key={name}
          title={texts.figures[name]}
          shape={isWeek ? 'line' : 'bars'}
          bad={name === 'errors'}
          columns={[texts.hour, texts.count]}
          points={hours.map((hour) => ({ when: hourText(hour.at), value: hour[name] }))}
        />
      ))}
    </div>
  );
}
