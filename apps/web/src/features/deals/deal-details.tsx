import type { CouponEntry } from '@baeon/contracts/coupon';
import { ChevronRight } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { Link } from 'react-router';
import { addressText, DealFacts } from '../../components/deals/deal-facts.tsx';
import { CampaignBadge } from '../../components/deals/state-badge.tsx';
import { Button, buttonClass } from '../../components/ui/button.tsx';
import { CopyBox } from '../../components/ui/copy-box.tsx';
import { Picture } from '../../components/ui/picture.tsx';
import { StickyFoot } from '../../components/ui/sticky-foot.tsx';
import { storePath } from '../../config/paths.ts';
import { WAITING_TEXT } from './waiting-text.ts';

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
        <Part title="About this offer">{campaign.description}</Part>
        {terms && <Part title="Terms">{terms}</Part>}
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
    <>
      <Picture
        src={advertiser.image}
        name={advertiser.name}
        width={48}
        height={48}
        className="w-12 rounded-2xl"
      />
      <span className="min-w-0 flex-1">
        <span className="block leading-6 font-semibold wrap-anywhere">{advertiser.name}</span>
        <span className="block text-sm leading-5 text-ink-muted wrap-anywhere">
          {addressText(advertiser.address)}
        </span>
      </span>
    </>
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
  const { coupon, state } = entry;
  if (coupon.is_claimed) {
    return (
      <div className="flex flex-col gap-3">
        {coupon.code && <CopyBox text={coupon.code} label="Coupon code" />}
        <Link to={couponPath} className={buttonClass('primary', 'w-full')}>
          Open coupon
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
        {waiting && WAITING_TEXT}
      </p>
      <Button className="w-full" loading={getting} disabled={state !== 'live'} onClick={onGet}>
        Get this deal
      </Button>
    </>
  );
}
