import { counterActs } from '@baeon/contracts/counter/counter';
import { Dropdown } from '@baeon/ui/components/form/dropdown.tsx';
import { TextInput } from '@baeon/ui/components/form/text-input.tsx';
import { useAddressParams } from '@baeon/ui/lib/use-address-params.ts';
import { useTexts } from '@baeon/ui/lib/texts.ts';
import { ChevronDown } from 'lucide-react';
import { NumberFilter } from '../../components/number-filter.tsx';
import { actsTexts } from './acts-texts.ts';
import { StoreFilter } from './store-filter.tsx';

const DAY = /^\d{4}-\d\d-\d\d$/;
const ALL = 'all';

/** Midnight where whoever looks is, so many days later. */
function momentOf(day: string | null, later: number): string | null {
  if (day === null || !DAY.test(day)) return null;
  const [year, month, date] = day.split('-').map(Number);
  const at = new Date(year!, month! - 1, date! + later);
  return Number.isNaN(at.getTime()) ? null : at.toISOString();
}

/** What the address asks for, as the server is asked. */
export function readRecordFilter(params: URLSearchParams): Record<string, string> {
  const asked = {
    act: counterActs.find((act) => act === params.get('act')) ?? null,
    store_id: params.get('store'),
    from: momentOf(params.get('from'), 0),
    to: momentOf(params.get('to'), 1),
  };
  return Object.fromEntries(Object.entries(asked).filter(([, text]) => text !== null)) as Record<
    string,
    string
  >;
}

type Props = {
  ofAll: boolean;
  storeName: string | null | undefined;
  onNumber: (number: string | null) => void;
};

/** Which acts are listed. All of it is in the address but the number, which is nobody else's to read. */
export function RecordFilters({ ofAll, storeName, onNumber }: Props) {
  const texts = useTexts(actsTexts);
  const [params, alter] = useAddressParams();
  const choose = (name: string, value: string | null) =>
    alter((next) => (value ? next.set(name, value) : next.delete(name)));
  const day = (name: 'from' | 'to') => (
    <TextInput
      label={texts[name]}
      type="date"
      value={params.get(name) ?? ''}
      onChange={({ target }) => choose(name, target.value)}
    />
  );
  return (
    <details
      open={Object.keys(readRecordFilter(params)).length > 0}
      className="group @container rounded-card border border-line bg-raised px-4"
    >
      <summary className="flex min-h-12 cursor-pointer items-center justify-between font-semibold text-link">
        {texts.narrow}
        <ChevronDown aria-hidden="true" className="size-5 group-open:rotate-180" />
      </summary>
      <div className="grid gap-x-3 pb-2 @md:grid-cols-2">
        <Dropdown
          label={texts.act}
          placeholder={texts.act}
          value={params.get('act') ?? ALL}
          options={[
            { value: ALL, label: texts.allActs },
            ...counterActs.map((act) => ({ value: act, label: texts.acts[act] })),
          ]}
          onChange={({ target }) => choose('act', target.value === ALL ? null : target.value)}
        />
        <NumberFilter label={texts.number} onNumber={onNumber} />
        {day('from')}
        {day('to')}
        {ofAll && (
          <StoreFilter
            chosen={params.get('store')}
            name={storeName}
            onChosen={(id) => choose('store', id)}
          />
        )}
      </div>
    </details>
  );
}
