import { raiseCategoryOf, raiseMessages } from '@baeon/contracts/deal-raise/deal-raise';
import type { Product } from '@baeon/contracts/products/products-wire';
import { ArrowUpRight, Handshake, Heart } from 'lucide-react';
import { useId, useState } from 'react';
import { toast } from 'react-hot-toast/headless';
import { said, useTexts } from '@baeon/ui/lib/texts.ts';
import { classNames } from '@baeon/ui/components/class-names.ts';
import { Spinner } from '@baeon/ui/components/button.tsx';
import { productCardTexts } from './product-card-texts.ts';

/** What can be done with a product, by whoever is looking at it. */
export type ProductPowers = {
  wishlist: {
    has: (productUrl: string) => boolean;
    toggle: (product: Product) => void;
    isPending: (productUrl: string) => boolean;
  };
  /** Null where we do not bargain. */
  raise: ((product: Product) => Promise<void>) | null;
};

const look =
  'relative inline-flex min-h-11 items-center justify-center gap-1 rounded-full px-1 text-sm font-semibold ' +
  'whitespace-nowrap transition-colors';
const quiet = 'border border-line-strong text-link hover:bg-brand-soft';
const iconLook = 'size-4 shrink-0';
/** Goes without saying where there is no room for it. */
const spareIcon = `${iconLook} hidden @min-[27rem]:block`;

const layouts = {
  // Places are fixed, so that nothing moves when a button changes its text.
  row: 'grid gap-2 @min-[14rem]:grid-cols-2 @min-[20rem]:grid-cols-3 @max-[20rem]:*:last:col-span-full',
  stack: 'flex flex-col gap-2',
};

type Props = ProductPowers & {
  product: Product;
  /** The id of its name, which says what the buttons are about. */
  nameId: string;
  /** Below each other; else in a row as wide as the container that they stand in. */
  stacked?: boolean;
};

export function ProductActions({ product, nameId, wishlist, raise, stacked = false }: Props) {
  const isRaisable = raiseCategoryOf(product.category) !== null;
  return (
    <div className={layouts[stacked ? 'stack' : 'row']}>
      <WishButton product={product} nameId={nameId} wishlist={wishlist} />
      {raise !== null && isRaisable ? (
        <RaiseButton nameId={nameId} onRaise={() => raise(product)} />
      ) : (
        <NoRaiseButton why={said(isRaisable ? raiseMessages.notServed : raiseMessages.category)} />
      )}
      <a
        href={product.product_url}
        target="_blank"
        rel="noopener noreferrer"
        aria-describedby={nameId}
        className={classNames(look, 'bg-brand text-on-brand hover:bg-brand-deep')}
      >
        {useTexts(productCardTexts).checkOut}
        <ArrowUpRight aria-hidden="true" className={spareIcon} />
      </a>
    </div>
  );
}

function WishButton({ product, nameId, wishlist }: Pick<Props, 'product' | 'nameId' | 'wishlist'>) {
  const texts = useTexts(productCardTexts);
  const url = product.product_url;
  const wished = wishlist.has(url);
  return (
    <button
      type="button"
      aria-describedby={nameId}
      aria-busy={wishlist.isPending(url) || undefined}
      onClick={() => wishlist.toggle(product)}
      className={classNames(
        look,
        wished ? 'border border-transparent bg-brand-soft text-link' : quiet,
      )}
    >
      <Heart aria-hidden="true" className={classNames(iconLook, wished && 'fill-current')} />
      {wished ? texts.wished : texts.wish}
    </button>
  );
}

function RaiseButton({ nameId, onRaise }: { nameId: string; onRaise: () => Promise<void> }) {
  const [raising, setRaising] = useState(false);

  async function pressed() {
    if (raising) return;
    setRaising(true);
    await onRaise();
    setRaising(false);
  }

  return (
    <button
      type="button"
      aria-describedby={nameId}
      aria-busy={raising || undefined}
      aria-disabled={raising || undefined}
      onClick={() => void pressed()}
      className={classNames(look, quiet)}
    >
      <span className={classNames('inline-flex items-center gap-1', raising && 'opacity-0')}>
        <Handshake aria-hidden="true" className={spareIcon} />
        {useTexts(productCardTexts).raise}
      </span>
      {raising && <Spinner className="absolute" />}
    </button>
  );
}

/** Looks as if it could not be pressed; whoever presses it, or comes to it by keyboard, is told why. */
function NoRaiseButton({ why }: { why: string }) {
  const whyId = useId();
  return (
    <span className="group relative grid">
      <button
        type="button"
        aria-disabled="true"
        aria-describedby={whyId}
        onClick={() => toast(why, { id: why })}
        className={classNames(look, 'border border-line text-ink-muted')}
      >
        <Handshake aria-hidden="true" className={spareIcon} />
        {useTexts(productCardTexts).raise}
      </button>
      <span
        id={whyId}
        className={classNames(
          'pointer-events-none absolute bottom-full left-1/2 z-10 mb-2 w-max max-w-56 -translate-x-1/2 rounded-control px-3 py-2',
          'bg-ink text-xs text-pretty text-surface opacity-0 transition-opacity group-has-focus-visible:opacity-100',
        )}
      >
        {why}
      </span>
    </span>
  );
}
