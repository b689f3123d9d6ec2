import { POOL_RADIUS_KM } from '@baeon/contracts/deal-raise/bargains';
import type { BargainDetail } from '@baeon/contracts/deal-raise/bargains-wire';
import { isWebLink, linkName } from '@baeon/contracts/deal-raise/deal-raise';
import type { RaisedDeal } from '@baeon/contracts/deal-raise/deal-raise-wire';
import { ArrowUpRight, Handshake, Users } from 'lucide-react';
import { Link } from 'react-router';
import { Button, buttonClass } from '@baeon/ui/components/button.tsx';
import { EmptyState, LoadError, StaleNote } from '@baeon/ui/components/empty-state.tsx';
import { Skeleton } from '@baeon/ui/components/layout.tsx';
import { Picture } from '@baeon/ui/components/picture.tsx';
import { useSheetParam } from '@baeon/ui/components/sheet/use-sheet-param.ts';
import { uiTexts } from '@baeon/ui/components/ui-texts.ts';
import { isGone } from '@baeon/ui/lib/api-error.ts';
import { useTexts } from '@baeon/ui/lib/texts.ts';
import { ShareButton } from '../../components/share/share-button.tsx';
import { paths, poolPath } from '../../config/paths.ts';
import { useAnswer, useBargain } from './bargain-api.ts';
import { bargainTexts } from './bargain-texts.ts';
import { OfferCard } from './offer-card.tsx';
import { OfferSheets } from './offer-sheets.tsx';
import { RaisedBadge } from './raised-card.tsx';

/** One raised deal: how far it has come, and what shops offer for it. */
export function BargainView({ id }: { id: string }) {
  const texts = useTexts(bargainTexts);
  const query = useBargain(id);
  if (query.data) {
    return (
      <>
        <StaleNote of={{ error: query.isRefetchError ? query.error : null }} />
        <Bargain id={id} {...query.data} />
      </>
    );
  }
  if (!query.isError) return <BargainSkeleton />;
  if (!isGone(query.error)) return <LoadError title={texts.notLoaded} of={query} />;
  return (
    <EmptyState
      Icon={Handshake}
      title={texts.gone}
      text={texts.whyGone}
      action={
        <Link to={paths.myDeals} className={buttonClass('primary')}>
          {texts.allDeals}
        </Link>
      }
    />
  );
}

function Bargain({ id, deal, offers }: BargainDetail & { id: string }) {
  const texts = useTexts(bargainTexts);
  const { answer, underWay } = useAnswer(id);
  const sheet = useSheetParam('ask');
  const isOpen = deal.state !== 'closed';
  return (
    <>
      <Wanted deal={deal} />
      <p role="status" className="mt-4 text-pretty">
        {deal.state === 'closed'
          ? texts.closed[deal.closed_for ?? 'over']
          : texts.states[deal.state]}
      </p>
      {isOpen && deal.pool_id && <PoolLine deal={deal} poolId={deal.pool_id} />}
      {offers.length > 0 && (
        <section aria-labelledby="offers" className="mt-6">
          <h2 id="offers" className="mb-3 text-lg font-bold">
            {texts.offers}
          </h2>
          <ul role="list" className="flex flex-col gap-3">
            {offers.map((offer) => (
              <li key={offer.id}>
                <OfferCard
                  offer={offer}
                  isOpen={isOpen}
                  underWay={underWay}
                  onAsk={(what, bidId) => sheet.open(`${what} ${bidId}`)}
                  onAnswer={(what) => void answer(what)}
                />
              </li>
            ))}
          </ul>
        </section>
      )}
      {isOpen && (
        <Button kind="danger" className="mt-8 w-full" onClick={() => sheet.open('close')}>
          {texts.close}
        </Button>
      )}
      <OfferSheets {...{ sheet, offers, answer, underWay }} />
    </>
  );
}

function Wanted({ deal }: { deal: RaisedDeal }) {
  const texts = useTexts(bargainTexts);
  const { product, product_url, comment, state } = deal;
  const name = product?.name ?? linkName(product_url);
  return (
    <div className="flex flex-wrap gap-4">
      <Picture
        src={product?.image ?? ''}
        name={name}
        width={96}
        height={96}
        className="w-24 shrink-0 self-start rounded-control"
      />
      <div className="min-w-0 flex-1 basis-36">
        <RaisedBadge state={state} />
        <h2 className="mt-1.5 text-xl leading-6 font-bold wrap-anywhere">{name}</h2>
        {isWebLink(product_url) && (
          <a
            href={product_url}
            target="_blank"
            rel="noopener noreferrer"
            className="inline-flex min-h-touch items-center gap-1.5 font-semibold text-link"
          >
            {texts.openPage}
            <ArrowUpRight aria-hidden="true" className="size-4 shrink-0" />
          </a>
        )}
        {comment && (
          <p className="text-sm whitespace-pre-line wrap-anywhere text-ink-muted">{comment}</p>
        )}
      </div>
    </div>
  );
}

function PoolLine({ deal, poolId }: { deal: RaisedDeal; poolId: string }) {
  const texts = useTexts(bargainTexts);
  const name = deal.product?.name ?? linkName(deal.product_url);
  return (
    <div className="mt-4 flex items-center gap-3 rounded-card bg-brand-soft py-1 pr-1 pl-4">
      <Users aria-hidden="true" className="size-5 shrink-0 text-link" />
      <p className="min-w-0 flex-1 text-pretty">{texts.people(deal.people, POOL_RADIUS_KM)}</p>
      <ShareButton
        page={{ path: poolPath(poolId), store: texts.inviteText(name) }}
        label={texts.invite}
      />
    </div>
  );
}

/** In the measures of what comes. */
function BargainSkeleton() {
  return (
    <div aria-busy="true">
      <p className="sr-only">{useTexts(uiTexts).loading}</p>
      <div className="flex gap-4">
        <Skeleton className="size-24 rounded-control!" />
        <div className="flex-1">
          <Skeleton className="h-6 w-20 rounded-full!" />
          <Skeleton className="mt-3 h-5 w-11/12" />
          <Skeleton className="mt-3 h-4 w-3/5" />
        </div>
      </div>
      <Skeleton className="mt-4 h-6 w-full" />
      <Skeleton className="mt-4 h-14 w-full rounded-card!" />
      <Skeleton className="mt-6 h-56 w-full rounded-card!" />
    </div>
  );
}
