import type { StoreCategory } from '@baeon/contracts/stores/stores-wire';
import { type ReactNode, type RefObject, useRef } from 'react';
import { classNames } from '@baeon/ui/components/class-names.ts';
import { CategoryChips } from './category-chips.tsx';
import type { DealChoice } from './deal-choice.ts';
import type { DealFilter } from './deal-filter.ts';
import { ActiveChoices, RefineButton } from './refine-bar.tsx';

/** Under the top bar, but not where it would take the sight from what is found: on low screens, and with very large letters. */
const stickyClass =
  'sticky top-[calc(env(safe-area-inset-top)+64px)] z-10 bg-surface px-5 py-2 [@media(max-height:31.25rem)]:static @max-[14rem]:static';

/** The search stays in sight. Whoever uses it far down the list is brought back to where the list begins. */
export function useStickySearch() {
  const top = useRef<HTMLDivElement>(null);
  const sticky = useRef<HTMLDivElement>(null);
  function toTop(): void {
    const [from, to] = [sticky.current, top.current].map(
      (part) => part?.getBoundingClientRect().top,
    );
    if (from !== undefined && to !== undefined && to < from) window.scrollBy(0, to - from);
  }
  return { top, sticky, toTop };
}

type Places = {
  /** Of the hook above. */
  top: RefObject<HTMLDivElement | null>;
  sticky: RefObject<HTMLDivElement | null>;
};

/** Goes into a container, which tells it how large the letters are. */
export function StickySearch({ top, sticky, children }: Places & { children: ReactNode }) {
  return (
    <>
      <div ref={top} />
      <div ref={sticky} className={stickyClass}>
        {children}
      </div>
    </>
  );
}

type Props = Places & {
  /** The search box. */
  search: ReactNode;
  categories: { data?: readonly StoreCategory[] | undefined; isPending: boolean };
  filter: DealFilter;
  choice: DealChoice;
  onNarrow: (filter: DealFilter) => void;
  onChoose: (choice: DealChoice) => void;
  onRefine: () => void;
  /** What is below takes all that is left of the screen. */
  fills: boolean;
  /** What is found, and everything else. */
  children: ReactNode;
};

/** What the deals home is searched, sorted and filtered by, above what that finds. */
export function HomeHead(props: Props) {
  const { top, sticky, search, categories, filter, choice, fills, children } = props;
  return (
    <div
      data-fills-column={fills || undefined}
      className={fills ? '@container flex flex-1 flex-col' : '@container pb-6'}
    >
      <StickySearch top={top} sticky={sticky}>
        {search}
      </StickySearch>
      <div className={classNames('flex flex-col gap-5 pt-1', fills && 'flex-1')}>
        <div className="flex flex-col gap-2">
          <div className="flex items-center gap-1 pl-5">
            <RefineButton choice={choice} onOpen={props.onRefine} />
            <div className="min-w-0 flex-1">
              <CategoryChips
                categories={categories.data}
                loading={categories.isPending}
                filter={filter}
                onChoose={props.onNarrow}
              />
            </div>
          </div>
          <ActiveChoices choice={choice} onChoose={props.onChoose} />
        </div>
        {children}
      </div>
    </div>
  );
}
