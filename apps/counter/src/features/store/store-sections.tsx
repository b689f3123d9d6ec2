import { classNames } from '@baeon/ui/components/class-names.ts';
import { Button } from '@baeon/ui/components/button.tsx';
import { Skeleton } from '@baeon/ui/components/layout.tsx';
import { useAddressParams } from '@baeon/ui/lib/use-address-params.ts';
import { useTexts } from '@baeon/ui/lib/texts.ts';
import { useQueryClient } from '@tanstack/react-query';
import { type ComponentType, lazy, Suspense } from 'react';
import { counterWire } from '../../config/counter-config.ts';
import { callPerson } from '../../lib/person-api.ts';
import { BargainsSection } from './bargains-section.tsx';
import { ConflictsSection } from './conflicts-section.tsx';
import { DaySection } from './day-section.tsx';
import { DealsSection } from './deals/deals-section.tsx';
import { KeysSection } from './keys-section.tsx';
import { NamesSection } from './names-section.tsx';
import { PeopleSection } from './people-section.tsx';
import { RecordSection } from './record-section.tsx';
import { RefusalsSection } from './refusals-section.tsx';
import { storeAdminTexts } from './store-texts.ts';
import { TillsSection } from './tills-section.tsx';
import { useFormSheet } from './use-form-sheet.tsx';

const StorePageSection = lazy(() => import('./page/store-page-section.tsx'));

type SectionProps = { storeId: string };
type SectionName = keyof typeof storeAdminTexts.english.sections;

const FiguresSection = lazy(async () => ({
  default: (await import('./figures/figures-section.tsx')).FiguresSection,
}));

const sections: Record<SectionName, ComponentType<SectionProps>> = {
  day: DaySection,
  deals: DealsSection,
  bargains: BargainsSection,
  page: StorePageSection,
  figures: FiguresSection,
  conflicts: ConflictsSection,
  refusals: ({ storeId }) => <RefusalsSection storeId={storeId} mayAnswer />,
  people: ({ storeId }) => <PeopleSection storeId={storeId} mayInvite={['owner', 'staff']} />,
  tills: TillsSection,
  names: NamesSection,
  keys: KeysSection,
  record: RecordSection,
};
const ofOperators: Partial<typeof sections> = {
  bargains: BargainsSection,
  people: ({ storeId }) => <PeopleSection storeId={storeId} mayInvite={['owner']} />,
  figures: FiguresSection,
  conflicts: ConflictsSection,
  refusals: ({ storeId }) => <RefusalsSection storeId={storeId} mayAnswer={false} />,
  record: RecordSection,
};

/** Where several things are looked at together. */
const broad = new Set<SectionName>(['deals', 'figures', 'page']);

type Props = SectionProps & {
  as: 'owner' | 'operator';
  /** How much waits for whoever runs the store. */
  waiting: Partial<Record<SectionName, number>>;
};

/** What an owner or an operator does with a store, one part at a time. */
export function StoreSections({ storeId, as, waiting }: Props) {
  const texts = useTexts(storeAdminTexts);
  const [params, alter] = useAddressParams();
  const shown = as === 'owner' ? sections : ofOperators;
  const names = Object.keys(shown) as SectionName[];
  const current = names.find((name) => name === params.get('show')) ?? names[0]!;
  const Section = shown[current]!;
  return (
    <div
      data-broad
      className="flex min-w-0 flex-col gap-4 lg:grid lg:grid-cols-[10rem_minmax(0,1fr)] lg:items-start lg:gap-8"
    >
      <nav
        aria-label={texts.sectionsLabel}
        className="flex flex-wrap gap-2 lg:sticky lg:top-4 lg:flex-col lg:gap-1"
      >
        {names.map((name) => (
          <button
            key={name}
            type="button"
            aria-current={name === current || undefined}
            onClick={() => alter((next) => next.set('show', name))}
            className="min-h-touch rounded-full border border-line-strong px-3 text-sm font-semibold min-[360px]:px-4 aria-current:border-brand aria-current:bg-brand aria-current:text-on-brand lg:rounded-control lg:border-transparent lg:text-left lg:not-aria-current:hover:bg-brand-soft"
          >
            {texts.sections[name]} <Waiting count={waiting[name] ?? 0} />
          </button>
        ))}
      </nav>
      <div
        className={classNames(
          'flex min-w-0 flex-col gap-4',
          // One thing at a time, in lines that can be read.
          !broad.has(current) && 'max-w-160',
        )}
      >
        <Suspense fallback={<Skeleton className="h-40 rounded-card!" />}>
          <Section key={`${storeId} ${current}`} storeId={storeId} />
        </Suspense>
      </div>
    </div>
  );
}

function Waiting({ count }: { count: number }) {
  const texts = useTexts(storeAdminTexts);
  if (count === 0) return null;
  return (
    <span className="ml-1 inline-block rounded-full bg-danger px-2 text-xs leading-5 font-bold text-surface tabular-nums">
      {texts.open(count)}
    </span>
  );
}

type StaffProps = SectionProps & { personId: string; onLeft: () => void };

/** Whoever works at a store may leave it. */
export function StaffSection({ storeId, personId, onLeft }: StaffProps) {
  const texts = useTexts(storeAdminTexts);
  const queries = useQueryClient();
  const { ask, sheet } = useFormSheet();
  const leave = () =>
    ask({
      title: `${texts.leave}?`,
      fields: [],
      submit: texts.leave,
      danger: true,
      async send() {
        await callPerson(counterWire.things(storeId, `people/${personId}`), { method: 'DELETE' });
        await queries.invalidateQueries({ queryKey: ['me'] });
        onLeft();
      },
    });
  return (
    <>
      <p>{texts.staffText}</p>
      <Button kind="danger" onClick={leave}>
        {texts.leave}
      </Button>
      {sheet}
    </>
  );
}
