import { isWebLink } from '@baeon/contracts/deal-raise/deal-raise';
import type { WishlistItem } from '@baeon/contracts/wishlist/wishlist-wire';
import { ArrowUpRight, TrendingDown, X } from 'lucide-react';
import { type MouseEvent, useId } from 'react';
import { rupeesText } from '@baeon/ui/lib/format/money.ts';
import { buttonClass } from '@baeon/ui/components/button.tsx';
import { Picture } from '@baeon/ui/components/picture.tsx';
import { useTexts } from '@baeon/ui/lib/texts.ts';
import { wishlistTexts } from './wishlist-texts.ts';

/** Beside the picture where the card has the whole width, under it where two share it. */
const cardClass =
  'relative flex h-full flex-wrap gap-3 rounded-card border border-line bg-raised p-3 sm:flex-col sm:flex-nowrap';

type Props = {
  item: WishlistItem;
  onRemove: (event: MouseEvent) => void;
};

export function WishlistCard({ item, onRemove }: Props) {
  const texts = useTexts(wishlistTexts);
  const { name, image, product_url } = item;
  const nameId = useId();
  return (
    <article aria-labelledby={nameId} className={cardClass}>
      <Picture
        src={image}
        name={name}
        width={112}
        height={112}
        className="w-20 self-start rounded-control min-[360px]:w-28 sm:w-full"
      />
      <div className="flex min-w-0 flex-1 basis-36 flex-col sm:basis-auto">
        <h2 id={nameId} className="line-clamp-3 pr-10 leading-5 font-bold wrap-anywhere sm:pr-0">
          {name}
        </h2>
        <Price item={item} />
        {isWebLink(product_url) && (
          <div className="mt-auto pt-3">
            <a
              href={product_url}
              target="_blank"
              rel="noopener noreferrer"
              aria-describedby={nameId}
              className={buttonClass('secondary', 'min-h-11! w-full gap-2 px-3!')}
            >
              {texts.checkOut}
              <ArrowUpRight aria-hidden="true" className="size-4 shrink-0" />
            </a>
          </div>
        )}
      </div>
      <button
        type="button"
        aria-label={texts.remove(name)}
        onClick={onRemove}
        className="absolute top-1 right-1 grid size-11 place-items-center rounded-full bg-raised text-ink-muted hover:bg-brand-soft sm:top-4 sm:right-4 sm:shadow-float"
      >
        <X aria-hidden="true" className="size-5" />
      </button>
    </article>
  );
}

function Price({ item }: { item: WishlistItem }) {
  const texts = useTexts(wishlistTexts);
  const { price, price_when_added: before } = item;
  if (price === null) return null;
  const drop = priceDrop(item);
  return (
    <>
      <p className="mt-1 flex flex-wrap items-baseline gap-x-2 wrap-anywhere">
        <span className="text-lg leading-7 font-extrabold tabular-nums">{rupeesText(price)}</span>
        {drop !== null && before !== null && (
          <s className="text-sm text-ink-muted tabular-nums">
            <span className="sr-only">{texts.before} </span>
            {rupeesText(before)}
          </s>
        )}
      </p>
      {drop !== null && (
        <p className="flex items-start gap-1.5 text-sm leading-5 font-semibold text-positive">
          <TrendingDown aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
          {texts.cheaper(rupeesText(drop))}
        </p>
      )}
    </>
  );
}

/** How many rupees it costs less than when it was added; null unless it does. */
function priceDrop({ price, price_when_added: before }: WishlistItem): number | null {
  return price !== null && before !== null && price < before ? before - price : null;
}
