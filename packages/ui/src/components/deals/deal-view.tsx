import type { Deal } from '@baeon/contracts/campaigns/campaigns-wire';
import { type UseHours, hoursOfUseText } from '@baeon/contracts/campaigns/use-hours';
import type { ReactNode } from 'react';
import { useTexts } from '../../lib/texts.ts';
import { classNames } from '../class-names.ts';
import { Picture } from '../picture.tsx';
import { DealFactTiles, DealTerms } from './deal-facts.tsx';
import { dealTexts } from './deal-texts.ts';
import { SavingBadge } from './state-badge.tsx';

type Props = {
  deal: Pick<
    Deal,
    'campaign' | 'coupon' | 'saving' | 'minimum_bill_rupees' | 'use_hours' | 'terms' | 'time_zone'
  >;
  /** It cannot be had, and shows that. */
  faded?: boolean;
  /** Who gives it. */
  store: ReactNode;
  /** How it stands, where that is to be said. */
  notice?: ReactNode;
};

/** A deal in full, as shoppers see it, and as whoever makes it sees beforehand. */
export function DealView({ deal, faded = false, store, notice }: Props) {
  const { campaign, coupon, time_zone } = deal;
  return (
    <>
      <article className="overflow-hidden rounded-card border border-line bg-raised">
        <Picture
          eager
          src={campaign.image}
          name={campaign.title}
          width={640}
          height={360}
          className={classNames('w-full', faded && 'opacity-60')}
        />
        <div className="px-5 pt-4 pb-5">
          <h1
            tabIndex={-1}
            className="text-2xl leading-8 font-extrabold tracking-tight text-balance wrap-anywhere"
          >
            {campaign.title}
          </h1>
          <p className="mt-2 empty:hidden">
            <SavingBadge saving={deal.saving} />
          </p>
          <WhenUsable hours={deal.use_hours} leastBill={deal.minimum_bill_rupees} />
          {store}
          <div className="mt-4 flex flex-col gap-4">
            {notice}
            <DealFactTiles
              expiry={coupon.expiry_date}
              timeZone={time_zone}
              dealsLeft={coupon.deals_available}
            />
          </div>
        </div>
      </article>
      <DealTerms description={campaign.description} terms={deal.terms} />
    </>
  );
}

type WhenProps = {
  hours: UseHours | null | undefined;
  leastBill: number | null | undefined;
  className?: string;
};

/** On which days and hours a coupon is good, and from which bill on; nothing where it always is. */
export function WhenUsable({ hours, leastBill, className }: WhenProps) {
  const texts = useTexts(dealTexts);
  return (
    <>
      {hours && (
        <p className={classNames('mt-2 text-sm text-balance text-ink-muted', className)}>
          {texts.usable(hoursOfUseText(hours, texts.useHours))}
        </p>
      )}
      {leastBill != null && (
        <p className={classNames('mt-2 text-sm text-ink-muted', className)}>
          {texts.leastBill(leastBill)}
        </p>
      )}
    </>
  );
}
