import type { Product } from '@baeon/contracts/products/product';
import { Star } from 'lucide-react';
import { useTexts } from '../../lib/texts.ts';
import { productTexts } from './product-texts.ts';

type Props = Pick<Product, 'brand' | 'rating' | 'availability'>;

/** Who makes it, what people think of it, and whether it can be had. */
export function ProductFacts({ brand, rating, availability }: Props) {
  const texts = useTexts(productTexts);
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
      <span className="sr-only">{useTexts(productTexts).rated(score)}</span>
      <Star aria-hidden="true" className="size-4 shrink-0 fill-current text-positive" />
      <span aria-hidden="true" className="font-semibold text-ink">
        {score}
      </span>
    </span>
  );
}
