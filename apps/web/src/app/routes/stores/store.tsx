import { CloudAlert, StoreIcon } from 'lucide-react';
import { Link, useParams } from 'react-router';
import { ShareButton } from '../../../components/share/share-button.tsx';
import { Button, buttonClass } from '@baeon/ui/components/button.tsx';
import { EmptyState } from '@baeon/ui/components/empty-state.tsx';
import { uiTexts } from '@baeon/ui/components/ui-texts.ts';
import { paths, storePath } from '../../../config/paths.ts';
import { PushOfferLater } from '../../../features/push/push-offer-later.tsx';
import { useBecameTrue } from '../../../features/push/use-became-true.ts';
import { StoreDeals } from '../../../features/deals/list/store-deals.tsx';
import { StorePage, StorePageSkeleton } from '../../../features/stores/page/store-page.tsx';
import { StoreQr } from '../../../features/stores/qr/store-qr.tsx';
import { storeTexts } from '../../../features/stores/store-texts.ts';
import { useStore } from '../../../features/stores/stores-api.ts';
import { isGone } from '@baeon/ui/lib/api-error.ts';
import { useTexts } from '@baeon/ui/lib/texts.ts';
import { screenTexts } from '../../screen-texts.ts';
import { PlaceholderHeading, ScreenWrapper } from '../../shell/screen-wrapper.tsx';

export default function StoreScreen() {
  const texts = useTexts(screenTexts);
  const { tryAgain } = useTexts(uiTexts);
  const { share } = useTexts(storeTexts);
  const { id = '' } = useParams();
  const store = useStore(id);
  const justFollowed = useBecameTrue(store.data?.followed);

  return (
    // The bar above is 64 px high and the screen begins at 80.
    <div className="pt-[16px]">
      <ScreenWrapper
        ownHeading
        title={store.data?.name ?? texts.titles.store}
        parent={paths.offers}
        action={
          store.data && (
            <div className="flex">
              <StoreQr store={store.data} />
              <ShareButton
                page={{ path: storePath(store.data.id), store: store.data.name }}
                label={share}
              />
            </div>
          )
        }
      >
        {!store.data && <PlaceholderHeading>{texts.titles.store}</PlaceholderHeading>}
        {store.data ? (
          <StorePage store={store.data}>
            {justFollowed && <PushOfferLater topic="new_deals" />}
            <StoreDeals storeId={store.data.id} />
          </StorePage>
        ) : !store.isError ? (
          <StorePageSkeleton />
        ) : isGone(store.error) ? (
          <EmptyState
            Icon={StoreIcon}
            title={texts.store.gone}
            text={texts.store.whyGone}
            action={
              <Link to={paths.offers} className={buttonClass('primary')}>
                {texts.offers.some}
              </Link>
            }
          />
        ) : (
          <EmptyState
            alert
            Icon={CloudAlert}
            title={texts.store.notLoaded}
            text={store.error.message}
            action={
              <Button
                kind="secondary"
                loading={store.isFetching}
                onClick={() => void store.refetch()}
              >
                {tryAgain}
              </Button>
            }
          />
        )}
      </ScreenWrapper>
    </div>
  );
}
