import { CloudAlert, StoreIcon } from 'lucide-react';
import { Link, useParams } from 'react-router';
import { Button, buttonClass } from '../../components/ui/button.tsx';
import { EmptyState } from '../../components/ui/empty-state.tsx';
import { paths } from '../../config/paths.ts';
import { StoreOffers } from '../../features/offers/store-offers.tsx';
import { ShareStore } from '../../features/stores/share-store.tsx';
import { StorePage, StorePageSkeleton } from '../../features/stores/store-page.tsx';
import { StoreQr } from '../../features/stores/store-qr.tsx';
import { useStore } from '../../features/stores/stores-api.ts';
import { isGone } from '../../lib/api-error.ts';
import { QuietHeading } from '../quiet-heading.tsx';
import { ScreenWrapper } from '../shell/screen-wrapper.tsx';

const TITLE = 'Store';

export default function StoreScreen() {
  const { id = '' } = useParams();
  const store = useStore(id);

  return (
    // The bar above is 64 px high and the screen begins at 80.
    <div className="pt-[16px]">
      <ScreenWrapper
        ownHeading
        title={store.data?.name ?? TITLE}
        parent={paths.offers}
        action={
          store.data && (
            <div className="flex">
              <StoreQr store={store.data} />
              <ShareStore store={store.data} />
            </div>
          )
        }
      >
        {!store.data && <QuietHeading>{TITLE}</QuietHeading>}
        {store.data ? (
          <StorePage store={store.data}>
            <StoreOffers storeId={store.data.id} />
          </StorePage>
        ) : !store.isError ? (
          <StorePageSkeleton />
        ) : isGone(store.error) ? (
          <EmptyState
            Icon={StoreIcon}
            title="This store is no longer here"
            text="It may have moved or closed. There is more to find nearby."
            action={
              <Link to={paths.offers} className={buttonClass('primary')}>
                See the offers
              </Link>
            }
          />
        ) : (
          <EmptyState
            alert
            Icon={CloudAlert}
            title="This store could not be loaded"
            text={store.error.message}
            action={
              <Button
                kind="secondary"
                loading={store.isFetching}
                onClick={() => void store.refetch()}
              >
                Try again
              </Button>
            }
          />
        )}
      </ScreenWrapper>
    </div>
  );
}
