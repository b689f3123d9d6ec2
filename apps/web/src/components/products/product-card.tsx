import type { Product } from '@baeon/contracts/products/products-wire';
import { useId } from 'react';
import { Star } from 'lucide-react';
import { Picture } from '@baeon/ui/components/picture.tsx';
import { ProductActions, type ProductPowers } from './product-actions.tsx';
import { useTexts } from '@baeon/ui/lib/texts.ts';
import { productCardTexts } from './product-card-texts.ts';
import { classNames } from '@baeon/ui/components/class-names.ts';
import { percentOff, rupeesText } from '@baeon/ui/lib/format/money.ts';

type Props = { product: Product; powers: ProductPowers };

export function ProductCard({ product, powers }: Props) {
  const nameId = useId();
  const { name, description, image } = product;
  return (
    <article
      aria-labelledby={nameId}
      className="@container flex flex-col gap-3 rounded-card border border-line bg-raised p-3"
    >
      <div className="flex flex-wrap gap-3">
        <Picture
          src={image}
          name={name}
          alt={name}
          width={112}
          height={112}
          className="h-fit w-24 rounded-tile min-[360px]:w-28"
        />
        {/* Goes under the picture where large letters leave too little room beside it. */}
        <div className="min-w-0 flex-1 basis-36">
          <h2 id={nameId} className="leading-6 font-bold wrap-anywhere">
            {name}
          </h2>
          <ProductPrice {...product} className="mt-0.5" />
          <ProductFacts {...product} />
          <p className="mt-1 line-clamp-3 text-sm leading-5 text-ink-muted wrap-anywhere">
            {description}
          </p>
        </div>
      </div>
      <ProductActions product={product} nameId={nameId} {...powers} />
    </article>
  );
}

type ProductFactsProps = Pick<Product, 'brand' | 'rating' | 'availability'>;

/** Who makes it, what people think of it, and whether it can be had. */
function ProductFacts({ brand, rating, availability }: ProductFactsProps) {
  const texts = useTexts(productCardTexts);
  // What is in stock goes without saying.
  const standing = availability === 'in_stock' ? null : texts.availability[availability];
  if (brand === null && rating === null && standing === null) return null;
  return (
    <p className="flex flex-wrap items-center gap-x-3 text-sm leading-5 text-ink-muted">
      {rating !== null && <Stars rating={rating} />}
      {brand !== null && <span className="wrap-anywhere">{brand}</span>}
      {standing !== null && <span className="font-semibold text-danger">{standing}</span>}
    </p>
  );
}

function Stars({ rating }: { rating: number }) {
  const score = rating.toFixed(1);
  return (
    <span className="inline-flex items-center gap-1">
      <span className="sr-only">{useTexts(productCardTexts).rated(score)}</span>
      <Star aria-hidden="true" className="size-4 shrink-0 fill-current text-positive" />
      <span aria-hidden="true" className="font-semibold text-ink">
        {score}
      </span>
    </span>
  );
}

type ProductPriceProps = Pick<Product, 'price' | 'list_price'> & { className?: string };

function ProductPrice({ price, list_price: listPrice, className }: ProductPriceProps) {
  const texts = useTexts(productCardTexts);
  const look = classNames('flex flex-wrap items-baseline gap-x-2 leading-6', className);
  if (price === null) {
    return <p className={classNames(look, 'text-sm text-ink-muted')}>{texts.priceInShop}</p>;
  }
  const off = percentOff(price, listPrice);
  return (
    <p className={look}>
      <span className="text-lg font-bold tabular-nums">{rupeesText(price)}</span>
      {off !== null && listPrice !== null && (
        <>
          <s className="text-sm text-ink-muted tabular-nums">
            <span className="sr-only">{texts.listPrice} </span>
            {rupeesText(listPrice)}
          </s>
          <span className="text-sm font-semibold text-positive">{texts.percentOff(off)}</span>
        </>
      )}
    </p>
  );
}
