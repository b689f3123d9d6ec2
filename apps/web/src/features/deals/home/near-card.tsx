import type { CouponEntry } from '@baeon/contracts/campaigns/campaigns-wire';
import { Check } from 'lucide-react';
import { useId } from 'react';
import { Link } from 'react-router';
import { dealTexts, distanceLabel } from '@baeon/ui/components/deals/deal-texts.ts';
import { DealsLeft, Rated } from '@baeon/ui/components/deals/deal-facts.tsx';
import { EndingBadge, SavingBadge } from '@baeon/ui/components/deals/state-badge.tsx';
import { Picture } from '@baeon/ui/components/picture.tsx';
import { Skeleton } from '@baeon/ui/components/layout.tsx';
import { openedClass } from '@baeon/ui/components/side-pane.tsx';
import { Spinner } from '@baeon/ui/components/button.tsx';
import { useFocusHandover } from '@baeon/ui/components/use-focus-handover.ts';
import { lastSegment } from '@baeon/ui/lib/format/format.ts';
import { useTexts } from '@baeon/ui/lib/texts.ts';
import { dealsTexts } from '../deals-texts.ts';
import { CardLine } from '../waitlist/card-line.tsx';
import { SaveButton } from '../saved/save-button.tsx';

const cardClass = 'flex flex-wrap gap-3 rounded-card border border-line bg-raised p-3';
const pictureClass = 'w-24 rounded-tile min-[360px]:w-28';
/** Goes under the picture where large letters leave too little room beside it. */
const textClass = 'flex min-w-0 flex-1 basis-36 flex-col';
/** With a dot before it, which the first of each line hides behind the edge. */
const fact = "relative pl-3.5 before:absolute before:left-1.5 before:content-['·'_/_'']";
/** Lies over the whole card: one thing to hear, all of it to tap. */
const stretched = 'text-left after:absolute after:inset-0 after:rounded-card';

export type NearCardProps = {
  entry: CouponEntry;
  /** Where the person's coupon of this deal is, once they have one. */
  couponPath: string;
  getting: boolean;
  /** It has been sent for, but the connection is away. */
  waiting: boolean;
  refusal: string | null;
  /** It is open beside the list. */
  opened?: boolean;
  onOpen: () => void;
  onGet: () => void;
};

export function NearCard(props: NearCardProps) {
  const { entry, couponPath, waiting, refusal, onOpen } = props;
  const { campaign, advertiser, coupon, card_image } = entry;
  const texts = useTexts(dealsTexts).home;
  const titleId = useId();
  const open = useFocusHandover<HTMLAnchorElement>(coupon.is_claimed);
  const distance = distanceLabel(entry.distance_km, useTexts(dealTexts));

  return (
    <article
      aria-labelledby={titleId}
      className={`${cardClass} ${openedClass} relative transition-colors hover:border-line-strong`}
    >
      <Picture
        src={card_image || campaign.image}
        name={advertiser.name}
        width={112}
        height={112}
        className={`${pictureClass} h-fit`}
      />
      <div className={textClass}>
        <p className="line-clamp-1 text-sm leading-5 font-medium text-ink-muted wrap-anywhere">
          {advertiser.name}
        </p>
        <h3 id={titleId} className="leading-6 font-bold wrap-anywhere">
          {coupon.is_claimed ? (
            <Link ref={open} to={couponPath} className={stretched}>
              <span className="line-clamp-2 max-[360px]:line-clamp-3">{campaign.title}</span>
            </Link>
          ) : (
            <button
              type="button"
              aria-haspopup="dialog"
              aria-current={props.opened || undefined}
              onClick={onOpen}
              className={stretched}
            >
              <span className="line-clamp-2 max-[360px]:line-clamp-3">{campaign.title}</span>
            </button>
          )}
        </h3>
        <p className="mt-0.5 overflow-hidden text-sm leading-5 text-ink-muted">
          <span className="-ml-3.5 flex flex-wrap">
            <span className={`${fact} wrap-anywhere`}>{lastSegment(advertiser.category)}</span>
            {entry.rating !== null && <Rated rating={entry.rating} className={fact} />}
            {distance && <span className={`${fact} whitespace-nowrap`}>{distance}</span>}
          </span>
        </p>
        {entry.state === 'live' && (
          <p className="mt-1 flex flex-wrap gap-1 empty:hidden">
            <SavingBadge saving={entry.saving} />
            <EndingBadge expiry={coupon.expiry_date} timeZone={entry.time_zone} />
          </p>
        )}
        <div className="mt-auto flex flex-wrap items-center justify-between gap-2 pt-2">
          <DealsLeft
            count={entry.state === 'sold_out' ? 0 : coupon.deals_available}
            className="text-sm"
          />
          <CardAction {...props} titleId={titleId} />
        </div>
        {waiting && (
          <p role="status" className="pt-2 text-sm leading-5 text-ink-muted">
            {texts.waiting}
          </p>
        )}
        {refusal && !waiting && (
          <p role="alert" className="pt-2 text-sm leading-5 text-danger">
            {refusal}
          </p>
        )}
      </div>
      {!coupon.is_claimed && (
        <SaveButton deal={campaign} onCard="top-2 left-17 min-[360px]:left-21" />
      )}
    </article>
  );
}

const actionClass =
  'relative inline-flex min-h-11 min-w-24 max-[360px]:grow items-center justify-center rounded-full px-4 text-sm font-semibold';

function CardAction({ entry, getting, onGet, titleId }: NearCardProps & { titleId: string }) {
  const texts = useTexts(dealsTexts).home;
  const id = useId();
  if (entry.coupon.is_claimed) {
    return (
      <span className="inline-flex min-h-11 items-center gap-1.5 text-sm font-semibold text-positive">
        <Check aria-hidden="true" className="size-4" strokeWidth={3} />
        {texts.yours}
      </span>
    );
  }
  if (entry.state === 'sold_out') return <CardLine deal={entry.campaign} />;
  if (entry.state !== 'live') return <span className="min-h-11" />;
  return (
    <button
      id={id}
      type="button"
      aria-labelledby={`${id} ${titleId}`}
      aria-busy={getting || undefined}
      aria-disabled={getting || undefined}
      onClick={getting ? undefined : onGet}
      className={`${actionClass} bg-brand text-on-brand transition-colors hover:bg-brand-deep`}
    >
      <span className={getting ? 'opacity-0' : undefined}>{texts.get}</span>
      {getting && <Spinner className="absolute" />}
    </button>
  );
}

/** In the measures of the card above. */
export function NearCardSkeleton() {
  return (
    <div className={cardClass}>
      <Skeleton className={`aspect-square shrink-0 self-start rounded-tile! ${pictureClass}`} />
      <div className={textClass}>
        <Skeleton className="my-1 h-3 w-2/5" />
        <Skeleton className="my-1 h-4 w-4/5" />
        <Skeleton className="my-1 h-3 w-3/5" />
        <div className="mt-auto flex flex-wrap items-center justify-between gap-2 pt-2">
          <Skeleton className="h-4 w-20" />
          <Skeleton className="h-11 w-24 rounded-full!" />
        </div>
      </div>
    </div>
  );
}
