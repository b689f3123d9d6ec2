import type { HeldCoupon } from '@baeon/contracts/coupons/coupons-wire';
import { DealBlock, DealTerms } from '../../components/deal-parts/deal-facts.tsx';
import { useTexts } from '../../lib/texts.ts';
import { couponTexts } from './coupon-texts.ts';

/** Where it can be used, what it is, and what to mind. */
export function HeldAbout({ held }: { held: HeldCoupon }) {
  const texts = useTexts(couponTexts);
  const { advertiser, campaign, store_id, terms } = held;
  const { city, state, pincode } = advertiser.address;
  const facts = [
    [texts.about.store, advertiser.name],
    [texts.about.city, city],
    [texts.about.state, state],
    [texts.about.pincode, pincode],
  ] as const;

  return (
    <>
      <DealBlock title={texts.about.title}>
        {store_id === null && <p className="mb-2">{texts.about.anyStore}</p>}
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
