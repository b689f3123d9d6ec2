import type { PassPreview } from '@baeon/contracts/coupons/coupons-wire';
import type { ReactNode } from 'react';
import { addressText } from '@baeon/ui/components/deals/deal-facts.tsx';
import { EndingNote, ValidTill } from '@baeon/ui/components/deals/valid-till.tsx';
import { Picture } from '@baeon/ui/components/picture.tsx';
import { Skeleton } from '@baeon/ui/components/layout.tsx';
import { uiTexts } from '@baeon/ui/components/ui-texts.ts';
import { useTexts } from '@baeon/ui/lib/texts.ts';
import { couponTexts, momentText } from '../coupon-texts.ts';

const pageClass = 'px-5 pt-2 pb-8';
const cardClass = 'overflow-hidden rounded-card border border-line bg-raised';

type Props = { pass: PassPreview; children: ReactNode };

/** Who gives what, where it can be used and until when. */
export function PassCard({ pass, children }: Props) {
  const texts = useTexts(couponTexts);
  const { advertiser, expiry_date, time_zone } = pass;
  const validity = { expiry: expiry_date, timeZone: time_zone };
  return (
    <div className={pageClass}>
      <article className={cardClass}>
        <Picture
          eager
          src={pass.image}
          name={advertiser.name}
          width={640}
          height={320}
          className="w-full"
        />
        <div className="flex flex-col gap-4 p-5">
          <div>
            <p className="font-semibold text-link">{texts.gives(pass.from)}</p>
            <h2 className="mt-1 text-2xl leading-8 font-extrabold text-balance wrap-anywhere">
              {pass.title}
            </h2>
          </div>
          <div>
            <p className="font-bold wrap-anywhere">{advertiser.name}</p>
            <p className="text-ink-muted">{addressText(advertiser.address)}</p>
          </div>
          <p className="flex flex-wrap gap-x-2">
            <ValidTill {...validity} className="font-semibold" />
            <EndingNote {...validity} className="text-ink-muted" />
          </p>
          <div>
            <h3 className="font-bold">{texts.aboutOffer}</h3>
            <p className="mt-1 text-pretty whitespace-pre-line wrap-anywhere">{pass.description}</p>
          </div>
          <div>{children}</div>
          <p className="text-center text-sm text-pretty text-ink-muted">
            {texts.passed.until(momentText(pass.expires_at))}
          </p>
        </div>
      </article>
    </div>
  );
}

/** In the measures of the card above. */
export function PassCardSkeleton() {
  return (
    <div aria-busy="true" className={pageClass}>
      <p className="sr-only">{useTexts(uiTexts).loading}</p>
      <div className={cardClass}>
        <Skeleton className="aspect-2/1 rounded-none!" />
        <div className="p-5">
          <Skeleton className="h-4 w-2/5" />
          <Skeleton className="mt-3 h-6 w-4/5" />
          <Skeleton className="mt-6 h-4 w-1/2" />
          <Skeleton className="mt-2 h-4 w-3/5" />
          <Skeleton className="mt-6 h-4 w-2/3" />
          <Skeleton className="mt-8 h-13 rounded-field!" />
        </div>
      </div>
    </div>
  );
}
