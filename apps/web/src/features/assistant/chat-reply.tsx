import type { ProductPowers } from '../../components/products/product-actions.tsx';
import { ProductCard } from '../../components/products/product-card.tsx';
import { useTexts } from '../../lib/texts.ts';
import { assistantTexts } from './assistant-texts.ts';
import { ComparisonTable } from './comparison-table.tsx';
import { NearbyOffers } from './nearby-offers.tsx';
import type { Reply } from './talk.ts';

type Props = { reply: Reply; powers: ProductPowers };

/** What a reply brings besides its words. */
export function ChatReply({ reply, powers }: Props) {
  const texts = useTexts(assistantTexts);
  const { table, products, rows, offers } = reply;
  return (
    <>
      {table && products.length > 0 && (
        <ComparisonTable products={products} rows={rows} powers={powers} />
      )}
      {!table && products.length > 0 && (
        <ul role="list" aria-label={texts.products} className="flex flex-col gap-3">
          {products.map((product) => (
            <li key={product.id}>
              <ProductCard product={product} powers={powers} />
            </li>
          ))}
        </ul>
      )}
      {offers.length > 0 && <NearbyOffers offers={offers} />}
    </>
  );
}
