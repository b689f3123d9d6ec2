import type { StoreCategory } from '@baeon/contracts/stores/stores-wire';
import { useEffect, useId, useRef } from 'react';
import { useTurns } from '../../../components/in-turn.tsx';
import { Skeleton } from '@baeon/ui/components/layout.tsx';
import { ScrollRow } from '@baeon/ui/components/scroll-row.tsx';
import { lastSegment } from '@baeon/ui/lib/format/format.ts';
import { useTexts } from '@baeon/ui/lib/texts.ts';
import { allDeals, type DealFilter } from './deal-filter.ts';
import { dealsTexts } from '../deals-texts.ts';

type Props = {
  categories: readonly StoreCategory[] | undefined;
  loading: boolean;
  /** What the first one says where it is not about deals. */
  all?: string;
  filter: DealFilter;
  onChoose: (filter: DealFilter) => void;
};

/** More than a row has in sight. */
const FIRST_CHIPS = 6;

/** One stop for the Tab key, however many there are; the arrow keys go from chip to chip. */
export function CategoryChips({ categories, loading, all, filter, onChoose }: Props) {
  const texts = useTexts(dealsTexts).home;
  const name = useId();
  const turn = useTurns(1);
  // One that is chosen may be any of them.
  const isWhole = turn > 0 || filter.kind === 'category';
  return (
    <ScrollRow role="radiogroup" aria-label={texts.categories} className="gap-2 py-1 pr-5 pl-1">
      <Chip
        name={name}
        text={all ?? texts.all}
        chosen={filter.kind === 'all'}
        onChoose={() => onChoose(allDeals)}
      />
      {categories?.slice(0, isWhole ? undefined : FIRST_CHIPS).map((category) => (
        <Chip
          key={category.id}
          name={name}
          text={lastSegment(category.name)}
          chosen={filter.kind === 'category' && filter.id === category.id}
          onChoose={() => onChoose({ kind: 'category', id: category.id })}
        />
      ))}
      {loading && <ChipSkeletons />}
    </ScrollRow>
  );
}

/** Moves the row only: the page may be on its way back to where the person was. */
function bringIntoRow(chip: HTMLElement): void {
  const chips = chip.parentElement;
  if (!chips) return;
  const before = chip.offsetLeft - chips.offsetLeft;
  const isSeen =
    before >= chips.scrollLeft && before + chip.offsetWidth <= chips.scrollLeft + chips.clientWidth;
  if (!isSeen) chips.scrollLeft = before - (chips.clientWidth - chip.offsetWidth) / 2;
}

type ChipProps = { name: string; text: string; chosen: boolean; onChoose: () => void };

function Chip({ name, text, chosen, onChoose }: ChipProps) {
  const label = useRef<HTMLLabelElement>(null);

  const isNew = useRef(true);

  useEffect(() => {
    const chip = label.current;
    // A row begins with its first chip in sight, and to look would have the page laid out on the spot.
    const isSeen = isNew.current && !chip?.previousElementSibling;
    isNew.current = false;
    if (chosen && chip && !isSeen) bringIntoRow(chip);
  }, [chosen]);

  return (
    <label
      ref={label}
      className="relative flex min-h-11 shrink-0 cursor-pointer items-center rounded-full border border-line bg-raised px-4 text-sm font-semibold whitespace-nowrap transition-colors hover:border-line-strong has-checked:border-brand has-checked:bg-brand has-checked:text-on-brand has-focus-visible:outline-3 has-focus-visible:outline-offset-1 has-focus-visible:outline-link"
    >
      <input
        type="radio"
        name={name}
        checked={chosen}
        onChange={onChoose}
        className="pointer-events-none absolute inset-0 size-full appearance-none opacity-0"
      />
      {text}
    </label>
  );
}

const widths = ['w-28', 'w-20', 'w-32', 'w-24'];

function ChipSkeletons() {
  return widths.map((width) => (
    <Skeleton key={width} className={`h-11 shrink-0 rounded-full! ${width}`} />
  ));
}
