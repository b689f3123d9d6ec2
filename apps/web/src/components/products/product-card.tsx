import type { Product } from '@baeon/contracts/products/product';
import { useId } from 'react';
import { Picture } from '../ui/picture.tsx';
import { ProductActions, type ProductPowers } from './product-actions.tsx';
import { ProductFacts } from './product-facts.tsx';
import { ProductPrice } from './product-price.tsx';

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
