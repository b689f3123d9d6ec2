import { CategoryChips } from '../features/deals/home/category-chips.tsx';
import { textFilter, useDealFilter } from '../features/deals/home/deal-filter.ts';
import { DealSearch } from '../features/deals/home/deal-search.tsx';
import { type useDealList, useStoreCategories } from '../features/deals/deals-api.ts';
import { dealsTexts } from '../features/deals/deals-texts.ts';
import { useSearchVoice } from '../features/voice/search-voice.tsx';
import { useTexts } from '../lib/texts.ts';

/** Search and categories of the offers list, as on the deals home; what is wanted stands in the address. */
export function DealListSearch({ found }: { found: ReturnType<typeof useDealList>['data'] }) {
  const texts = useTexts(dealsTexts).home;
  const [filter, setFilter] = useDealFilter();
  const search = (text: string) => setFilter(textFilter(text));
  const voice = useSearchVoice(search);
  const categories = useStoreCategories();
  const { meant = null, deals = [] } = found ?? {};

  return (
    <div className="flex flex-col gap-3 pt-2">
      <div className="px-5">
        <DealSearch
          text={filter.kind === 'text' ? filter.text : ''}
          onSearch={search}
          onCategory={(id) => setFilter({ kind: 'category', id })}
          voice={voice}
        />
      </div>
      <div className="pl-4">
        <CategoryChips
          categories={categories.data}
          loading={categories.isPending}
          filter={filter}
          onChoose={setFilter}
        />
      </div>
      {meant !== null && (
        <button
          type="button"
          onClick={() => search(meant)}
          className="mx-5 min-h-11 text-left font-semibold wrap-anywhere text-link underline-offset-4 hover:underline"
        >
          {(deals.length > 0 ? texts.resultsFor : texts.didYouMean)(meant)}
        </button>
      )}
    </div>
  );
}
