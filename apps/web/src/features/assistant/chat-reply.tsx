import type { NearbyOffer } from '@baeon/contracts/assistant/assistant-wire';
import { BadgePercent, ChevronRight } from 'lucide-react';
import { Link } from 'react-router';
import type { ProductPowers } from '../../components/products/product-actions.tsx';
import { ProductCard } from '../../components/products/product-card.tsx';
import { useTexts } from '@baeon/ui/lib/texts.ts';
import { assistantTexts } from './assistant-texts.ts';
import { ComparisonTable } from './comparison-table.tsx';
import type { AssistantReply } from './chat-state.ts';
import { distanceLabel } from '@baeon/ui/components/deals/deal-texts.ts';
import { dealPath } from '../../config/paths.ts';

type Props = { reply: AssistantReply; powers: ProductPowers };

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
      {offers.length > 0 && <NearbyDeals deals={offers} />}
    </>
  );
}

/** Deals of stores around the person that sell what was spoken of. */
function NearbyDeals({ deals }: { deals: NearbyOffer[] }) {
  const texts = useTexts(assistantTexts);
  return (
    <div className="rounded-card border border-line bg-raised p-1">
      <h2 className="px-3 pt-2 text-sm leading-5 font-semibold text-ink-muted">
        {texts.dealsNearby}
      </h2>
      <ul role="list">
        {deals.map((deal) => (
          <li key={deal.campaign_id}>
            <DealLink deal={deal} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function DealLink({ deal }: { deal: NearbyOffer }) {
  const place = [deal.store, distanceLabel(deal.distance_km)].filter(Boolean).join(' · ');
  return (
    <Link
      to={dealPath(deal.campaign_id)}
      className="flex min-h-14 items-center gap-3 rounded-tile px-3 py-2 hover:bg-brand-soft"
    >
      <BadgePercent aria-hidden="true" className="size-6 shrink-0 text-link" />
      <span className="min-w-0 flex-1 wrap-anywhere">
        <span className="line-clamp-2 leading-5 font-semibold">{deal.title}</span>{' '}
        <span className="block text-sm leading-5 text-ink-muted">{place}</span>
      </span>
      <ChevronRight aria-hidden="true" className="size-5 shrink-0 text-ink-muted" />
    </Link>
  );
}
