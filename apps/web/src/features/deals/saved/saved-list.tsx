import type { SavedDeal } from '@baeon/contracts/campaigns/saved-deals-wire';
import { infiniteQueryOptions, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { Heart } from 'lucide-react';
import { Link } from 'react-router';
import { Button, buttonClass } from '@baeon/ui/components/button.tsx';
import { EmptyState, LoadError, StaleNote } from '@baeon/ui/components/empty-state.tsx';
import { uiTexts } from '@baeon/ui/components/ui-texts.ts';
import {
  dealPath,
  heldCouponPath,
  paths,
  savedDealsUrl,
  storePath,
} from '../../../config/paths.ts';
import { uniqueEntries } from '@baeon/ui/lib/api-client.ts';
import { callPage } from '../../../lib/api-client.ts';
import { queryKeys } from '../../../lib/query-keys.ts';
import { useSession } from '../../../lib/session.ts';
import { useTexts } from '@baeon/ui/lib/texts.ts';
import { DealCardSkeleton } from '@baeon/ui/components/deals/deal-card-face.tsx';
import { DealListCard } from '../list/deal-list-card.tsx';
import { savedIdsOptions } from './save-button.tsx';
import { savedTexts } from './saved-texts.ts';

const PLACEHOLDERS = ['1', '2', '3', '4'];

export const savedListOptions = (userId: string) =>
  infiniteQueryOptions({
    queryKey: queryKeys.savedList,
    queryFn: ({ pageParam, signal }) =>
      callPage<SavedDeal>(savedDealsUrl(userId, pageParam), { signal }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next_cursor }) => next_cursor,
    select: ({ pages }) => uniqueEntries(pages, ({ campaign_id }) => campaign_id),
  });

/** What somebody keeps for later. The hearts say what is still in it, so that what comes back has its place. */
export function SavedList() {
  const texts = useTexts(savedTexts);
  const { tryAgain } = useTexts(uiTexts);
  const { user } = useSession();
  const userId = user?.id ?? '';
  const list = useInfiniteQuery(savedListOptions(userId));
  const ids = useQuery(savedIdsOptions(userId)).data;
  const deals = list.data?.filter(({ campaign_id }) => ids?.includes(campaign_id) ?? true);

  if (!deals) return list.error ? <LoadError title={texts.notLoaded} of={list} /> : <Loading />;
  if (deals.length === 0 && !list.hasNextPage) return <NothingSaved />;
  return (
    <div className="px-5 pb-8">
      <StaleNote of={list} />
      <ul role="list" className="flex flex-col gap-3">
        {deals.map((deal) => (
          <li key={deal.campaign_id}>
            <DealListCard
              canUndo
              canWait={deal.coupon_id === null}
              deal={deal}
              to={deal.coupon_id ? heldCouponPath(deal.coupon_id) : dealPath(deal.campaign_id)}
            />
            <WayOn deal={deal} />
          </li>
        ))}
      </ul>
      {list.hasNextPage && (
        <Button
          kind="secondary"
          className="mt-4 w-full"
          loading={list.isFetchingNextPage}
          onClick={() => void list.fetchNextPage()}
        >
          {list.isFetchNextPageError ? tryAgain : texts.more}
        </Button>
      )}
    </div>
  );
}

/** For what cannot be had any more, or need not. */
function WayOn({ deal: { state, coupon_id, store } }: { deal: SavedDeal }) {
  const texts = useTexts(savedTexts);
  const isOver = state === 'ended' || state === 'sold_out';
  if (coupon_id === null && !isOver) return null;
  return (
    <p className="flex min-h-11 flex-wrap items-center gap-x-2 px-3 text-sm text-ink-muted">
      {coupon_id ? texts.yours : state === 'ended' ? texts.ended : texts.soldOut}
      {!coupon_id && (
        <Link
          to={storePath(store.id)}
          className="inline-flex min-h-11 items-center font-semibold text-link hover:underline"
        >
          {texts.others(store.name)}
        </Link>
      )}
    </p>
  );
}

function Loading() {
  return (
    <div aria-busy="true" className="flex flex-col gap-3 px-5 pb-8">
      <p className="sr-only">{useTexts(uiTexts).loading}</p>
      {PLACEHOLDERS.map((place) => (
        <DealCardSkeleton key={place} />
      ))}
    </div>
  );
}

function NothingSaved() {
  const texts = useTexts(savedTexts);
  return (
    <EmptyState
      Icon={Heart}
      title={texts.none}
      text={texts.noneHint}
      action={
        <Link to={paths.dealsHome} className={buttonClass('primary')}>
          {texts.find}
        </Link>
      }
    />
  );
}
