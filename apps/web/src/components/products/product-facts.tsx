import type { Availability, Product } from '@baeon/contracts/product';
import { Star } from 'lucide-react';

/** What is in stock goes without saying. */
const availabilityTexts: Record<Availability, string | null> = {
  in_stock: null,
  out_of_stock: 'Out of stock',
  preorder: 'Pre-order',
  backorder: 'Ships later',
};

type Props = Pick<Product, 'brand' | 'rating' | 'availability'>;

/** Who makes it, what people think of it, and whether it can be had. */
export function ProductFacts({ brand, rating, availability }: Props) {
  const standing = availabilityTexts[availability];
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
      <span className="sr-only">{`Rated ${score} out of 5`}</span>
      <Star aria-hidden="true" className="size-4 shrink-0 fill-current text-positive" />
      <span aria-hidden="true" className="font-semibold text-ink">
        {score}
      </span>
    </span>
  );
}
