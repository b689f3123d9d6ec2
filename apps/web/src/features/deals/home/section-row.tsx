import type { CouponEntry, DealSection } from '@baeon/contracts/campaigns/campaigns-wire';
import type { DealSectionName } from '@baeon/contracts/campaigns/deal-sorting';
import { ChevronRight } from 'lucide-react';
import { type FocusEvent, useId } from 'react';
import { Link } from 'react-router';
import { Rated } from '@baeon/ui/components/deals/deal-facts.tsx';
import { dealTexts, distanceLabel } from '@baeon/ui/components/deals/deal-texts.ts';
import { EndingBadge, SavingBadge } from '@baeon/ui/components/deals/state-badge.tsx';
import { useTurns } from '../../../components/in-turn.tsx';
import { Picture } from '@baeon/ui/components/picture.tsx';
import { useFocusHandover } from '@baeon/ui/components/use-focus-handover.ts';
import { ScrollRow } from '@baeon/ui/components/scroll-row.tsx';
import { dealsTexts } from '../deals-texts.ts';
import { useTexts } from '@baeon/ui/lib/texts.ts';
import { sectionTexts } from './section-texts.ts';

/** The list that a row is the beginning of. */
const wholeLists: Record<DealSectionName, string> = {
  you: '?sort=you',
  ending: '?sort=ending',
  new: '?sort=new',
  followed: '?followed=1',
};

type Props = {
  section: DealSection;
  onOpen: (entry: CouponEntry) => void;
  /** Where the person's coupon of a deal is, once they have one. */
  couponPath: (entry: CouponEntry) => string;
  onSeeAll: () => void;
};

/** As many as a row has in sight. */
const FIRST_CARDS = 3;
/** Of these a phone shows a good part. */
const IN_SIGHT = 2;

/** A row of a few deals above the list of all. */
export function SectionRow({ section, onOpen, couponPath, onSeeAll }: Props) {
  const { name, entries } = section;
  const texts = useTexts(sectionTexts);
  const headingId = useId();
  const linkId = useId();
  const cards = useTurns(1) > 0 ? entries : entries.slice(0, FIRST_CARDS);
  return (
    <section aria-labelledby={headingId}>
      <div className="flex flex-wrap items-center justify-between gap-x-3 px-5 pb-1">
        <h2 id={headingId} className="text-lg leading-7 font-bold">
          {texts.titles[name]}
        </h2>
        <Link
          id={linkId}
          to={{ search: wholeLists[name] }}
          aria-labelledby={`${linkId} ${headingId}`}
          onClick={onSeeAll}
          className="inline-flex min-h-11 items-center gap-0.5 text-sm font-semibold text-link underline-offset-4 hover:underline"
        >
          {texts.seeAll}
          <ChevronRight aria-hidden="true" className="size-[16px] shrink-0" />
        </Link>
      </div>
      <ScrollRow arrowsAt="top-15" className="scroll-px-5 gap-3 px-5 py-1">
        {cards.map((entry, index) => (
          <SectionCard
            key={entry.coupon.campaign_id}
            entry={entry}
            eager={index < IN_SIGHT}
            couponPath={couponPath(entry)}
            onOpen={() => onOpen(entry)}
          />
        ))}
      </ScrollRow>
    </section>
  );
}

type CardProps = { entry: CouponEntry; couponPath: string; eager: boolean; onOpen: () => void };

/** Lies over the whole card: one thing to hear, all of it to tap. */
const stretched = 'text-left after:absolute after:inset-0 after:rounded-card';

/** Browsers leave alone what is half in sight; who goes by keys wants to see all of it. */
function bringIntoSight({ currentTarget }: FocusEvent<HTMLElement>): void {
  currentTarget.closest('article')?.scrollIntoView?.({ inline: 'nearest', block: 'nearest' });
}

/** A deal in a row: enough to want to know more. */
function SectionCard({ entry, couponPath, eager, onOpen }: CardProps) {
  const { campaign, advertiser, coupon, card_image } = entry;
  const titleId = useId();
  const { yours } = useTexts(dealsTexts).home;
  const open = useFocusHandover<HTMLAnchorElement>(coupon.is_claimed);
  const title = <span className="line-clamp-2 min-h-10">{campaign.title}</span>;
  const distance = distanceLabel(entry.distance_km, useTexts(dealTexts));
  return (
    <article
      aria-labelledby={titleId}
      className="relative flex w-48 max-w-[75vw] shrink-0 flex-col overflow-hidden rounded-card border border-line bg-raised transition-colors hover:border-line-strong"
    >
      <Picture
        src={campaign.image || card_image}
        name={advertiser.name}
        width={192}
        height={108}
        eager={eager}
        className="w-full"
      />
      <div className="flex flex-1 flex-col p-3">
        <h3 id={titleId} className="text-sm leading-5 font-bold wrap-anywhere">
          {coupon.is_claimed ? (
            <Link ref={open} to={couponPath} onFocus={bringIntoSight} className={stretched}>
              {title}
            </Link>
          ) : (
            <button
              type="button"
              aria-haspopup="dialog"
              onClick={onOpen}
              onFocus={bringIntoSight}
              className={stretched}
            >
              {title}
            </button>
          )}
        </h3>
        <p className="mt-1 line-clamp-1 text-sm leading-5 text-ink-muted wrap-anywhere">
          {advertiser.name}
        </p>
        <p className="flex flex-wrap gap-x-2 text-sm leading-5 text-ink-muted empty:hidden">
          {distance && <span>{distance}</span>}
          {entry.rating !== null && <Rated rating={entry.rating} />}
        </p>
        {/* One line on every card, so that a row is as high with its first cards as with all. */}
        <p className="mt-2 flex h-[calc(1.25rem+4px)] flex-wrap gap-1 overflow-hidden">
          {coupon.is_claimed && (
            <span className="text-sm font-semibold text-positive">{yours}</span>
          )}
          <EndingBadge expiry={coupon.expiry_date} timeZone={entry.time_zone} />
          <SavingBadge saving={entry.saving} />
        </p>
      </div>
    </article>
  );
}
