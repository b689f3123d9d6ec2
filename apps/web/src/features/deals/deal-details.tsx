import type { CouponEntry } from '@baeon/contracts/coupons/coupon';
import { ChevronRight } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { Link } from 'react-router';
import { addressText, DealFacts } from '../../components/deals/deal-facts.tsx';
import { dealTexts } from '../../components/deals/deal-texts.ts';
import { CampaignBadge } from '../../components/deals/state-badge.tsx';
import { Button, buttonClass } from '../../components/ui/button.tsx';
import { CopyBox } from '../../components/ui/copy-box.tsx';
import { Picture } from '../../components/ui/picture.tsx';
import { StickyFoot } from '../../components/ui/sticky-foot.tsx';
import { useHeirOfFocus } from '../../components/ui/use-heir-of-focus.ts';
import { storePath } from '../../config/paths.ts';
import { useTexts } from '../../lib/texts.ts';
import { dealsTexts } from './deals-texts.ts';

export type DealDetailsProps = {
  entry: CouponEntry;
  couponPath: string;
  getting: boolean;
  /** It has been sent for, but the connection is away. */
  waiting: boolean;
  refusal: string | null;
  onGet: () => void;
};

/** What the popup of a deal holds; the deal's title is the popup's. */
export function DealDetails(props: DealDetailsProps) {
  const texts = useTexts(dealTexts);
  const { campaign, coupon, advertiser, card_image, time_zone, state, terms } = props.entry;
  return (
    <div className="@container">
      <div className="flex flex-col gap-4 pt-1">
        <Picture
          eager
          src={campaign.image || card_image}
          name={advertiser.name}
          width={640}
          height={360}
          className="w-full rounded-card"
        />
        {state !== 'live' && !coupon.is_claimed && (
          <p>
            <CampaignBadge state={state} />
          </p>
        )}
        <DealFacts
          expiry={coupon.expiry_date}
          timeZone={time_zone}
          dealsLeft={coupon.deals_available}
        />
        <StoreLine entry={props.entry} />
        <Part title={texts.about}>{campaign.description}</Part>
        {terms && <Part title={texts.terms}>{terms}</Part>}
      </div>
      <StickyFoot inSheet>
        <Foot {...props} />
      </StickyFoot>
    </div>
  );
}

/** Who gives it, and where; where they have a page, the way to it. */
function StoreLine({ entry: { advertiser, store_id } }: { entry: CouponEntry }) {
  const content = (
    <span className="flex min-w-0 flex-1 flex-wrap items-center gap-x-3 gap-y-2">
      <Picture
        src={advertiser.image}
        name={advertiser.name}
        width={48}
        height={48}
        className="w-12 rounded-tile"
      />
      <span className="min-w-0 flex-1 basis-32">
        <span className="block leading-6 font-semibold wrap-anywhere">{advertiser.name}</span>
        <span className="block text-sm leading-5 text-ink-muted wrap-anywhere">
          {addressText(advertiser.address)}
        </span>
      </span>
    </span>
  );
  const look = 'flex items-center gap-3 rounded-field border border-line p-3';
  if (!store_id) return <div className={look}>{content}</div>;
  return (
    <Link to={storePath(store_id)} className={`${look} transition-colors hover:bg-brand-soft`}>
      {content}
      <ChevronRight aria-hidden="true" className="size-5 shrink-0 text-line-strong" />
    </Link>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className="font-bold">
        {title}
      </h3>
      <p className="mt-1 text-pretty whitespace-pre-line text-ink-muted wrap-anywhere">
        {children}
      </p>
    </section>
  );
}

function Foot({ entry, couponPath, getting, waiting, refusal, onGet }: DealDetailsProps) {
  const texts = useTexts(dealsTexts);
  const { coupon, state } = entry;
  const open = useHeirOfFocus<HTMLAnchorElement>(coupon.is_claimed);
  if (coupon.is_claimed) {
    return (
      <div className="flex flex-col gap-3">
        {coupon.code && <CopyBox text={coupon.code} label={texts.code} />}
        <Link ref={open} to={couponPath} className={buttonClass('primary', 'w-full')}>
          {texts.openCoupon}
        </Link>
      </div>
    );
  }
  return (
    <>
      {refusal && !waiting && (
        <p role="alert" className="pb-3 text-danger">
          {refusal}
        </p>
      )}
      <p role="status" className={waiting ? 'pb-3 text-ink-muted' : 'sr-only'}>
        {waiting && texts.waiting}
      </p>
      <Button className="w-full" loading={getting} disabled={state !== 'live'} onClick={onGet}>
        {texts.getThis}
      </Button>
    </>
  );
}
