import type { HeldCoupon } from '@baeon/contracts/coupon';
import { DealBlock } from '../../components/deals/deal-block.tsx';
import { DealTerms } from '../../components/deals/deal-terms.tsx';

/** Where it can be used, what it is, and what to mind. */
export function HeldAbout({ held }: { held: HeldCoupon }) {
  const { advertiser, campaign, store_id, terms } = held;
  const { city, state, pincode } = advertiser.address;
  const facts = [
    ['Store name', advertiser.name],
    ['City', city],
    ['State', state],
    ['Pincode', pincode],
  ] as const;

  return (
    <>
      <DealBlock title="About">
        {store_id === null && <p className="mb-2">You can use it at any store.</p>}
        <dl className="flex flex-col gap-y-2">
          {facts
            .filter(([, fact]) => fact !== '')
            .map(([term, fact]) => (
              <div key={term} className="flex flex-wrap gap-x-4">
                <dt className="w-24 text-ink-muted">{term}</dt>
                <dd className="min-w-0 flex-1 basis-28 font-medium wrap-anywhere">{fact}</dd>
              </div>
            ))}
        </dl>
      </DealBlock>
      <DealTerms description={campaign.description} terms={terms} />
    </>
  );
}
