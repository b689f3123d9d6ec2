import type { CouponEntry } from '@baeon/contracts/campaigns/campaigns-wire';
import { Share2 } from 'lucide-react';
import { lazy, type ReactNode, useId, useState } from 'react';
import { Link } from 'react-router';
import { addressText, DealFactTiles } from '@baeon/ui/components/deals/deal-facts.tsx';
import { WhenUsable } from '@baeon/ui/components/deals/deal-view.tsx';
import { dealTexts } from '@baeon/ui/components/deals/deal-texts.ts';
import { CampaignBadge, SavingBadge } from '@baeon/ui/components/deals/state-badge.tsx';
import { Button, buttonClass } from '@baeon/ui/components/button.tsx';
import { CopyBox } from '@baeon/ui/components/copy-box.tsx';
import { SheetPart } from '@baeon/ui/components/sheet/sheet.tsx';
import { StickyFoot } from '@baeon/ui/components/layout.tsx';
import { useFocusHandover } from '@baeon/ui/components/use-focus-handover.ts';
import { dealPath } from '../../../config/paths.ts';
import { useTexts } from '@baeon/ui/lib/texts.ts';
import { dealsTexts } from '../deals-texts.ts';
import { SaveButton } from '../saved/save-button.tsx';
import { LineFoot } from '../waitlist/line-foot.tsx';
import { StoreLine } from '../store-line.tsx';
import { PopupPicture } from './popup-picture.tsx';

const ShareWays = lazy(() => import('../../../components/share/share-ways.tsx'));

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
export default function DealDetails(props: DealDetailsProps) {
  const texts = useTexts(dealTexts);
  const { campaign, coupon, advertiser, store_id, time_zone, state, terms, saving } = props.entry;
  const isOver = state !== 'live' && !coupon.is_claimed;
  return (
    <div className="@container">
      <div className="flex flex-col gap-4 pt-1">
        <SharedPicture entry={props.entry} />
        {(isOver || saving) && (
          <p className="flex flex-wrap gap-1">
            {isOver && <CampaignBadge state={state} />}
            <SavingBadge saving={saving} />
          </p>
        )}
        <WhenUsable hours={props.entry.use_hours} leastBill={null} className="mt-0" />
        <DealFactTiles
          expiry={coupon.expiry_date}
          timeZone={time_zone}
          dealsLeft={coupon.deals_available}
        />
        <StoreLine look="framed" store={advertiser} storeId={store_id}>
          <span className="block text-sm leading-5 text-ink-muted wrap-anywhere">
            {addressText(advertiser.address)}
          </span>
        </StoreLine>
        <Part title={texts.about}>{campaign.description}</Part>
        {terms && <Part title={texts.terms}>{terms}</Part>}
      </div>
      <StickyFoot inSheet>
        <Foot {...props} />
      </StickyFoot>
    </div>
  );
}

/** The ways to share stand under the picture once they are asked for: a popup opens no second one. */
function SharedPicture({ entry }: Pick<DealDetailsProps, 'entry'>) {
  const texts = useTexts(dealsTexts);
  const [sharing, setSharing] = useState(false);
  const { campaign, advertiser } = entry;
  const page = { path: dealPath(campaign.id), deal: campaign.title, store: advertiser.name };
  return (
    <>
      <div className="relative">
        <PopupPicture of={entry} />
        <button
          type="button"
          aria-label={texts.share}
          aria-expanded={sharing}
          onClick={() => setSharing(!sharing)}
          className="absolute top-2 right-2 grid size-[44px] place-items-center rounded-full bg-surface text-ink shadow-float hover:bg-brand-soft"
        >
          <Share2 aria-hidden="true" className="size-[20px]" />
        </button>
        {!entry.coupon.is_claimed && (
          <SaveButton
            deal={campaign}
            className="absolute top-2 right-15 size-[44px] rounded-full bg-surface shadow-float hover:bg-brand-soft"
          />
        )}
      </div>
      {sharing && (
        <SheetPart>
          <ShareWays page={page} />
        </SheetPart>
      )}
    </>
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
  const texts = useTexts(dealsTexts).home;
  const { coupon, state } = entry;
  const open = useFocusHandover<HTMLAnchorElement>(coupon.is_claimed);
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
      {state === 'sold_out' ? (
        <LineFoot campaignId={coupon.campaign_id} taking={getting} onTake={onGet} />
      ) : (
        <Button className="w-full" loading={getting} disabled={state !== 'live'} onClick={onGet}>
          {texts.getThis}
        </Button>
      )}
    </>
  );
}
