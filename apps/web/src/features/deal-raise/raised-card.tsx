import { linkName, type RaisedState } from '@baeon/contracts/deal-raise/deal-raise';
import type { RaisedDeal } from '@baeon/contracts/deal-raise/deal-raise-wire';
import { memo, useId } from 'react';
import { Link } from 'react-router';
import { ownDateText } from '@baeon/ui/components/deals/deal-dates.ts';
import { Picture } from '@baeon/ui/components/picture.tsx';
import { Skeleton } from '@baeon/ui/components/layout.tsx';
import { classNames } from '@baeon/ui/components/class-names.ts';
import { said, useTexts } from '@baeon/ui/lib/texts.ts';
import { myDealPath } from '../../config/paths.ts';
import { bargainTexts } from './bargain-texts.ts';
import { raiseTexts } from './raise-texts.ts';

const cardClass =
  'relative flex flex-wrap gap-3 rounded-card border border-line bg-raised p-3 transition-colors has-[a]:hover:border-line-strong';
const pictureClass = 'w-20 shrink-0 self-start rounded-control';
/** Goes under the picture where large letters leave too little room beside it. */
const textClass = 'min-w-0 flex-1 basis-36';

export const RaisedCard = memo(function RaisedCard({ deal }: { deal: RaisedDeal }) {
  const { id, product, product_url, comment, category_id, state, created_at } = deal;
  const name = product?.name ?? linkName(product_url);
  const texts = useTexts(bargainTexts);
  const nameId = useId();
  return (
    <article aria-labelledby={nameId} className={cardClass}>
      <Picture
        src={product?.image ?? ''}
        name={name}
        width={80}
        height={80}
        className={pictureClass}
      />
      <div className={textClass}>
        <p className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1 text-sm text-ink-muted">
          <RaisedBadge state={state} />
          <time dateTime={created_at}>{ownDateText(created_at)}</time>
        </p>
        <h2 id={nameId} className="mt-1.5 leading-5 font-bold wrap-anywhere">
          {/* All of the card can be tapped. */}
          <Link
            to={myDealPath(id)}
            className="after:absolute after:inset-0 after:rounded-card focus-visible:outline-none focus-visible:after:outline-3 focus-visible:after:outline-link"
          >
            <span className="line-clamp-2">{name}</span>
          </Link>
        </h2>
        <p className="mt-1 text-sm text-ink-muted">{said(category_id)}</p>
        {deal.offers > 0 && (
          <p className="mt-1 text-sm font-semibold text-link">{texts.offerCount(deal.offers)}</p>
        )}
        {comment && <p className="mt-1 text-sm whitespace-pre-line wrap-anywhere">{comment}</p>}
      </div>
    </article>
  );
});

/** In the measures of the card above. */
export function RaisedCardSkeleton() {
  return (
    <div className={cardClass}>
      <Skeleton className={`${pictureClass} aspect-square rounded-control!`} />
      <div className={textClass}>
        <Skeleton className="h-6 w-20 rounded-full!" />
        <Skeleton className="mt-3 h-4 w-11/12" />
        <Skeleton className="mt-3 h-3 w-4/5" />
        <Skeleton className="mt-3 h-3 w-3/5" />
      </div>
    </div>
  );
}

const looks: Record<RaisedState, string> = {
  raised: 'bg-brand-soft text-link',
  bargaining: 'bg-brand-soft text-link',
  offered: 'bg-brand text-on-brand',
  closed: 'bg-sunken text-ink-muted',
};

/** How far we have come with a raised deal. */
export function RaisedBadge({ state }: { state: RaisedState }) {
  const texts = useTexts(raiseTexts);
  return (
    <span
      className={classNames(
        'inline-block shrink-0 rounded-full px-2.5 py-0.5 text-sm font-semibold',
        looks[state],
      )}
    >
      {texts.states[state]}
    </span>
  );
}
