import type { Advertiser } from '@baeon/contracts/coupons/coupon';
import type { ReactNode } from 'react';
import { digitsText } from '../../lib/digits-text.ts';
import { useTexts } from '../../lib/texts.ts';
import { dealTexts } from './deal-texts.ts';
import { DealDate, Ending } from './valid-till.tsx';

type FactsProps = { expiry: string; timeZone: string; dealsLeft: number };

/** Until when and how many, side by side where there is room. */
export function DealFacts({ expiry, timeZone, dealsLeft }: FactsProps) {
  const { facts: texts } = useTexts(dealTexts);
  return (
    <dl className="flex flex-wrap gap-2">
      <Tile term={texts.validTill} note={<Ending expiry={expiry} timeZone={timeZone} />}>
        <DealDate expiry={expiry} timeZone={timeZone} />
      </Tile>
      <Tile term={texts.dealsLeft} note={dealsLeft === 0 ? texts.allGone : texts.oneEach}>
        {digitsText(dealsLeft)}
      </Tile>
    </dl>
  );
}

type TileProps = { term: string; note: ReactNode; children: ReactNode };

function Tile({ term, note, children }: TileProps) {
  return (
    <div className="min-w-0 flex-1 basis-32 rounded-field bg-sunken px-3 py-3 min-[360px]:px-4">
      <dt className="text-sm text-ink-muted">{term}</dt>
      <dd className="text-lg leading-6 font-bold">
        {children}
        <span className="mt-0.5 block text-sm leading-5 font-normal text-balance text-ink-muted">
          {note}
        </span>
      </dd>
    </div>
  );
}

/** 'Bengaluru, Karnataka, 560038', without what is not known. */
export function addressText({ city, state, pincode }: Advertiser['address']): string {
  return [city, state, pincode].filter((part) => part !== '').join(', ');
}
