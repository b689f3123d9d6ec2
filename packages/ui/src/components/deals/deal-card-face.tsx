import type { Offer } from '@baeon/contracts/campaigns/campaigns-wire';
import { MapPin } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTexts } from '../../lib/texts.ts';
import { classNames } from '../class-names.ts';
import { Skeleton } from '../layout.tsx';
import { Picture } from '../picture.tsx';
import { DealsLeft } from './deal-facts.tsx';
import { dealTexts, distanceLabel } from './deal-texts.ts';
import { CampaignBadge, EndingBadge, SavingBadge } from './state-badge.tsx';
import { ValidTill } from './valid-till.tsx';

/** What a card shows of a deal. */
export type CardDeal = Omit<Offer, 'description' | 'store'> & {
  store: Pick<Offer['store'], 'name' | 'logo'>;
};

export const dealCardClass =
  'flex flex-wrap gap-3 rounded-card border border-line bg-raised p-3 transition-colors hover:border-line-strong';
/** Goes under the picture where large letters leave too little room beside it. */
const textClass = 'flex min-w-0 flex-1 basis-36 flex-col';
const pictureClass = 'w-20 min-[360px]:w-28 shrink-0 self-start';
/** Of the title, within whatever element it is. */
export const dealCardTitleClass = 'line-clamp-2 max-[360px]:line-clamp-3';

type Props = {
  deal: CardDeal;
  title: ReactNode;
  /** Beside the state of one that is sold out. */
  line?: ReactNode;
};

/** What stands in the card of a deal; its title is the caller's, who knows what a tap does. */
export function DealCardFace({ deal, title, line }: Props) {
  const { store, state } = deal;
  const distance = distanceLabel(deal.distance_km, useTexts(dealTexts));
  const open = state === 'live';
  const validity = { expiry: deal.expiry_date, timeZone: deal.time_zone };
  return (
    <>
      <div className={classNames(pictureClass, !open && 'opacity-60')}>
        <Picture
          src={deal.image}
          name={deal.title}
          width={112}
          height={112}
          className="w-full rounded-control"
        />
      </div>
      <div className={textClass}>
        {title}
        <p className="mt-1 flex items-center gap-1.5 text-sm text-ink-muted">
          <Picture
            src={store.logo}
            name={store.name}
            width={24}
            height={24}
            className="size-6 rounded-small"
          />
          <span className="truncate">{store.name}</span>
        </p>
        {open && (
          <p className="mt-1.5 flex flex-wrap gap-1 empty:hidden">
            <SavingBadge saving={deal.saving} />
            <EndingBadge {...validity} />
          </p>
        )}
        <p className="mt-auto flex flex-wrap items-center justify-between gap-x-3 pt-1.5 text-sm">
          <ValidTill {...validity} className="w-full text-ink-muted" />
          {open ? (
            <DealsLeft count={deal.deals_left} className="font-medium" />
          ) : (
            <CampaignBadge state={state} />
          )}
          {line}
          {distance && (
            <span className="inline-flex items-center gap-1 whitespace-nowrap text-ink-muted">
              <MapPin aria-hidden="true" className="size-3.5" />
              {distance}
            </span>
          )}
        </p>
      </div>
    </>
  );
}

/** In the measures of the card above. */
export function DealCardSkeleton() {
  return (
    <div className={dealCardClass}>
      <div className={pictureClass}>
        <Skeleton className="aspect-square rounded-control!" />
      </div>
      <div className={textClass}>
        <Skeleton className="h-4 w-11/12" />
        <Skeleton className="mt-2 h-4 w-3/5" />
        <Skeleton className="mt-2.5 h-3 w-4/5" />
        <Skeleton className="mt-auto h-3 w-3/5" />
        <Skeleton className="mt-2 h-3 w-2/5" />
      </div>
    </div>
  );
}
